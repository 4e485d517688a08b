#include "HeapStatistics.h"

#if defined(__APPLE__)

#include <mach/mach.h>
#include <malloc/malloc.h>

size_t heap_bytes_in_use(void) {
    malloc_statistics_t statistics;
    malloc_zone_statistics(NULL, &statistics);
    return statistics.size_in_use;
}

size_t heap_bytes_resident(void) {
    struct mach_task_basic_info information;
    mach_msg_type_number_t count = MACH_TASK_BASIC_INFO_COUNT;
    task_info(mach_task_self(), MACH_TASK_BASIC_INFO, (task_info_t)&information, &count);
    return information.resident_size;
}

void heap_trim(void) { malloc_zone_pressure_relief(NULL, 0); }

#elif defined(__GLIBC__)

#include <malloc.h>
#include <stdio.h>
#include <unistd.h>

// Large blocks are mapped one by one, and are counted separately from the arenas.
size_t heap_bytes_in_use(void) {
    struct mallinfo2 statistics = mallinfo2();
    return statistics.uordblks + statistics.hblkhd;
}

size_t heap_bytes_resident(void) {
    long pages = 0;
    FILE *statistics = fopen("/proc/self/statm", "r");
    if (!statistics) return 0;
    if (fscanf(statistics, "%*d %ld", &pages) != 1) pages = 0;
    fclose(statistics);
    return (size_t)pages * (size_t)sysconf(_SC_PAGESIZE);
}

void heap_trim(void) { malloc_trim(0); }

#else

size_t heap_bytes_in_use(void) { return 0; }
size_t heap_bytes_resident(void) { return 0; }
void heap_trim(void) {}

#endif
