#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

/// Whether allocations can be counted on this platform: only glibc lets a program replace `malloc` in this way.
int allocation_count_is_supported(void);

/// Starts to count what the calling thread allocates, from zero.
void allocation_count_start(void);

/// Stops counting and returns how many blocks the calling thread has asked for.
long allocation_count_stop(void);

/// How many bytes these blocks have together. Fewer are in use if some blocks were freed.
long allocation_count_bytes(void);

#endif
