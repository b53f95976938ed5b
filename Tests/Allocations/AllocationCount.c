// Replaces the allocator of the test program and counts the allocations of one thread.
#include "AllocationCount.h"

#include <stddef.h>
#include <stdlib.h>

#if defined(__linux__) && defined(__GLIBC__)

#include <errno.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static __thread int is_counting;
static __thread long blocks;
static __thread long bytes;

static void note(size_t size) {
  if (!is_counting) return;
  blocks += 1;
  bytes += (long)size;
}

void *malloc(size_t size) {
  note(size);
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  note(count * size);
  return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
  note(size);
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  note(size);
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note(size);
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  note(size);
  void *made = __libc_memalign(alignment, size);
  if (made == NULL) return ENOMEM;
  *block = made;
  return 0;
}

int allocation_count_is_supported(void) { return 1; }

void allocation_count_start(void) {
  blocks = 0;
  bytes = 0;
  is_counting = 1;
}

long allocation_count_stop(void) {
  is_counting = 0;
  return blocks;
}

long allocation_count_bytes(void) { return bytes; }

#else

int allocation_count_is_supported(void) { return 0; }
void allocation_count_start(void) {}
long allocation_count_stop(void) { return -1; }
long allocation_count_bytes(void) { return -1; }

#endif
