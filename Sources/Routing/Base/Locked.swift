#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(os)
    internal import os
#endif

/// A value that only one thread at a time can reach: the package's one lock.
///
/// It is our own because `Synchronization.Mutex` needs newer systems than the package does, and because its
/// futex is invisible to the thread sanitizer on Linux, which then reports races that are none.
///
/// `@unchecked` is right because `value` is private and is touched in ``withLock(_:)`` only, between locking
/// and unlocking; value and mutex are initialised before the object is shared and destroyed with its last
/// reference.
///
/// The value stands in memory of its own because the runtime checks every access to a stored property of a
/// class for overlaps, at 80 instructions each, which the lock makes impossible already.
package final class Locked<Value: ~Copyable & Sendable>: @unchecked Sendable {
    private let value: UnsafeMutablePointer<Value>

    #if canImport(Glibc) || canImport(Musl)
        // On the heap of its own: a mutex must not move, which a stored property does not promise.
        private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    #else
        private let mutex = OSAllocatedUnfairLock()
    #endif

    package init(_ value: consuming Value) {
        self.value = .allocate(capacity: 1)
        self.value.initialize(to: value)
        #if canImport(Glibc) || canImport(Musl)
            mutex = .allocate(capacity: 1)
            mutex.initialize(to: pthread_mutex_t())
            let status = pthread_mutex_init(mutex, nil)
            precondition(status == 0, "the system has no memory for a mutex (\(status))")
        #endif
    }

    deinit {
        value.deinitialize(count: 1)
        value.deallocate()
        #if canImport(Glibc) || canImport(Musl)
            pthread_mutex_destroy(mutex)
            mutex.deinitialize(count: 1)
            mutex.deallocate()
        #endif
    }

    /// Gives a closure the value to itself.
    ///
    /// The closure must be short and must not call foreign code, nor release what may: the lock is not
    /// recursive.
    ///
    /// - Parameter body: Reads and changes the value.
    /// - Returns: What the closure returns.
    @inline(__always)
    package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        #if canImport(Glibc) || canImport(Musl)
            pthread_mutex_lock(mutex)
            defer { pthread_mutex_unlock(mutex) }
        #else
            mutex.lock()
            defer { mutex.unlock() }
        #endif
        return try body(&value.pointee)
    }
}

/// Counts from 1 on, over all threads.
final class Counter: Sendable {
    private let last = Locked(0)

    init() {}

    /// The number that was given last; 0 if none was.
    var count: Int { last.withLock { $0 } }

    /// Gives a number that was not given before.
    func next() -> Int {
        last.withLock { last in
            last += 1
            return last
        }
    }
}
