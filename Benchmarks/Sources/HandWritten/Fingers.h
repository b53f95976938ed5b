// Fingers that are down: places, histories, and what several of them make together.
#ifndef FINGERS_H
#define FINGERS_H

#include "HandWritten.h"

enum { finger_limit = 10, history_length = 32 };

struct moment {
  int64_t time;
  struct hw_point place;
};

struct finger {
  int64_t id;
  struct hw_point start, place, previous;
  // A ring; `newest` is its last place that was written.
  struct moment history[history_length];
  unsigned newest, count;
};

struct fingers {
  struct finger all[finger_limit];
  uint32_t down;
};

static inline struct hw_point minus(struct hw_point a, struct hw_point b) {
  return (struct hw_point){a.x - b.x, a.y - b.y};
}
static inline double square(struct hw_point a) { return a.x * a.x + a.y * a.y; }
double length(struct hw_point a);

int fingers_slot(const struct fingers *fingers, int64_t id);
int fingers_free(const struct fingers *fingers);
void fingers_down(struct fingers *fingers, int slot, const struct hw_sample *sample);
void fingers_move(struct fingers *fingers, int slot, const struct hw_sample *sample);
void fingers_up(struct fingers *fingers, int slot);
void fingers_settle(struct fingers *fingers, uint32_t set);

// Of a set of one or two fingers.
struct hw_point fingers_centroid(const struct fingers *fingers, uint32_t set);
double fingers_span(const struct fingers *fingers, uint32_t set);
double fingers_turn(const struct fingers *fingers, uint32_t set);
struct hw_point fingers_velocity(const struct fingers *fingers, uint32_t set, int64_t time);

#endif
