import OpenTerminal

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Both ends of a pseudo-terminal, by system calls.
struct PseudoTerminal: Sendable {
    /// The error of a failed system call.
    struct Refused: Error {
        let call: String
        let code: Int32

        init(_ call: String) {
            self.call = call
            code = errno
        }
    }

    private let controller: Int32
    /// The path of the programs' end.
    let path: String

    init(rows: Int, columns: Int) throws {
        var name = [CChar](repeating: 0, count: 256)
        controller = open_terminal(&name, name.count)
        guard controller >= 0 else { throw Refused("open_terminal") }
        path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        _ = fcntl(controller, F_SETFD, FD_CLOEXEC)
        try resize(rows: rows, columns: columns)
    }

    /// Resizes the terminal, and informs the programs.
    func resize(rows: Int, columns: Int) throws {
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        guard ioctl(controller, UInt(TIOCSWINSZ), &size) == 0 else { throw Refused("TIOCSWINSZ") }
    }

    /// Whether the terminal echoes input and passes on whole lines.
    var isCooked: Bool {
        var modes = termios()
        guard tcgetattr(controller, &modes) == 0 else { return false }
        return modes.c_lflag & tcflag_t(ECHO) != 0 && modes.c_lflag & tcflag_t(ICANON) != 0
    }

    func write(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(controller, $0.baseAddress, $0.count) }
            guard count > 0 else { throw Refused("write") }
            rest = rest.dropFirst(count)
        }
    }

    /// Waits for output, and blocks the thread meanwhile.
    ///
    /// - Parameter seconds: The longest wait.
    /// - Returns: The output; empty when all programs have ended; `nil` when the wait is over without output.
    func read(seconds: Int32) -> [UInt8]? {
        var readiness = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
        guard poll(&readiness, 1, seconds * 1_000) > 0 else { return nil }
        // At the end, some systems report no bytes, and others an error.
        return [UInt8](unsafeUninitializedCapacity: 4_096) { buffer, count in
            count = max(systemRead(controller, buffer.baseAddress, 4_096), 0)
        }
    }

    /// Hangs up; the remaining programs receive a signal.
    func close() {
        _ = systemClose(controller)
    }
}

extension PseudoTerminal {
    /// Starts a program on this terminal.
    ///
    /// - Parameters:
    ///   - arguments: The path of the program and its arguments.
    ///   - environment: The variables, as `NAME=value`.
    /// - Returns: The identity of the process, which leads its own session.
    /// - Throws: ``Refused``.
    func start(_ arguments: [String], environment: [String]) throws -> pid_t {
        #if canImport(Darwin)
            var attributes: posix_spawnattr_t?
            var actions: posix_spawn_file_actions_t?
        #else
            var attributes = posix_spawnattr_t()
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawnattr_init(&attributes)
        posix_spawn_file_actions_init(&actions)
        defer {
            posix_spawnattr_destroy(&attributes)
            posix_spawn_file_actions_destroy(&actions)
        }
        // Test threads block signals, so the program unblocks them, as a terminal program expects.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        let flags = session_flag() | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
        posix_spawnattr_setflags(&attributes, Int16(flags))
        // The first terminal that a session leader opens becomes the session's controlling terminal.
        posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)

        var texts = arguments.map { strdup($0) } + [nil]
        var variables = environment.map { strdup($0) } + [nil]
        defer {
            for text in texts + variables { free(text) }
        }
        var process = pid_t()
        errno = posix_spawn(&process, arguments[0], &actions, &attributes, &texts, &variables)
        guard errno == 0 else { throw Refused("posix_spawn") }
        return process
    }

    /// Waits until a program has ended, and blocks the thread meanwhile.
    ///
    /// - Parameter process: The identity of a process that was started here.
    /// - Returns: The wait status from the system.
    func waitForEnd(of process: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status
    }

    /// Sends a signal.
    ///
    /// - Parameters:
    ///   - signal: The signal.
    ///   - process: The identity of a process that was started here, or of one of its children.
    func send(_ signal: Int32, to process: pid_t) {
        kill(process, signal)
    }
}

// Inside the type, these names would refer to its methods.
private let systemRead = read
private let systemWrite = write
private let systemClose = close
