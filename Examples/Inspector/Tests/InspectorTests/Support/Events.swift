import Foundation
import NIOCore

/// The server-sent events that a listening page receives.
struct Events {
    /// A server-sent event.
    struct Event {
        let name: String
        let data: String
    }

    /// Listens until an expected event arrives; receives none if too many pages listen.
    ///
    /// - Parameters:
    ///   - client: The client that listens.
    ///   - act: An action to run after the greeting.
    ///   - isLast: Returns whether an event is the expected one.
    /// - Returns: All events up to the expected one.
    /// - Throws: An error of the connection or of the action.
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

    /// Removes complete events from the text; the lines between them are sizes of chunks.
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
