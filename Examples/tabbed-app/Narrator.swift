import RoutingNavigation
import RoutingPresentation

/// What prints the story of a step: where the app is then, what was left on the way, and the view stack.
@MainActor
struct Narrator {
    private let stand: Newsstand

    /// Creates a narrator.
    ///
    /// - Parameter stand: The app.
    init(of stand: Newsstand) {
        self.stand = stand
    }

    /// Takes a step, and tells what came of it.
    ///
    /// - Parameter text: The step, as it was written.
    /// - Returns: Whether it could be taken.
    func take(_ text: String) async -> Bool {
        let step = Step(text)
        let before = stand.window.snapshot
        return await tell(text) {
            try await stand.take(step)
            let isUnchanged = stand.window.snapshot == before
            return isUnchanged ? "stayed" : step.isByHand ? "followed" : "shown"
        }
    }

    /// Goes on with a session, and tells what has gone since.
    ///
    /// - Parameter session: The session.
    /// - Returns: Whether it can be shown.
    func resume(_ session: SavedSession) async -> Bool {
        await tell("restore") {
            let dropped = try await stand.navigator.restore(session.state)
            for destination in dropped {
                tell("dropped", destination.url ?? destination.name ?? "\(destination)")
            }
            return "restored"
        }
    }

    /// Tells what is done under a heading; it gives the verb that says how it went.
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

    /// Where the app is, and which visit of its history that is.
    private var place: String {
        let navigator = stand.navigator
        guard let url = navigator.state.url else { return "nothing" }
        return "\(url), visit \(navigator.historyIndex + 1) of \(navigator.history.count)"
    }

    /// Prints what happened, and to whom; lines of a text stand below each other.
    private func tell(_ verb: String, _ text: String) {
        let column = 11
        let head = "  \(verb)".padded(to: column)
        let indentation = "\n" + String(repeating: " ", count: column)
        let lines = text.split(separator: "\n").map { $0.description.printable }
        print(head + lines.joined(separator: indentation))
    }
}

extension String {
    /// The text on one line; what is written or stored by others is not to redraw the terminal.
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
