#ifndef HEAP_STATISTICS_H
#define HEAP_STATISTICS_H

// This header also defines which C library is in use.
#include <stdlib.h>

/// Whether allocations can be counted on this platform.
extern const _Bool heap_counts_allocations;

/// The number of allocations by the calling thread so far.
size_t heap_allocations(void);

/// The number of bytes that all threads have allocated and not yet freed.
size_t heap_bytes_in_use(void);

/// The number of bytes of memory that the process occupies.
size_t heap_bytes_resident(void);

/// Makes the allocator return unused memory to the system.
void heap_trim(void);

#endif
