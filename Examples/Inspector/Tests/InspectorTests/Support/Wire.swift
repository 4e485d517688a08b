import NIOCore
import NIOPosix

/// A connection on which a test determines every byte, including bytes that no client would send.
struct Wire {
    let port: Int
    var host = "127.0.0.1"
    /// The size of the system's receive buffer, in bytes; `nil` for the default.
    var receiveBuffer: Int?

    /// Sends a text, and reads until the server closes the connection or the test has enough.
    ///
    /// - Parameters:
    ///   - request: The text.
    ///   - isEnough: Returns whether the text read so far is enough.
    /// - Returns: The text read so far.
    /// - Throws: An error of the connection.
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

    /// Opens the connection for the duration of a closure.
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
