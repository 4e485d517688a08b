// Only this file makes system calls, whose modules differ from platform to platform.
#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The terminal at standard input and output, by system calls.
struct TerminalDevice {
    /// The number of a signal.
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

    /// The size of the terminal in characters.
    var size: TerminalSize {
        var size = winsize()
        guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0 else { return .usual }
        return TerminalSize(rows: Int(size.ws_row), columns: Int(size.ws_col))
    }
}

extension TerminalDevice {
    /// The terminal's settings for input and output.
    struct Modes {
        fileprivate var value: termios

        /// The same modes, except that each key arrives at once and unchanged, and output is written
        /// unchanged.
        var raw: Modes {
            var modes = self
            cfmakeraw(&modes.value)
            return modes
        }
    }

    /// The current modes.
    ///
    /// - Returns: The modes; `nil` when there is no terminal.
    func modes() -> Modes? {
        var value = termios()
        return tcgetattr(input, &value) == 0 ? Modes(value: value) : nil
    }

    /// Sets modes after all earlier output has been shown, and keeps earlier input.
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
    /// Reads input, and blocks until there is some.
    ///
    /// - Parameter limit: The largest number of bytes to read.
    /// - Returns: The bytes; empty when the terminal is gone.
    func read(upTo limit: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            var result: Int
            repeat {
                result = systemRead(input, buffer.baseAddress, limit)
            } while result < 0 && (errno == EINTR || errno == EAGAIN)
            count = max(result, 0)
        }
    }

    /// Writes a whole text.
    ///
    /// - Parameter text: The text.
    /// - Returns: Whether the text could be written.
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
                    // Another process that shares the terminal has made its output non-blocking.
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
    /// Disables the default action of a signal, so that a dispatch source can report it.
    ///
    /// - Parameter signal: The signal.
    static func ignore(_ signal: Signal) {
        _ = systemSignal(signal, SIG_IGN)
    }

    /// Applies the default action of a signal to the process.
    ///
    /// - Parameter signal: The signal; some signals end the process, and after others it continues.
    static func takeEffect(of signal: Signal) {
        _ = systemSignal(signal, SIG_DFL)
        // The signals that dispatch sources report are blocked, so they are unblocked here.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, signal)
        var blocked = sigset_t()
        pthread_sigmask(SIG_UNBLOCK, &signals, &blocked)
        raise(signal)
        pthread_sigmask(SIG_SETMASK, &blocked, nil)
    }
}

// Inside the type, these names would refer to its methods.
private let systemRead = read
private let systemWrite = write
private let systemSignal = signal
