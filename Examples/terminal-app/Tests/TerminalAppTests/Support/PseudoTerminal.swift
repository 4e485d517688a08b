import OpenTerminal

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Both ends of a pseudo-terminal, by system calls.
struct PseudoTerminal: Sendable {
    /// A call that the system has refused.
    struct Refused: Error {
        let call: String
        let code: Int32

        init(_ call: String) {
            self.call = call
            code = errno
        }
    }

    private let controller: Int32
    /// The path of the end where programs are.
    let path: String

    init(rows: Int, columns: Int) throws {
        var name = [CChar](repeating: 0, count: 256)
        controller = open_terminal(&name, name.count)
        guard controller >= 0 else { throw Refused("open_terminal") }
        path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        _ = fcntl(controller, F_SETFD, FD_CLOEXEC)
        try resize(rows: rows, columns: columns)
    }

    /// Tells the programs that there are other rows and columns.
    func resize(rows: Int, columns: Int) throws {
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        guard ioctl(controller, UInt(TIOCSWINSZ), &size) == 0 else { throw Refused("TIOCSWINSZ") }
    }

    /// Whether the terminal shows what is typed, and hands lines on instead of keys.
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

    /// Waits for something to be written; blocks the thread meanwhile.
    ///
    /// - Parameter seconds: How long.
    /// - Returns: What was written; nothing when all programs have ended; `nil` when nothing was in all that time.
    func read(seconds: Int32) -> [UInt8]? {
        var readiness = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
        guard poll(&readiness, 1, seconds * 1_000) > 0 else { return nil }
        // At the end, one system says that there are no bytes, and another that there is no terminal.
        return [UInt8](unsafeUninitializedCapacity: 4_096) { buffer, count in
            count = max(systemRead(controller, buffer.baseAddress, 4_096), 0)
        }
    }

    /// Hangs up: the programs that are left are told so.
    func close() {
        _ = systemClose(controller)
    }
}

extension PseudoTerminal {
    /// Starts a program whose terminal this is.
    ///
    /// - Parameters:
    ///   - arguments: The path of the program, and its arguments.
    ///   - environment: Its variables, as `NAME=value`.
    /// - Returns: The identity of its process, which leads a session of its own.
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
        // Tests run on threads that block signals; a program in a terminal has all of them.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        let flags = session_flag() | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
        posix_spawnattr_setflags(&attributes, Int16(flags))
        // The first terminal that the leader of a session opens becomes that of the session.
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

    /// Waits until a program has ended that was started here; blocks the thread meanwhile.
    ///
    /// - Parameter process: The identity of its process.
    /// - Returns: What the system says of its end.
    func waitForEnd(of process: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status
    }

    /// Sends a signal.
    ///
    /// - Parameters:
    ///   - signal: The signal.
    ///   - process: The identity of a process that was started here, or by one that was.
    func send(_ signal: Int32, to process: pid_t) {
        kill(process, signal)
    }
}

// Inside the type, these names are those of its methods.
private let systemRead = read
private let systemWrite = write
private let systemClose = close
