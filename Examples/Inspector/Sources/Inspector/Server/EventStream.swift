import HTTPTypes
import Hummingbird
import NIOCore

/// Sends messages to one page as server-sent events until the page closes.
struct EventStream: Sendable {
    let inspector: Inspector

    /// Starts the stream.
    ///
    /// - Parameter request: The request of the page.
    /// - Returns: The response, which ends when the page closes.
    /// - Throws: ``Refusal`` when too many pages listen.
    func respond(to request: Request) async throws -> Response {
        guard await inspector.feed.hasRoom else {
            throw Refusal(.tooMany, "\(Feed.mostSubscriptions) pages listen already")
        }
        return Response(
            status: .ok,
            headers: [.contentType: "text/event-stream"],
            body: ResponseBody { writer in
                // Otherwise the server would notice a closed page only at the next message.
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
            // The page was closed.
        }
        await inspector.feed.end(subscription)
    }

    /// Greets the page and subscribes it without suspension, so that it misses nothing in between.
    @MainActor
    private func begin() -> ([Message], Subscription)? {
        inspector.feed.subscribe().map { (inspector.greeting, $0) }
    }
}

extension ResponseBodyWriter {
    /// Writes messages, each after the previous one was accepted.
    fileprivate mutating func write(_ messages: [Message]) async throws {
        for message in messages { try await write(ByteBuffer(string: message.text)) }
    }
}
