#ifndef OPEN_TERMINAL_H
#define OPEN_TERMINAL_H

#include <stddef.h>

/// Opens a pseudo-terminal.
///
/// On Linux headers hide what is declared here from Swift: they show it only to those who ask for GNU's extensions.
///
/// \param path Is given the path of the end where programs are.
/// \param length How many bytes there are for it.
/// \returns The descriptor of the other end, or -1 and the reason in `errno`.
int open_terminal(char *path, size_t length);

/// What `posix_spawnattr_setflags` wants to hear for a process that leads a session of its own.
int session_flag(void);

#endif
