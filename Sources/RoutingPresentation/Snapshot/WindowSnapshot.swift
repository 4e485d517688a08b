/// What a window shows, as a value: to compare, to keep, to draw.
///
/// Its ``description`` draws it in a terminal or a log; `RoutingTesting` also draws it as a Mermaid
/// flowchart and as an SVG picture. A drawing holds titles and names of classes, never identities, so it is
/// the same in every run.
public struct WindowSnapshot: Hashable, Sendable, Codable {
    /// The root and above it what is presented, each over the one before; the last one shows.
    public internal(set) var layers: [ControllerSnapshot]

    init(layers: [ControllerSnapshot]) {
        self.layers = layers
    }

    /// Creates the snapshot of an empty window.
    public init() {
        layers = []
    }
}
