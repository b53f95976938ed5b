#include "HandWritten.h"

#include <math.h>
#include <stdlib.h>

#include "Fingers.h"

// Microseconds and points.
static const int64_t long_press = 400000, window = 150000, gap_least = 40000, gap_most = 300000;
static const double slop = 8, double_slop = 100, span_slop = 16, turn_slop = 5;
static const double swipe = 300, fling = 1000;

enum one { ONE_NONE, ONE_POSSIBLE, ONE_HELD, ONE_DRAG, ONE_DRAG_UP };
enum pair { PAIR_NONE, PAIR_PRESSING, PAIR_POSSIBLE, PAIR_UNDER_WAY, PAIR_REJOINING };

// What a gesture that goes on counts from: where its fingers were when it began.
struct values {
  struct hw_point place, origin;
  double span, turned;
};

struct hw_machine {
  hw_receive receive;
  void *context;
  struct fingers fingers;
  int64_t now, instant;
  uint32_t moved;

  // The gestures of one finger in the running sequence. While it keeps still all of them are possible.
  enum one one;
  int one_slot;
  int64_t pressed;
  struct values one_values;

  // A touch that waits for a double touch; and whether the second press is down.
  bool has_touch, is_second;
  int64_t lifted;
  struct hw_point touch, touch_start;

  // Pinch, rotate and the drag of two fingers: they may go on together.
  enum pair pairs[3];
  uint32_t pair_set;
  struct hw_point base, base_places[2];
  double base_span, turned;
  struct values pair_values[3];
};

struct hw_machine *hw_make(hw_receive receive, void *context) {
  struct hw_machine *m = calloc(1, sizeof *m);
  if (m) {
    m->receive = receive;
    m->context = context;
    m->now = INT64_MIN;
  }
  return m;
}

void hw_free(struct hw_machine *m) { free(m); }

// --- Outcomes

static void emit(struct hw_machine *m, enum hw_activity activity, enum hw_mechanic mechanic, enum hw_phase phase,
                 uint32_t set, const struct values *values, struct hw_point velocity) {
  struct hw_point place = fingers_centroid(&m->fingers, set);
  double span = fingers_span(&m->fingers, set);
  struct hw_outcome outcome = {
      .time = m->instant,
      .activity = activity,
      .mechanic = mechanic,
      .phase = phase,
      .fingers = __builtin_popcount(set),
      .place = place,
      .origin = values->origin,
      .travel = minus(place, values->origin),
      .translation = minus(place, values->place),
      .velocity = velocity,
      .scale = values->span > 0 ? span / values->span : 1,
      .rotation = values->turned,
  };
  m->receive(m->context, &outcome);
}

static void emit_touch(struct hw_machine *m, enum hw_activity activity, struct hw_point origin, struct hw_point place) {
  struct hw_outcome outcome = {.time = m->instant,
                               .activity = activity,
                               .mechanic = (enum hw_mechanic)activity,
                               .phase = HW_RECOGNIZED,
                               .fingers = 1,
                               .place = place,
                               .origin = origin,
                               .travel = minus(place, origin),
                               .scale = 1};
  m->receive(m->context, &outcome);
}

static void start_values(struct hw_machine *m, uint32_t set, struct values *values, struct hw_point origin) {
  values->origin = origin;
  values->place = fingers_centroid(&m->fingers, set);
  values->span = fingers_span(&m->fingers, set);
  values->turned = 0;
}

// No double touch can come any more: the touch was one.
static void release_touch(struct hw_machine *m) {
  if (m->has_touch) emit_touch(m, HW_TOUCH, m->touch_start, m->touch);
  m->has_touch = m->is_second = false;
}

// The double touch fails while its second finger is down.
static void fail_second(struct hw_machine *m) {
  if (m->is_second) release_touch(m);
}

// --- One finger

static const struct hw_point none = {0, 0};

static enum hw_activity one_activity(const struct hw_machine *m) {
  return m->one == ONE_HELD ? HW_LONG_PRESS : m->one == ONE_DRAG ? HW_DRAG : HW_DRAG_UP;
}

static void emit_one(struct hw_machine *m, enum hw_phase phase) {
  enum hw_mechanic mechanic = m->one == ONE_HELD ? HW_M_LONG_PRESS : HW_M_DRAG;
  struct hw_point velocity = none;
  if (phase == HW_ENDED && m->one != ONE_HELD) {
    velocity = fingers_velocity(&m->fingers, 1u << m->one_slot, m->instant);
    double speed = length(velocity);
    if (speed >= fling) mechanic = HW_M_FLING;
    else if (speed >= swipe) mechanic = HW_M_SWIPE;
  }
  emit(m, one_activity(m), mechanic, phase, 1u << m->one_slot, &m->one_values, velocity);
}

// A gesture of one finger claims: no other is possible any more.
static void begin_one(struct hw_machine *m, enum one one) {
  fail_second(m);
  m->one = one;
  for (int i = 0; i < 3; i++) m->pairs[i] = PAIR_NONE;
  start_values(m, 1u << m->one_slot, &m->one_values, m->fingers.all[m->one_slot].start);
  emit_one(m, HW_BEGAN);
}

static void move_one(struct hw_machine *m) {
  if (m->one == ONE_POSSIBLE) {
    const struct finger *finger = &m->fingers.all[m->one_slot];
    struct hw_point way = minus(finger->place, finger->start);
    if (square(way) > slop * slop) begin_one(m, -way.y >= fabs(way.x) ? ONE_DRAG_UP : ONE_DRAG);
  } else {
    emit_one(m, HW_CHANGED);
  }
}

// --- Two fingers

static void take_base(struct hw_machine *m, uint32_t set) {
  int first = __builtin_ctz(set), second = __builtin_ctz(set & (set - 1));
  m->pair_set = set;
  m->base = fingers_centroid(&m->fingers, set);
  m->base_span = fingers_span(&m->fingers, set);
  m->base_places[0] = m->fingers.all[first].place;
  m->base_places[1] = m->fingers.all[second].place;
  m->turned = 0;
}

static bool passes_slop(const struct hw_machine *m, int which) {
  if (which == 0) return fabs(fingers_span(&m->fingers, m->pair_set) - m->base_span) > span_slop;
  if (which == 2) return square(minus(fingers_centroid(&m->fingers, m->pair_set), m->base)) > slop * slop;
  if (fabs(m->turned) <= turn_slop) return false;
  int first = __builtin_ctz(m->pair_set), second = __builtin_ctz(m->pair_set & (m->pair_set - 1));
  return square(minus(m->fingers.all[first].place, m->base_places[0])) > slop * slop ||
         square(minus(m->fingers.all[second].place, m->base_places[1])) > slop * slop;
}

static void emit_pair(struct hw_machine *m, int which, enum hw_phase phase) {
  struct hw_point velocity = none;
  if (which == 2 && phase == HW_ENDED) velocity = fingers_velocity(&m->fingers, m->pair_set, m->instant);
  emit(m, HW_PINCH + which, HW_M_PINCH + which, phase, m->pair_set, &m->pair_values[which], velocity);
}

static void move_pairs(struct hw_machine *m) {
  if (m->pairs[1] == PAIR_POSSIBLE || m->pairs[1] == PAIR_UNDER_WAY) {
    double turn = fingers_turn(&m->fingers, m->pair_set);
    m->turned += turn;
    m->pair_values[1].turned += turn;
  }
  for (int i = 0; i < 3; i++)
    if (m->pairs[i] == PAIR_UNDER_WAY) emit_pair(m, i, HW_CHANGED);
  for (int i = 0; i < 3; i++)
    if (m->pairs[i] == PAIR_POSSIBLE && passes_slop(m, i)) {
      m->pairs[i] = PAIR_UNDER_WAY;
      start_values(m, m->pair_set, &m->pair_values[i], m->base);
      emit_pair(m, i, HW_BEGAN);
    }
}

// What ended because a finger lifted begins again when two are down.
static void rejoin_pairs(struct hw_machine *m) {
  int count = __builtin_popcount(m->fingers.down);
  bool takes_base = false;
  for (int i = 0; i < 3; i++)
    if (m->pairs[i] == PAIR_REJOINING && count != 1) {
      m->pairs[i] = count == 2 ? PAIR_POSSIBLE : count == 0 ? PAIR_NONE : PAIR_REJOINING;
      takes_base |= count == 2;
    }
  if (takes_base) take_base(m, m->fingers.down);
}

// --- Time

static void fire_timers(struct hw_machine *m, int64_t time) {
  if (m->has_touch && !m->is_second && time - m->lifted >= gap_most) {
    m->instant = m->lifted + gap_most;
    release_touch(m);
  }
  if (m->pairs[0] == PAIR_PRESSING && time - m->pressed >= window)
    for (int i = 0; i < 3; i++) m->pairs[i] = PAIR_NONE;
  if (m->one == ONE_POSSIBLE && time - m->pressed >= long_press) {
    m->instant = m->pressed + long_press;
    begin_one(m, ONE_HELD);
  }
}

// Judges the fingers that moved at the present time, all at once.
static void judge_frame(struct hw_machine *m) {
  if (!m->moved) return;
  m->instant = m->now;
  if (m->one != ONE_NONE && m->moved & 1u << m->one_slot) move_one(m);
  if (m->pair_set & m->moved) move_pairs(m);
  fingers_settle(&m->fingers, m->moved);
  m->moved = 0;
}

static void pass(struct hw_machine *m, int64_t time) {
  judge_frame(m);
  fire_timers(m, time);
  m->now = time;
  m->instant = time;
}

// --- Samples

static void press_first(struct hw_machine *m, int slot, const struct hw_sample *sample) {
  if (m->has_touch) {
    bool isNear = square(minus(sample->place, m->touch)) <= double_slop * double_slop;
    if (sample->time - m->lifted >= gap_least && isNear) m->is_second = true;
    else release_touch(m);
  }
  m->one = ONE_POSSIBLE;
  m->one_slot = slot;
  m->pressed = sample->time;
  m->pair_set = 0;
  for (int i = 0; i < 3; i++) m->pairs[i] = PAIR_PRESSING;
}

static void press_further(struct hw_machine *m) {
  if (m->one == ONE_POSSIBLE) {
    m->one = ONE_NONE;
    fail_second(m);
  }
  bool takes_base = false;
  for (int i = 0; i < 3; i++) {
    takes_base |= m->pairs[i] == PAIR_PRESSING;
    if (m->pairs[i] == PAIR_PRESSING) m->pairs[i] = PAIR_POSSIBLE;
    else if (m->pairs[i] == PAIR_POSSIBLE) m->pairs[i] = PAIR_NONE;
  }
  if (takes_base) take_base(m, m->fingers.down);
  rejoin_pairs(m);
}

static void lift_one(struct hw_machine *m) {
  const struct finger *finger = &m->fingers.all[m->one_slot];
  if (m->one == ONE_POSSIBLE) {
    if (m->is_second) {
      emit_touch(m, HW_DOUBLE_TOUCH, finger->start, finger->place);
      m->has_touch = m->is_second = false;
    } else {
      m->has_touch = true;
      m->touch = finger->place;
      m->touch_start = finger->start;
      m->lifted = m->now;
    }
  } else {
    emit_one(m, HW_ENDED);
  }
  m->one = ONE_NONE;
}

static void lift_pairs(struct hw_machine *m, enum hw_phase phase) {
  for (int i = 0; i < 3; i++) {
    bool ends = m->pairs[i] == PAIR_UNDER_WAY;
    if (ends) emit_pair(m, i, phase);
    m->pairs[i] = ends && phase == HW_ENDED ? PAIR_REJOINING : PAIR_NONE;
  }
  m->pair_set = 0;
}

static void lift(struct hw_machine *m, int slot) {
  bool isOne = m->one != ONE_NONE && slot == m->one_slot;
  if (m->pair_set & 1u << slot) lift_pairs(m, HW_ENDED);
  else if (m->pairs[0] == PAIR_PRESSING) lift_pairs(m, HW_CANCELLED);
  if (isOne) lift_one(m);
  fingers_up(&m->fingers, slot);
  rejoin_pairs(m);
}

static void cancel(struct hw_machine *m, int slot) {
  bool isOne = m->one != ONE_NONE && slot == m->one_slot;
  lift_pairs(m, HW_CANCELLED);
  if (isOne) {
    if (m->one == ONE_POSSIBLE) fail_second(m);
    else emit_one(m, HW_CANCELLED);
    m->one = ONE_NONE;
  }
  fingers_up(&m->fingers, slot);
  rejoin_pairs(m);
}

void hw_feed(struct hw_machine *m, const struct hw_sample *sample) {
  if (sample->time < m->now) return;
  int slot = fingers_slot(&m->fingers, sample->finger);
  if (sample->phase == HW_DOWN) {
    int free_slot = fingers_free(&m->fingers);
    if (slot >= 0 || free_slot < 0) return;
    pass(m, sample->time);
    bool isFirst = m->fingers.down == 0;
    fingers_down(&m->fingers, free_slot, sample);
    if (isFirst) press_first(m, free_slot, sample);
    else press_further(m);
    return;
  }
  if (slot < 0) return;
  if (sample->phase == HW_MOVE) {
    if (sample->time != m->now) pass(m, sample->time);
    fingers_move(&m->fingers, slot, sample);
    m->moved |= 1u << slot;
    return;
  }
  pass(m, sample->time);
  const struct finger *finger = &m->fingers.all[slot];
  bool hasMoved = finger->place.x != sample->place.x || finger->place.y != sample->place.y;
  if (sample->phase == HW_UP && hasMoved) {
    fingers_move(&m->fingers, slot, sample);
    m->moved = 1u << slot;
    judge_frame(m);
  }
  if (sample->phase == HW_UP) lift(m, slot);
  else cancel(m, slot);
}
