#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// How deep calls are nested within each other on each thread.
///
/// A task local would say so as well, but finding one that is not bound takes longer the more others are.
final class NestingDepth: Sendable {
    private let key: pthread_key_t

    /// Creates one that is kept for good: a process has few keys.
    init() {
        var key = pthread_key_t()
        let status = pthread_key_create(&key, nil)
        precondition(status == 0, "the system has no key for a value of a thread (\(status))")
        self.key = key
    }

    /// The depth on the calling thread.
    private(set) var here: Int {
        get { Int(bitPattern: pthread_getspecific(key)) }
        set { pthread_setspecific(key, UnsafeMutableRawPointer(bitPattern: newValue)) }
    }

    /// Makes a call one deeper.
    func nest(_ body: () -> Void) {
        here += 1
        body()
        here -= 1
    }
}
