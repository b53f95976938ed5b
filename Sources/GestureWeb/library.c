// The few functions of a C library that compiled Swift calls, for a wasm module that has none.
#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

// Blocks of sizes that are powers of two, each with its class before it; a free one goes to the list of its class.
typedef struct Block { struct Block *next; } Block;
static Block *lists[32];
static uintptr_t top;

static unsigned class_of(size_t size) {
  unsigned class = 4;
  while (((size_t)1 << class) < size) class += 1;
  return class;
}

void *malloc(size_t size) {
  if (size > ((size_t)1 << 30) - 16) return 0;
  unsigned class = class_of(size + 16);
  Block *block = lists[class];
  if (block) {
    lists[class] = block->next;
  } else {
    if (!top) top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
    size_t bytes = (size_t)1 << class;
    uintptr_t end = top + bytes;
    size_t held = __builtin_wasm_memory_size(0) << 16;
    if (end > held && __builtin_wasm_memory_grow(0, (end - held + 65535) >> 16) == (size_t)-1) return 0;
    block = (Block *)top;
    top = end;
  }
  *(uint32_t *)block = class;
  return (char *)block + 16;
}

void free(void *memory) {
  if (!memory) return;
  Block *block = (Block *)((char *)memory - 16);
  unsigned class = *(uint32_t *)block;
  block->next = lists[class];
  lists[class] = block;
}

// Every block is aligned to 16 bytes; nothing here asks for more.
int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment > 16) return 22;
  *memory = malloc(size);
  return *memory ? 0 : 12;
}

// -mbulk-memory makes one instruction of each of these.
void *memcpy(void *restrict to, const void *restrict from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int value, size_t count) { return __builtin_memset(to, value, count); }

int memcmp(const void *a, const void *b, size_t count) {
  const unsigned char *x = a, *y = b;
  for (; count; count -= 1, x += 1, y += 1)
    if (*x != *y) return *x - *y;
  return 0;
}

// Seeds of hash tables: there are none, and the same input gives the same bytes.
void arc4random_buf(void *bytes, size_t count) { memset(bytes, 0, count); }
// To the nearest whole number, halves away from 0.
double round(double x) {
  double whole = __builtin_trunc(x);
  if (__builtin_fabs(x - whole) >= 0.5) whole += __builtin_copysign(1, x);
  return __builtin_copysign(whole, x);
}

// What is left of x after whole multiples of y: exact, by long division, bit by bit.
double fmod(double x, double y) {
  uint64_t a = 0, b = 0;
  __builtin_memcpy(&a, &x, 8);
  __builtin_memcpy(&b, &y, 8);
  uint64_t sign = a & (1ull << 63), low = (1ull << 52) - 1;
  a &= ~(1ull << 63);
  b &= ~(1ull << 63);
  if (b == 0 || a >= 0x7ffull << 52 || b > 0x7ffull << 52) return (x * y) / (x * y);
  if (a < b) return x;
  int up = (int)(a >> 52), down = (int)(b >> 52);
  uint64_t p = up ? (a & low) | (1ull << 52) : a, q = down ? (b & low) | (1ull << 52) : b;
  if (!up) up = 1;
  if (!down) down = 1;
  for (; up > down; up -= 1) p = p % q << 1;
  p %= q;
  if (p) {
    while (p < 1ull << 52 && up > 1) {
      p <<= 1;
      up -= 1;
    }
    if (p >= 1ull << 52) p = (p & low) | ((uint64_t)up << 52);
  }
  p |= sign;
  __builtin_memcpy(&x, &p, 8);
  return x;
}

int putchar(int character) { return character; }
