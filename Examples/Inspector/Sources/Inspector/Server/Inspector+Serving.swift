import Hummingbird
import Logging
import NIOCore

extension Inspector {
    /// Serves the page to browsers on this machine, until the task is cancelled.
    ///
    /// The server listens only on 127.0.0.1. It answers only requests with the token in the URL, which is new each
    /// time.
    ///
    /// - Parameters:
    ///   - port: The port; 0 for any free port.
    ///   - whenReady: A closure that receives the URL of the page, including the token.
    /// - Throws: An error of the server, such as a port that is in use.
    public func serve(
        port: Int = 0,
        whenReady: @escaping @Sendable (_ url: String) async -> Void
    ) async throws {
        let token = Token()
        let router = Router(context: InspectorContext.self)
        router.add(middleware: Armour())
        router.add(middleware: Doorkeeper(token: token))
        try addPage(to: router)
        let guarded = router.group(RouterPath(Doorkeeper.guardedPath))
        addReading(to: guarded)
        addActing(to: guarded)

        let app = Application(
            router: router,
            configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
            onServerRunning: { channel in
                // Browsers do not send the part behind the '#', not even to the server.
                await whenReady("http://127.0.0.1:\(channel.localAddress?.port ?? port)/#\(token.text)")
            },
            logger: Logger(label: "inspector") { _ in SwiftLogNoOpLogHandler() }
        )
        try await app.run()
    }
}
