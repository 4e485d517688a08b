import Foundation
import NIOCore

/// The events of a page that listens, as they come.
struct Events {
    /// One event.
    struct Event {
        let name: String
        let data: String
    }

    /// Listens until an event comes that is waited for; hears nothing if too many listen.
    ///
    /// - Parameters:
    ///   - client: Who listens.
    ///   - act: What is done when the page has been greeted.
    ///   - isLast: Whether an event is the one.
    /// - Returns: All events up to that one.
    /// - Throws: What the connection or the action throws.
    static func heard(
        by client: Client,
        while act: @escaping @Sendable () async throws -> Void = {},
        until isLast: @escaping @Sendable (Event) -> Bool
    ) async throws -> [Event] {
        let request = client.text("GET", "/api/events")
        return try await Wire(port: client.port).open { inbound, outbound in
            try await outbound.write(.init(string: request))
            var rest = ""
            var events: [Event] = []
            var hasActed = false
            for try await part in inbound {
                rest += String(decoding: part.readableBytesView, as: UTF8.self)
                for event in take(from: &rest) {
                    events.append(event)
                    if event.name == "hello", !hasActed {
                        hasActed = true
                        try await act()
                    }
                    if isLast(event) { return events }
                }
            }
            return events
        }
    }

    /// Takes whole events from what was read, in which chunks begin with lines of their own.
    private static func take(from rest: inout String) -> [Event] {
        var events: [Event] = []
        while let end = rest.range(of: "\n\n") {
            let lines = rest[..<end.lowerBound].split(whereSeparator: \.isNewline)
            rest = String(rest[end.upperBound...])
            let name = lines.first { $0.hasPrefix("event: ") }?.dropFirst("event: ".count)
            let data = lines.first { $0.hasPrefix("data: ") }?.dropFirst("data: ".count)
            if let name, let data { events.append(Event(name: String(name), data: String(data))) }
        }
        return events
    }
}
