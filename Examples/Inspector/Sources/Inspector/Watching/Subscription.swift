/// What one page has not been told yet: so much and no more, however slowly it reads.
@MainActor
package final class Subscription {
    /// Something to be read has come, since it was looked for last.
    package let news: AsyncStream<Void>
    private let bell: AsyncStream<Void>.Continuation
    private let limit: Int
    private var kept: [Message] = []
    private var size = 0
    private var lost = 0

    /// Creates a subscription.
    ///
    /// - Parameter limit: How many bytes of messages are kept; older ones go, but for the last.
    package init(keeping limit: Int) {
        self.limit = limit
        (news, bell) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Adds a message; the oldest go if there is too much.
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

    /// Gives all that was not read yet.
    ///
    /// - Returns: How much went unread, by the weight of the messages, and the messages after that.
    package func take() -> (lost: Int, messages: [Message]) {
        defer { (kept, size, lost) = ([], 0, 0) }
        return (lost, kept)
    }

    /// Ends it.
    package func end() {
        bell.finish()
    }
}
