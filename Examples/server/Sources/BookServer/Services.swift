import Logging
import Routing
import RoutingDiagnostics
import ServiceLifecycle

/// Writes what a router does to a log: a line for each event, as the journal words it.
///
/// Put it first among the services of an application: services end in reverse order, so this one ends last.
struct RoutingLog: Service {
    private let events: AsyncStream<RoutingEvent>
    private let logger: Logger

    /// Creates the log, which has every event from now on.
    init(of routing: Routing, to logger: Logger) {
        events = routing.events(bufferingNewest: 4096)
        self.logger = logger
    }

    func run() async {
        for await event in events.cancelOnGracefulShutdown() {
            logger.log(level: event.error == nil ? .debug : .warning, "\(JournalRecord(event))")
        }
    }
}

/// Waits, when the application shuts down, until a router has done what it was given to do.
///
/// The server ends before this service does: it accepts no more requests, and has answered those that it had. What
/// handlers opened without waiting for it is done here.
struct RoutingDrain: Service {
    let routing: Routing

    func run() async throws {
        try await gracefulShutdown()
        await routing.idle()
    }
}
