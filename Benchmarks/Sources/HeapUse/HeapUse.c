#include "HeapUse.h"

#if defined(__linux__)
#include <malloc.h>
#endif

long heap_use(void) {
#if defined(__GLIBC__)
  struct mallinfo2 info = mallinfo2();
  return (long)(info.uordblks + info.hblkhd);
#else
  return -1;
#endif
}
