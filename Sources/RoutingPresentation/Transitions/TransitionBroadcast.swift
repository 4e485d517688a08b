/// The followers of a window's transitions.
@MainActor
final class TransitionBroadcast {
    private var followers: [Int: AsyncStream<Transition>.Continuation] = [:]
    private var last = 0

    deinit {
        for number in followers.keys.sorted() { followers[number]?.finish() }
    }

    /// A follower's transitions; all are kept for it until it has read them.
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

    /// Tells the followers, and makes what to tell only if there are any.
    func send(_ transition: () -> Transition) {
        if followers.isEmpty { return }
        let transition = transition()
        for number in followers.keys.sorted() { followers[number]?.yield(transition) }
    }
}
