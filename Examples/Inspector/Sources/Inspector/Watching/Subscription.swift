/// The messages that one page has not read yet, limited in size.
@MainActor
package final class Subscription {
    /// A signal that messages arrived after the last read.
    package let news: AsyncStream<Void>
    private let bell: AsyncStream<Void>.Continuation
    private let limit: Int
    private var kept: [Message] = []
    private var size = 0
    private var lost = 0

    /// Creates a subscription.
    ///
    /// - Parameter limit: The maximum number of bytes kept; older messages are dropped, but never the last one.
    package init(keeping limit: Int) {
        self.limit = limit
        (news, bell) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Adds a message; drops the oldest ones above the limit.
    ///
    /// - Parameter message: The message.
    package func send(_ message: Message) {
        kept.append(message)
        size += message.text.utf8.count
        var dropped = 0
        while size > limit, dropped + 1 < kept.count {
            size -= kept[dropped].text.utf8.count
            lost += kept[dropped].weight
            dropped += 1
        }
        kept.removeFirst(dropped)
        bell.yield()
    }

    /// Returns all unread messages.
    ///
    /// - Returns: The total weight of the dropped messages, and the remaining messages.
    package func take() -> (lost: Int, messages: [Message]) {
        defer { (kept, size, lost) = ([], 0, 0) }
        return (lost, kept)
    }

    /// Ends the subscription.
    package func end() {
        bell.finish()
    }
}
