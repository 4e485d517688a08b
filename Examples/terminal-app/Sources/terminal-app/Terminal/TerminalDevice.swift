// The only file that calls the system: what it offers has different homes on different platforms.
#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The terminal behind standard input and output, by system calls.
struct TerminalDevice {
    /// What a signal is called here.
    typealias Signal = Int32

    static let hangup: Signal = SIGHUP
    static let interrupt: Signal = SIGINT
    static let quit: Signal = SIGQUIT
    static let termination: Signal = SIGTERM
    static let stop: Signal = SIGTSTP
    static let continuation: Signal = SIGCONT
    static let sizeChange: Signal = SIGWINCH

    let input: Int32 = STDIN_FILENO
    let output: Int32 = STDOUT_FILENO

    /// Whether standard input is a terminal.
    var isInputTerminal: Bool { isatty(input) == 1 }
    /// Whether standard output is a terminal.
    var isOutputTerminal: Bool { isatty(output) == 1 }

    /// How many characters it shows.
    var size: TerminalSize {
        var size = winsize()
        guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0 else { return .usual }
        return TerminalSize(rows: Int(size.ws_row), columns: Int(size.ws_col))
    }
}

extension TerminalDevice {
    /// How the terminal treats what is typed and what is written.
    struct Modes {
        fileprivate var value: termios

        /// The same, but every key is handed on at once and as it is, and so is everything written.
        var raw: Modes {
            var modes = self
            cfmakeraw(&modes.value)
            return modes
        }
    }

    /// The modes that are set.
    ///
    /// - Returns: The modes; `nil` when there is no terminal.
    func modes() -> Modes? {
        var value = termios()
        return tcgetattr(input, &value) == 0 ? Modes(value: value) : nil
    }

    /// Sets modes, when all that was written before has been shown; what was typed before is kept.
    ///
    /// - Parameter modes: The modes.
    /// - Returns: Whether they could be set.
    @discardableResult
    func set(_ modes: Modes) -> Bool {
        var value = modes.value
        while tcsetattr(input, TCSADRAIN, &value) != 0 {
            if errno != EINTR { return false }
        }
        return true
    }
}

extension TerminalDevice {
    /// Reads what was typed; waits when nothing was.
    ///
    /// - Parameter limit: How many bytes are read at most.
    /// - Returns: The bytes; none when the terminal is gone.
    func read(upTo limit: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            var result: Int
            repeat {
                result = systemRead(input, buffer.baseAddress, limit)
            } while result < 0 && (errno == EINTR || errno == EAGAIN)
            count = max(result, 0)
        }
    }

    /// Writes all of a text.
    ///
    /// - Parameter text: The text.
    /// - Returns: Whether it could be written.
    @discardableResult
    func write(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let part = UnsafeBufferPointer(rebasing: rest)
                let count = systemWrite(output, part.baseAddress, part.count)
                if count > 0 {
                    rest = rest.dropFirst(count)
                } else if errno == EAGAIN {
                    // Somebody who shares the terminal has made it so that writing does not wait.
                    var readiness = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
                    poll(&readiness, 1, -1)
                } else if errno != EINTR {
                    return false
                }
            }
            return true
        }
    }
}

extension TerminalDevice {
    /// Keeps the system from acting on a signal by itself, so that a dispatch source can tell of it.
    ///
    /// - Parameter signal: The signal.
    static func ignore(_ signal: Signal) {
        _ = systemSignal(signal, SIG_IGN)
    }

    /// Does to the process what the system does with a signal that nobody handles.
    ///
    /// - Parameter signal: The signal; some end the process, and after others it goes on.
    static func takeEffect(of signal: Signal) {
        _ = systemSignal(signal, SIG_DFL)
        // Where dispatch sources tell of signals, they are blocked.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, signal)
        var blocked = sigset_t()
        pthread_sigmask(SIG_UNBLOCK, &signals, &blocked)
        raise(signal)
        pthread_sigmask(SIG_SETMASK, &blocked, nil)
    }
}

// Inside the type, these names are those of its methods.
private let systemRead = read
private let systemWrite = write
private let systemSignal = signal
