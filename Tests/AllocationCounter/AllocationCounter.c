// These functions replace those of glibc. Each counts the call and forwards it to glibc's alternative name.
#include "AllocationCounter.h"

#include <stddef.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);

static _Thread_local unsigned long allocations;

unsigned long allocation_count(void) { return allocations; }

// The sanitizers replace the same functions.
#if !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

void *malloc(size_t size) {
  allocations++;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  allocations++;
  return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
  allocations++;
  return __libc_realloc(memory, size);
}

#endif
