// The usual eight gestures, recognized by a program that somebody wrote for them and nothing else: what a table is held
// against. The same rules as the table of `TableMaker.usualSet`, and so the same outcomes.
#ifndef HAND_WRITTEN_H
#define HAND_WRITTEN_H

#include <stdbool.h>
#include <stdint.h>

enum hw_phase { HW_RECOGNIZED, HW_BEGAN, HW_CHANGED, HW_ENDED, HW_CANCELLED };
enum hw_touch { HW_DOWN, HW_MOVE, HW_UP, HW_CANCEL };

// In the order of the table's activities.
enum hw_activity { HW_TOUCH, HW_DOUBLE_TOUCH, HW_LONG_PRESS, HW_DRAG, HW_DRAG_UP, HW_PINCH, HW_ROTATE, HW_PAIR_DRAG };

// In the order of the table's mechanics.
enum hw_mechanic {
  HW_M_TOUCH, HW_M_DOUBLE_TOUCH, HW_M_LONG_PRESS, HW_M_DRAG, HW_M_FLING, HW_M_PINCH, HW_M_ROTATE, HW_M_PAIR_DRAG, HW_M_SWIPE
};

struct hw_point { double x, y; };

struct hw_sample {
  int64_t time;  // microseconds
  enum hw_touch phase;
  int64_t finger;
  struct hw_point place;
};

struct hw_outcome {
  int64_t time;
  enum hw_activity activity;
  enum hw_mechanic mechanic;
  enum hw_phase phase;
  int fingers;
  // The centre now; when the last finger had pressed; how far it got since, whatever fingers joined or left.
  struct hw_point place, origin, travel;
  struct hw_point translation, velocity;
  double scale, rotation;
};

typedef void (*hw_receive)(void *context, const struct hw_outcome *outcome);

struct hw_machine;

struct hw_machine *hw_make(hw_receive receive, void *context);
void hw_free(struct hw_machine *machine);
void hw_feed(struct hw_machine *machine, const struct hw_sample *sample);

#endif
