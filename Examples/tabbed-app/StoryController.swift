import Routing
import RoutingNavigation
import RoutingPresentation

/// A story of today.
final class StoryController: ViewController, DestinationPresentable {
    /// Sets the title to the number and the kind of the story.
    func configure(for place: Destination) {
        title = "Story \(place.parameters["id"] ?? "") (\(place.parameters["type"] ?? ""))"
    }
}
