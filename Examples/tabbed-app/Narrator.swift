import RoutingNavigation
import RoutingPresentation

/// Prints the story of each step: the app's place afterwards, the screens that were left, and the view stack.
@MainActor
struct Narrator {
    private let stand: Newsstand

    /// Creates a narrator.
    ///
    /// - Parameter stand: The app.
    init(of stand: Newsstand) {
        self.stand = stand
    }

    /// Takes a step and tells the result.
    ///
    /// - Parameter text: The step, as the user wrote it.
    /// - Returns: Whether the step succeeded.
    func take(_ text: String) async -> Bool {
        let step = Step(text)
        let before = stand.window.snapshot
        return await tell(text) {
            try await stand.take(step)
            let isUnchanged = stand.window.snapshot == before
            return isUnchanged ? "stayed" : step.isByHand ? "followed" : "shown"
        }
    }

    /// Restores a session, and reports the places that the app no longer has.
    ///
    /// - Parameter session: The session.
    /// - Returns: Whether the app could show the session.
    func resume(_ session: SavedSession) async -> Bool {
        await tell("restore") {
            let dropped = try await stand.navigator.restore(session.state)
            for destination in dropped {
                tell("dropped", destination.url ?? destination.name ?? "\(destination)")
            }
            return "restored"
        }
    }

    /// Runs an action under a heading; the action returns the verb for its result.
    private func tell(_ heading: String, _ act: () async throws -> String) async -> Bool {
        print(heading.printable)
        var succeeds = true
        do {
            tell(try await act(), place)
        } catch {
            tell("failed", "\(error)")
            succeeds = false
        }
        let departures = stand.departures.take()
        if !departures.isEmpty { tell("left", departures.joined(separator: ", ")) }
        tell("", "\(stand.window.snapshot)")
        print()
        return succeeds
    }

    /// The app's place, and its number in the history.
    private var place: String {
        let navigator = stand.navigator
        guard let url = navigator.state.url else { return "nothing" }
        return "\(url), visit \(navigator.historyIndex + 1) of \(navigator.history.count)"
    }

    /// Prints an event and its object; further lines of the text are indented below the first.
    private func tell(_ verb: String, _ text: String) {
        let column = 11
        let head = "  \(verb)".padded(to: column)
        let indentation = "\n" + String(repeating: " ", count: column)
        let lines = text.split(separator: "\n").map { $0.description.printable }
        print(head + lines.joined(separator: indentation))
    }
}

extension String {
    /// The text on one line; control characters in text from outside are escaped for the terminal.
    fileprivate var printable: String {
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
