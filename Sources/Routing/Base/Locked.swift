#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(os)
    internal import os
#endif

/// A value that only one thread at a time can access: the package's one lock.
///
/// The package has its own lock for two reasons. `Synchronization.Mutex` needs newer systems than the package
/// supports. Its futex is also invisible to the thread sanitizer on Linux, which then reports false races.
///
/// `@unchecked` is correct because `value` is private and only ``withLock(_:)`` accesses it, between locking
/// and unlocking. The value and the mutex are initialised before the object is shared and destroyed with its
/// last reference.
///
/// The value has its own allocation because the runtime checks every access to a stored property of a class
/// for overlaps, at 80 instructions each. The lock already rules such overlaps out.
package final class Locked<Value: ~Copyable & Sendable>: @unchecked Sendable {
    private let value: UnsafeMutablePointer<Value>

    #if canImport(Glibc) || canImport(Musl)
        // Allocated separately: a mutex must not move, and a stored property has no fixed address.
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

    /// Calls a closure with exclusive access to the value.
    ///
    /// The lock is not recursive. The closure must be short, must not call foreign code, and must not release an
    /// object whose `deinit` may call foreign code.
    ///
    /// - Parameter body: The closure, which reads and changes the value.
    /// - Returns: The value that the closure returns.
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

/// A counter that starts at 1 and is shared by all threads.
final class Counter: Sendable {
    private let last = Locked(0)

    /// The last number that `next()` returned, or 0 before the first call.
    var count: Int { last.withLock { $0 } }

    /// Returns the next number; no two calls return the same one.
    func next() -> Int {
        last.withLock { last in
            last += 1
            return last
        }
    }
}
