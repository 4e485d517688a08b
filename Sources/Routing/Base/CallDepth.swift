#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// The nesting depth of calls on each thread.
///
/// A task local could hold the depth too, but the lookup of an unbound task local takes longer when more of them
/// are bound.
final class CallDepth: Sendable {
    private let key: pthread_key_t

    /// Creates a depth that lives as long as the process; a process has few thread-local keys.
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

    /// Calls a closure one level deeper.
    func nest(_ body: () -> Void) {
        here += 1
        body()
        here -= 1
    }
}
