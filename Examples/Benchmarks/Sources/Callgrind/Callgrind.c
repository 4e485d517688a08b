#include "Callgrind.h"

#if __has_include(<valgrind/callgrind.h>)

#include <valgrind/callgrind.h>

void callgrind_start(void) { CALLGRIND_START_INSTRUMENTATION; }

void callgrind_stop(void) { CALLGRIND_STOP_INSTRUMENTATION; }

#else

void callgrind_start(void) {}

void callgrind_stop(void) {}

#endif
