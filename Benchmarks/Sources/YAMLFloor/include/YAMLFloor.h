#pragma once
#include <stddef.h>

/// How many events libyaml makes of a text; -1 where it cannot read it.
long yaml_floor_events(const unsigned char *bytes, size_t count);
