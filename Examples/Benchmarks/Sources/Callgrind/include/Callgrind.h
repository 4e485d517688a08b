#ifndef CALLGRIND_H
#define CALLGRIND_H

/// Has callgrind count from here on, if the program runs under it and was told not to count from the start.
///
/// Built where valgrind's headers are not, it does nothing.
void callgrind_start(void);

/// Has callgrind count no further.
void callgrind_stop(void);

#endif
