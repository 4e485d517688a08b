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
        guard let (greeting, subscription) = await begin() else {
            throw Refusal(.tooMany, "\(Feed.mostSubscriptions) pages listen already")
        }
        return Response(
            status: .ok,
            headers: [.contentType: "text/event-stream"],
            body: ResponseBody { writer in
                // The page that closes its window would otherwise be noticed at the next message only.
                try await request.body.consumeWithCancellationOnInboundClose { [writer] _ in
                    var writer = writer
                    do {
                        for message in greeting { try await writer.write(ByteBuffer(string: message.text)) }
                        try await tell(subscription, with: &writer)
                    } catch {}
                    await inspector.feed.end(subscription)
                }
                try await writer.finish(nil)
            }
        )
    }

    /// Greets and subscribes in one turn, so that nothing happens in between.
    @MainActor
    private func begin() -> ([Message], Subscription)? {
        inspector.feed.subscribe().map { (inspector.greeting, $0) }
    }

    private func tell(_ subscription: Subscription, with writer: inout any ResponseBodyWriter) async throws {
        for await message in subscription.messages {
            let lost = await subscription.takeLost()
            if lost > 0 {
                let apology = await [Message(.lost, LostMessage(count: lost))] + inspector.greeting
                for message in apology { try await writer.write(ByteBuffer(string: message.text)) }
            }
            try await writer.write(ByteBuffer(string: message.text))
        }
    }
}
