import Observation
import Routing

/// A number that any thread counts up.
final class Counter: Sendable {
    private let count = Locked(0)

    init() {}

    var value: Int { count.withLock { $0 } }

    func increment() {
        count.withLock { $0 += 1 }
    }
}

extension Counter {
    /// Creates a counter of the first change to what a closure reads.
    convenience init(ofChangesTo read: () -> Void) {
        self.init()
        withObservationTracking(read) { self.increment() }
    }
}
