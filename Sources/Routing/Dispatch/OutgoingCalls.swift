/// The calls of a router with several places, on their way to their queues in the order in which their jobs started.
///
/// A thread may start a job while it retains the owners that it has tested. If the call began before the thread
/// released them, an owner could outlive its last other reference, and its entries would still be called. So the hop
/// waits until that thread is ready, and later hops wait behind it.
struct OutgoingCalls: Sendable {
    /// The number of a hop that waits.
    typealias Number = Int

    private var waiting = FIFO<(number: Number, hop: DeferredEffects.Hop)>()
    private var unready: Set<Number> = []
    private var last = 0
}

extension OutgoingCalls {
    /// Adds a hop at the end.
    ///
    /// - Parameters:
    ///   - hop: The hop.
    ///   - isReady: Whether the hop does not have to wait for its own thread.
    /// - Returns: The number to make the hop ready by; `nil` if it is ready.
    mutating func append(_ hop: DeferredEffects.Hop, isReady: Bool) -> Number? {
        last += 1
        waiting.append((last, hop))
        if isReady { return nil }
        unready.insert(last)
        return last
    }

    /// Records that the thread of a hop has released the owners.
    mutating func makeReady(_ number: Number) {
        unready.remove(number)
    }

    /// Removes and returns the first hop, unless it has to wait.
    ///
    /// - Complexity: O(1), amortised.
    mutating func popFirst() -> DeferredEffects.Hop? {
        guard let first = waiting.first, !unready.contains(first.number) else { return nil }
        return waiting.popFirst()?.hop
    }
}
