import Routing
import RoutingNavigation
import RoutingPresentation

/// A story of today.
final class StoryController: ViewController, RouteParametrizedPresentable {
    /// Names the screen after what kind of story it is, and its number.
    func configure(with parameters: Parameters) {
        title = "Story \(parameters["id"] ?? "") (\(parameters["type"] ?? ""))"
    }
}
