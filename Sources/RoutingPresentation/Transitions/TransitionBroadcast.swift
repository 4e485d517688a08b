/// The followers of a window's transitions.
@MainActor
final class TransitionBroadcast {
    private var followers: [Int: AsyncStream<Transition>.Continuation] = [:]
    private var last = 0

    deinit {
        for number in followers.keys.sorted() { followers[number]?.finish() }
    }

    /// Creates a follower's stream, which buffers transitions until the follower reads them.
    func stream(beginningWith first: Transition) -> AsyncStream<Transition> {
        last += 1
        let number = last
        let (stream, continuation) = AsyncStream.makeStream(of: Transition.self)
        followers[number] = continuation
        continuation.onTermination = { [weak self] _ in
            Task { @MainActor in self?.followers[number] = nil }
        }
        continuation.yield(first)
        return stream
    }

    /// Sends a transition to the followers; the closure runs only if there are any.
    func send(_ transition: () -> Transition) {
        if followers.isEmpty { return }
        let transition = transition()
        for number in followers.keys.sorted() { followers[number]?.yield(transition) }
    }
}
