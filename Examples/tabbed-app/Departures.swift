import RoutingPresentation

/// The screens that were left for good, in the order of their unwinding.
@MainActor
final class Departures {
    private var titles: [String] = []

    /// Records a screen that was left.
    ///
    /// - Parameter controller: The screen.
    func note(_ controller: ViewController) {
        titles.append(controller.title ?? "")
    }

    /// Returns the titles of the recorded screens, and clears the record.
    ///
    /// - Returns: The titles.
    func take() -> [String] {
        defer { titles = [] }
        return titles
    }
}
