/// What one page has not been told yet: so much and no more, however slowly it reads.
@MainActor
package final class Subscription {
    /// The messages, to be read once.
    package let messages: AsyncStream<Message>
    private let continuation: AsyncStream<Message>.Continuation
    private var lost = 0

    /// Creates a subscription.
    ///
    /// - Parameter limit: How many messages are kept; older ones go.
    package init(keeping limit: Int) {
        (messages, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(limit))
    }

    /// Adds a message; the oldest goes if there are too many.
    ///
    /// - Parameter message: The message.
    package func send(_ message: Message) {
        if case .dropped(let dropped) = continuation.yield(message) { lost += dropped.weight }
    }

    /// Says how much went unread, and forgets it.
    ///
    /// - Returns: How much, by the weight of the messages.
    package func takeLost() -> Int {
        defer { lost = 0 }
        return lost
    }

    /// Ends it; what is kept can still be read.
    package func end() {
        continuation.finish()
    }
}
