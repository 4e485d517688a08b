import RoutingPresentation

/// The screens that were left for good, in the order in which they were unwound.
@MainActor
final class Departures {
    private var titles: [String] = []

    /// Takes note of a screen that was left.
    ///
    /// - Parameter controller: The screen.
    func note(_ controller: ViewController) {
        titles.append(controller.title ?? "")
    }

    /// Gives the titles of those that were noted, and forgets them.
    ///
    /// - Returns: The titles.
    func take() -> [String] {
        defer { titles = [] }
        return titles
    }
}
