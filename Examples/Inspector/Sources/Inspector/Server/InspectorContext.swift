import Hummingbird
import NIOCore

/// What is known of a request besides itself.
struct InspectorContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// The port that it came to.
    let port: Int?

    /// Takes what the server knows.
    ///
    /// - Parameter source: What the server knows.
    init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        port = source.channel.localAddress?.port
    }
}
