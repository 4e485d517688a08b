import Routing
import RoutingNavigation
import RoutingPresentation

/// A story of today.
final class StoryController: ViewController, DestinationPresentable {
    /// Names the screen after what kind of story it is, and its number.
    func configure(for place: Destination) {
        title = "Story \(place.parameters["id"] ?? "") (\(place.parameters["type"] ?? ""))"
    }
}
