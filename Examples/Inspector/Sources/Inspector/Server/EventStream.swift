import HTTPTypes
import Hummingbird
import NIOCore

/// Tells one page what happens, as server-sent events, until it goes.
struct EventStream: Sendable {
    let inspector: Inspector

    /// Begins to tell.
    ///
    /// - Parameter request: What the page asked.
    /// - Returns: The answer, which does not end before the page goes.
    /// - Throws: ``Refusal`` when too many pages listen.
    func respond(to request: Request) async throws -> Response {
        guard await inspector.feed.hasRoom else {
            throw Refusal(.tooMany, "\(Feed.mostSubscriptions) pages listen already")
        }
        return Response(
            status: .ok,
            headers: [.contentType: "text/event-stream"],
            body: ResponseBody { writer in
                // A page that is closed would otherwise be noticed at the next message only.
                try await request.body.consumeWithCancellationOnInboundClose { [writer] _ in
                    await tell(with: writer)
                }
                try await writer.finish(nil)
            }
        )
    }

    private func tell(with writer: any ResponseBodyWriter) async {
        guard let (greeting, subscription) = await begin() else { return }
        var writer = writer
        do {
            try await writer.write(greeting)
            for await _ in subscription.news {
                let (lost, messages) = await subscription.take()
                if lost > 0 {
                    try await writer.write([Message(.lost, LostMessage(count: lost))])
                    try await writer.write(inspector.greeting)
                }
                try await writer.write(messages)
            }
        } catch {
            // The page has gone.
        }
        await inspector.feed.end(subscription)
    }

    /// Greets and subscribes in one turn, so that nothing happens in between.
    @MainActor
    private func begin() -> ([Message], Subscription)? {
        inspector.feed.subscribe().map { (inspector.greeting, $0) }
    }
}

extension ResponseBodyWriter {
    /// Writes messages, each when the one before has found room.
    fileprivate mutating func write(_ messages: [Message]) async throws {
        for message in messages { try await write(ByteBuffer(string: message.text)) }
    }
}
