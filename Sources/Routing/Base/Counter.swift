/// Counts from 1 on, over all threads.
package final class Counter: Sendable {
    private let last = Locked(0)

    package init() {}

    /// The number that was given last; 0 if none was.
    package var count: Int { last.withLock { $0 } }

    /// Gives a number that was not given before.
    package func next() -> Int {
        last.withLock { last in
            last += 1
            return last
        }
    }
}
