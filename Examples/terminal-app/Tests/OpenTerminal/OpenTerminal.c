#if !defined(__APPLE__)
#define _GNU_SOURCE
#endif

#include "OpenTerminal.h"
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>

int open_terminal(char *path, size_t length) {
    int controller = posix_openpt(O_RDWR | O_NOCTTY);
    if (controller < 0) return -1;
    if (grantpt(controller) != 0 || unlockpt(controller) != 0) return -1;
    // Nobody else in this process asks for the name at the same time as somebody who opens terminals here.
    const char *name = ptsname(controller);
    if (name == NULL) return -1;
    if (strlen(name) >= length) {
        errno = ERANGE;
        return -1;
    }
    strcpy(path, name);
    return controller;
}

int session_flag(void) { return POSIX_SPAWN_SETSID; }
