import Routing

extension Narrator {
    /// Prints one line of a story.
    ///
    /// - Parameters:
    ///   - verb: The event.
    ///   - text: The object of the event; further lines are indented below the first.
    nonisolated static func tell(_ verb: String, _ text: String) {
        let column = 11
        let head = "  \(verb)".padded(to: column)
        let indentation = "\n" + String(repeating: " ", count: column)
        let lines = text.split(separator: "\n").map { $0.description.printable }
        print(head + lines.joined(separator: indentation))
    }

    /// Prints an event.
    ///
    /// - Parameter event: The event.
    nonisolated static func tell(_ event: RoutingEvent) {
        switch event.kind {
        case .opened where event.cause != nil: tell("opened", event.route)
        case .proxied: tell("asked", "\(event.name ?? "a proxy") → \(event.decision?.description ?? "")")
        case .held: tell("held", event.route)
        case .resumed: tell("resumed", event.route)
        case .handled: tell("handled", "by \(event.name ?? "a map")")
        default: if let error = event.error { tell("failed", "\(error)") }
        }
    }
}

extension String {
    /// The text on one line; control characters in text from outside are escaped for the terminal.
    var printable: String {
        unicodeScalars.map { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: scalar.escaped(asASCII: true)
            default: String(scalar)
            }
        }.joined()
    }

    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
