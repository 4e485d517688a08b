import RoutingNavigation
import RoutingPresentation

/// A small app with tabs: its window, and the navigator that decides what the window shows.
@MainActor
final class Newsstand {
    let window = Window()
    let navigator: Navigator
    /// The screens that were left for good.
    let departures = Departures()
    private let user: User

    /// Creates the app, which shows no place until a URL is opened.
    init() {
        let tree = Self.tree(in: window, departures: departures)
        let renderer = PresenterRenderer(tree)
        navigator = Navigator(tree, renderer: renderer)
        // The state follows the user's own actions.
        navigator.followUser(in: window, of: renderer)
        user = User(of: window)
    }

    /// Takes a step.
    ///
    /// - Parameter step: The step.
    /// - Throws: An error of the navigator, of the view stack, or of the user.
    func take(_ step: Step) async throws {
        switch step {
        case .open(let url, let options): try await navigator.open(url, options: options)
        case .back: try await navigator.back()
        case .forward: try await navigator.forward()
        case .tap(let title): try await user.tap(title)
        case .swipe: try await user.swipe()
        case .dismiss: try await user.dismiss()
        }
    }
}
