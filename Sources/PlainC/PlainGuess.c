#include "PlainC.h"
#include <string.h>

size_t plain_guess(const uint8_t *rows, size_t count, size_t length, uint8_t letter,
                   uint32_t *counts, uint32_t *masks, uint32_t *kept) {
  memset(counts, 0, sizeof *counts << length);
  for (size_t word = 0; word < count; word++) {
    uint32_t mask = 0;
    for (size_t position = 0; position < length; position++)
      mask |= (uint32_t)(rows[word * length + position] == letter) << position;
    masks[word] = mask;
    counts[mask]++;
  }
  uint32_t largest = 0;
  for (uint32_t mask = 0; mask >> length == 0; mask++)
    if (counts[mask] > counts[largest]) largest = mask;
  size_t size = 0;
  for (size_t word = 0; word < count; word++)
    if (masks[word] == largest) kept[size++] = (uint32_t)word;
  return size;
}
