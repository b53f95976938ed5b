// A device's loop around Program.swift, on this machine: a touch, and nothing after it, which makes it one.
#include <stdint.h>
#include <stdio.h>

void *device_make(void);
int32_t device_feed(void *device, int64_t microseconds, uint8_t phase, int32_t finger, double x, double y);
int32_t device_advance(void *device, int64_t microseconds);

enum { down = 0, up = 2 };

int main(void) {
  void *device = device_make();
  device_feed(device, 0, down, 1, 100, 100);
  device_feed(device, 50000, up, 1, 100, 100);
  printf("activity %d\n", device_advance(device, 2000000));
  return 0;
}
