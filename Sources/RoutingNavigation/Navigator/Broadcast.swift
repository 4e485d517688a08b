/// The followers of changing values, each with a stream of its own.
@MainActor
package final class Broadcast<Value: Sendable> {
    private let policy: AsyncStream<Value>.Continuation.BufferingPolicy
    private var followers: [Int: AsyncStream<Value>.Continuation] = [:]
    private var last = 0

    /// The number of followers.
    var followerCount: Int { followers.count }

    /// Creates a broadcast without followers.
    ///
    /// - Parameter policy: The values that a stream buffers until its follower reads them.
    package init(buffering policy: AsyncStream<Value>.Continuation.BufferingPolicy) {
        self.policy = policy
    }

    deinit {
        for number in followers.keys.sorted() { followers[number]?.finish() }
    }

    /// Returns the stream of a new follower.
    package func stream(beginningWith first: Value) -> AsyncStream<Value> {
        last += 1
        let number = last
        let (stream, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: policy)
        followers[number] = continuation
        continuation.onTermination = { [weak self] _ in
            Task { @MainActor in self?.followers[number] = nil }
        }
        continuation.yield(first)
        return stream
    }

    /// Sends a value to the followers; it is made only if there are any.
    package func send(_ value: @autoclosure () -> Value) {
        if followers.isEmpty { return }
        let value = value()
        for number in followers.keys.sorted() { followers[number]?.yield(value) }
    }
}
