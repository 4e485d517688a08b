import NIOCore
import NIOPosix

/// A connection on which every byte is a test's own, as no client would send it.
struct Wire {
    let port: Int
    var host = "127.0.0.1"
    /// How many bytes the system takes that were not read yet; `nil` for as many as it likes.
    var receiveBuffer: Int?

    /// Sends a text, and reads until the other end closes or there is enough.
    ///
    /// - Parameters:
    ///   - request: The text.
    ///   - isEnough: Whether what was read so far is enough.
    /// - Returns: What was read.
    /// - Throws: What the connection throws.
    func exchange(_ request: String, until isEnough: @escaping @Sendable (String) -> Bool = { _ in false })
        async throws -> String
    {
        try await open { inbound, outbound in
            try await outbound.write(ByteBuffer(string: request))
            var bytes: [UInt8] = []
            for try await part in inbound {
                bytes += part.readableBytesView
                if isEnough(String(decoding: bytes, as: UTF8.self)) { break }
            }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    /// Opens the connection for as long as something takes.
    func open<Result: Sendable>(
        _ use:
            @escaping @Sendable (
                NIOAsyncChannelInboundStream<ByteBuffer>,
                NIOAsyncChannelOutboundWriter<ByteBuffer>
            ) async throws -> Result
    ) async throws -> Result {
        var bootstrap = ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
        if let receiveBuffer {
            bootstrap = bootstrap.channelOption(.socketOption(.so_rcvbuf), value: .init(receiveBuffer))
        }
        let channel =
            try await bootstrap
            .connect(host: host, port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
                }
            }
        return try await channel.executeThenClose(use)
    }
}
