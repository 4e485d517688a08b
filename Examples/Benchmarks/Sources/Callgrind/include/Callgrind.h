#ifndef CALLGRIND_H
#define CALLGRIND_H

/// Makes callgrind count from here on, if the program runs under callgrind with `--instr-atstart=no`.
///
/// It does nothing in a program that was built without valgrind's headers.
void callgrind_start(void);

/// Makes callgrind stop counting.
void callgrind_stop(void);

#endif
