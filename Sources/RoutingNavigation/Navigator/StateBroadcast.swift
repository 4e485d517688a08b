/// The observers of a navigator's states.
@MainActor
final class StateBroadcast {
    private var followers: [Int: AsyncStream<NavigationState>.Continuation] = [:]
    private var last = 0

    /// The number of observers.
    var followerCount: Int { followers.count }

    deinit {
        for number in followers.keys.sorted() { followers[number]?.finish() }
    }

    /// Returns the stream of states for a new observer; only the newest unread state is buffered.
    func stream(beginningWith first: NavigationState) -> AsyncStream<NavigationState> {
        last += 1
        let number = last
        let (stream, continuation) = AsyncStream.makeStream(
            of: NavigationState.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        followers[number] = continuation
        continuation.onTermination = { [weak self] _ in
            Task { @MainActor in self?.followers[number] = nil }
        }
        continuation.yield(first)
        return stream
    }

    func send(_ state: NavigationState) {
        for number in followers.keys.sorted() { followers[number]?.yield(state) }
    }
}
