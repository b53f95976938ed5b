#include "Fingers.h"

#include <math.h>

double length(struct hw_point a) { return sqrt(square(a)); }

int fingers_slot(const struct fingers *fingers, int64_t id) {
  for (uint32_t rest = fingers->down; rest; rest &= rest - 1) {
    int slot = __builtin_ctz(rest);
    if (fingers->all[slot].id == id) return slot;
  }
  return -1;
}

int fingers_free(const struct fingers *fingers) {
  int slot = __builtin_ctz(~fingers->down);
  return slot < finger_limit ? slot : -1;
}

static void append(struct finger *finger, int64_t time, struct hw_point place) {
  if (finger->count == 0 || finger->history[finger->newest].time != time) {
    finger->newest = (finger->newest + 1) % history_length;
    if (finger->count < history_length) finger->count++;
  }
  finger->history[finger->newest] = (struct moment){time, place};
}

void fingers_down(struct fingers *fingers, int slot, const struct hw_sample *sample) {
  struct finger *finger = &fingers->all[slot];
  fingers->down |= 1u << slot;
  finger->id = sample->finger;
  finger->start = finger->place = finger->previous = sample->place;
  finger->count = 0;
  append(finger, sample->time, sample->place);
}

void fingers_move(struct fingers *fingers, int slot, const struct hw_sample *sample) {
  fingers->all[slot].place = sample->place;
  append(&fingers->all[slot], sample->time, sample->place);
}

void fingers_up(struct fingers *fingers, int slot) { fingers->down &= ~(1u << slot); }

void fingers_settle(struct fingers *fingers, uint32_t set) {
  for (; set; set &= set - 1) {
    struct finger *finger = &fingers->all[__builtin_ctz(set)];
    finger->previous = finger->place;
  }
}

static bool is_one(uint32_t set) { return (set & (set - 1)) == 0; }

struct hw_point fingers_centroid(const struct fingers *fingers, uint32_t set) {
  struct hw_point first = fingers->all[__builtin_ctz(set)].place;
  if (is_one(set)) return first;
  struct hw_point second = fingers->all[__builtin_ctz(set & (set - 1))].place;
  return (struct hw_point){(first.x + second.x) / 2, (first.y + second.y) / 2};
}

double fingers_span(const struct fingers *fingers, uint32_t set) {
  if (is_one(set)) return 0;
  struct hw_point first = fingers->all[__builtin_ctz(set)].place;
  return length(minus(first, fingers->all[__builtin_ctz(set & (set - 1))].place));
}

// Degrees in this frame, clockwise positive: the line between two fingers turns as each of them does about its middle.
double fingers_turn(const struct fingers *fingers, uint32_t set) {
  const struct finger *a = &fingers->all[__builtin_ctz(set)];
  const struct finger *b = &fingers->all[__builtin_ctz(set & (set - 1))];
  struct hw_point before = minus(b->previous, a->previous), after = minus(b->place, a->place);
  double dot = before.x * after.x + before.y * after.y, cross = before.x * after.y - before.y * after.x;
  return atan2(cross, dot) * (180 / M_PI);
}

static const struct moment *sample_at(const struct finger *finger, unsigned age) {
  return &finger->history[(finger->newest - age) % history_length];
}

// How many of the newest samples count: at most 20 in 100 ms, none before a gap of 40 ms.
static unsigned usable(const struct finger *finger, int64_t time) {
  int64_t newest = sample_at(finger, 0)->time;
  if (time - newest >= 40000) return 0;
  unsigned count = 1;
  while (count < finger->count && count < 20) {
    int64_t next = sample_at(finger, count)->time;
    if (newest - next > 100000 || sample_at(finger, count - 1)->time - next >= 40000) break;
    count++;
  }
  return count;
}

// The slope at the newest sample of the least-squares parabola, or line where there is none.
static struct hw_point fit(const struct finger *finger, unsigned count) {
  const struct moment *newest = sample_at(finger, 0);
  double x = 0, x2 = 0, x3 = 0, x4 = 0;
  struct hw_point y = {0, 0}, xy = {0, 0}, x2y = {0, 0};
  for (unsigned i = 0; i < count; i++) {
    const struct moment *sample = sample_at(finger, i);
    double age = (double)(sample->time - newest->time) / 1e6, age2 = age * age;
    struct hw_point place = minus(sample->place, newest->place);
    x += age, x2 += age2, x3 += age2 * age, x4 += age2 * age2;
    y.x += place.x, xy.x += place.x * age, x2y.x += place.x * age2;
    y.y += place.y, xy.y += place.y * age, x2y.y += place.y * age2;
  }
  double n = count, sxx = x2 - x * x / n, sxx2 = x3 - x * x2 / n, sx2x2 = x4 - x2 * x2 / n;
  struct hw_point sxy = {xy.x - y.x * (x / n), xy.y - y.y * (x / n)};
  struct hw_point sx2y = {x2y.x - y.x * (x2 / n), x2y.y - y.y * (x2 / n)};
  double denominator = sxx * sx2x2 - sxx2 * sxx2;
  if (fabs(denominator) <= 1e-18) {
    return sxx > 0 ? (struct hw_point){sxy.x / sxx, sxy.y / sxx} : (struct hw_point){0, 0};
  }
  return (struct hw_point){(sxy.x * sx2x2 - sx2y.x * sxx2) / denominator,
                           (sxy.y * sx2x2 - sx2y.y * sxx2) / denominator};
}

// Points a second: never against the movement, never faster than 8000.
static struct hw_point velocity(const struct finger *finger, int64_t time) {
  struct hw_point still = {0, 0};
  unsigned count = usable(finger, time);
  if (count < 2) return still;
  struct hw_point raw = fit(finger, count);
  struct hw_point way = minus(sample_at(finger, 0)->place, sample_at(finger, count - 1)->place);
  if (raw.x * way.x + raw.y * way.y < 0) return still;
  double speed = length(raw);
  if (speed > 8000) raw = (struct hw_point){raw.x * (8000 / speed), raw.y * (8000 / speed)};
  return raw;
}

struct hw_point fingers_velocity(const struct fingers *fingers, uint32_t set, int64_t time) {
  struct hw_point first = velocity(&fingers->all[__builtin_ctz(set)], time);
  if (is_one(set)) return first;
  struct hw_point second = velocity(&fingers->all[__builtin_ctz(set & (set - 1))], time);
  return (struct hw_point){(first.x + second.x) / 2, (first.y + second.y) / 2};
}
