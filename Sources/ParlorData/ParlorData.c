#include "ParlorData.h"
