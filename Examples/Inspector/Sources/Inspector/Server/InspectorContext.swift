import Hummingbird
import NIOCore

/// The context of a request.
struct InspectorContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// The port that received the request.
    let port: Int?

    /// Creates a context.
    ///
    /// - Parameter source: The server's information about the connection.
    init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        port = source.channel.localAddress?.port
    }
}
