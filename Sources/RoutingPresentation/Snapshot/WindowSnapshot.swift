/// What a window shows, as a value: to compare, to keep, to draw.
///
/// Three drawings show the same at a glance: ``description`` in a terminal or a log, ``mermaid`` in a
/// document, ``svg`` as a picture of its own. They are made of titles and names of classes, never of
/// identities, so that they are the same in every run.
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
