// Runs the project's C under the sanitizer for undefined behaviour: see Scripts/sanitize. It prints what is wrong.
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "HandWritten.h"

void *web_malloc(size_t size);
void web_free(void *memory);
int web_memalign(void **memory, size_t alignment, size_t size);
int web_memcmp(const void *a, const void *b, size_t count);
double web_round(double x);
double web_fmod(double x, double y);

enum { HEAP = 32 << 20 };
_Alignas(16) unsigned char web_heap[HEAP];
size_t web_pages(void) { return ((uintptr_t)web_heap + HEAP) >> 16; }

static int wrong;

static void expect(int isTrue, const char *what) {
  if (isTrue) return;
  wrong += 1;
  if (wrong < 10) printf("undefined: %s\n", what);
}

static uint64_t state = 1;
static uint64_t next(void) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state;
}

// Blocks of every size that are written whole, freed, and given again: none may overlap another one.
static void memory(void) {
  enum { COUNT = 64 };
  static struct { unsigned char *bytes; size_t size; unsigned char mark; } held[COUNT];
  for (int step = 0; step < 200000; step += 1) {
    int place = (int)(next() % COUNT);
    if (held[place].bytes) {
      for (size_t at = 0; at < held[place].size; at += 1) {
        if (held[place].bytes[at] != held[place].mark) {
          expect(0, "a block was written by another one");
          break;
        }
      }
      web_free(held[place].bytes);
      held[place].bytes = 0;
      continue;
    }
    size_t size = next() % ((size_t)1 << (next() % 12));
    void *made = 0;
    if (next() & 1) {
      made = web_malloc(size);
    } else {
      expect(web_memalign(&made, 16, size) == 0, "no block of 16 bytes alignment");
    }
    expect(made && (uintptr_t)made % 16 == 0, "no block, or one that is not aligned");
    if (!made) return;
    held[place].bytes = made;
    held[place].size = size;
    held[place].mark = (unsigned char)next();
    memset(made, held[place].mark, size);
  }
  const size_t huge[] = {HEAP, (size_t)1 << 30, ((size_t)1 << 30) - 15, (size_t)1 << 31, SIZE_MAX / 2, SIZE_MAX - 16, SIZE_MAX - 15, SIZE_MAX};
  for (size_t number = 0; number < sizeof huge / sizeof *huge; number += 1) expect(!web_malloc(huge[number]), "a block of a size that there is not");
  void *never = 0;
  expect(web_memalign(&never, 32, 8) != 0, "an alignment that there is not");
  web_free(0);
}

static int isSame(double a, double b) { return memcmp(&a, &b, sizeof a) == 0 || (isnan(a) && isnan(b)); }

static double any(void) {
  const double special[] = {0, -0.0, 1, -1, 0.5, -0.5, 1.5, 2.5, 360, -360, 1e15, 4503599627370496, 1e300, 5e-324, -5e-324, 2.2250738585072014e-308, INFINITY, -INFINITY, NAN};
  uint64_t bits = next();
  double made;
  switch (next() % 4) {
    case 0: return special[bits % (sizeof special / sizeof *special)];
    case 1: return (double)(int64_t)(bits % 2000000 - 1000000) / 1000;
    case 2: return (double)(int64_t)(bits % 64 - 32) / 2;
    default: memcpy(&made, &bits, sizeof made); return made;
  }
}

static void numbers(void) {
  for (int step = 0; step < 300000; step += 1) {
    double x = any(), y = any();
    expect(isSame(web_round(x), round(x)), "round is not that of the C library");
    expect(isSame(web_fmod(x, y), fmod(x, y)), "fmod is not that of the C library");
    unsigned char a[3], b[3];
    for (int at = 0; at < 3; at += 1) { a[at] = next() % 2 ? 255 : 0; b[at] = next() % 2 ? 255 : 0; }
    int own = web_memcmp(a, b, 3), theirs = memcmp(a, b, 3);
    expect((own > 0) == (theirs > 0) && (own < 0) == (theirs < 0), "memcmp is not that of the C library");
  }
}

static void receive(void *count, const struct hw_outcome *outcome) {
  if (outcome->fingers >= 0) *(long *)count += 1;
}

// The program in C that benchmarks compare with, on touches of up to five fingers.
static long touches(void) {
  long outcomes = 0;
  struct hw_machine *machine = hw_make(receive, &outcomes);
  int isDown[5] = {0};
  struct hw_point places[5] = {{0}}, ways[5] = {{0}};
  struct hw_sample sample = {0};
  for (int step = 0; step < 400000; step += 1) {
    // One finger, two, or five; before that number changes, those that are down lift.
    int most = step / 1000 % 3 == 0 ? 1 : step / 1000 % 3 == 1 ? 2 : 5;
    int finger = step % 1000 > 990 ? 4 - step % 5 : (int)(next() % (unsigned)most);
    if (step % 1000 > 990 && !isDown[finger]) continue;
    sample.time += (int64_t)(next() % (step % 7000 < 3500 ? 20000 : 200000));
    sample.finger = finger + 1;
    sample.phase = !isDown[finger] ? HW_DOWN : step % 1000 <= 990 && next() % 8 ? HW_MOVE : next() % 8 ? HW_UP : HW_CANCEL;
    if (sample.phase == HW_DOWN) ways[finger] = next() % 3 ? (struct hw_point){0} : (struct hw_point){(double)(next() % 41) - 20, (double)(next() % 41) - 20};
    places[finger].x += ways[finger].x;
    places[finger].y += ways[finger].y;
    sample.place = places[finger];
    isDown[finger] = sample.phase == HW_DOWN || sample.phase == HW_MOVE;
    hw_feed(machine, &sample);
  }
  hw_free(machine);
  return outcomes;
}

int main(void) {
  memory();
  numbers();
  long outcomes = touches();
  expect(outcomes > 10000, "the program in C recognized nothing");
  printf("undefined: %ld outcomes, %d wrong\n", outcomes, wrong);
  return wrong != 0;
}
