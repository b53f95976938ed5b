// Makes Sources/GestureWeb/library.c a part of a usual program, beside its C library: other names, and a memory that is an array.
#include <stddef.h>

#define malloc web_malloc
#define free web_free
#define posix_memalign web_memalign
#define memcpy web_memcpy
#define memmove web_memmove
#define memset web_memset
#define memcmp web_memcmp
#define arc4random_buf web_random
#define round web_round
#define fmod web_fmod
#define putchar web_putchar
#define __heap_base web_heap
#define __builtin_wasm_memory_size(memory) web_pages()
#define __builtin_wasm_memory_grow(memory, pages) ((void)(pages), (size_t)-1)

size_t web_pages(void);
