#ifndef HEAP_STATISTICS_H
#define HEAP_STATISTICS_H

// Says which C library this is, too.
#include <stdlib.h>

/// Whether allocations can be counted here; elsewhere only bytes are known.
extern const _Bool heap_counts_allocations;

/// The allocations that the calling thread has made so far.
size_t heap_allocations(void);

/// The bytes that are allocated and not yet freed, by all threads.
size_t heap_bytes_in_use(void);

/// The bytes of memory that the process occupies.
size_t heap_bytes_resident(void);

/// Has the allocator give back to the system what it does not need.
void heap_trim(void);

#endif
