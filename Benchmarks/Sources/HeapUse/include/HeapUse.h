#ifndef HEAP_USE_H
#define HEAP_USE_H

/// How many bytes of the heap are in use; -1 where the platform does not say.
long heap_use(void);

#endif
