/// The contents of a storyboard file, as a value: its scenes, and the initial one.
struct StoryboardDocument: Hashable, Sendable {
    /// The object ID of the initial scene.
    let initialScene: String?
    /// The scenes, in the order of the file.
    let scenes: [StoryboardScene]

    private let placesByID: [String: Int]
    private let placesByIdentifier: [String: Int]

    /// Creates a document from the scenes of a storyboard.
    ///
    /// - Parameters:
    ///   - initialScene: The object ID of the initial scene.
    ///   - scenes: The scenes.
    /// - Throws: ``MalformedStoryboard`` when two scenes have the same ID or the same identifier.
    init(initialScene: String?, scenes: [StoryboardScene]) throws(MalformedStoryboard) {
        self.initialScene = initialScene
        self.scenes = scenes
        placesByID = try Self.places(of: scenes, by: \.id, called: "id")
        placesByIdentifier = try Self.places(of: scenes, by: \.identifier, called: "storyboard identifier")
    }

    private static func places(
        of scenes: [StoryboardScene],
        by name: (StoryboardScene) -> String?,
        called kind: String
    ) throws(MalformedStoryboard) -> [String: Int] {
        var places: [String: Int] = [:]
        for (place, scene) in scenes.enumerated() {
            guard let name = name(scene) else { continue }
            guard let earlier = places.updateValue(place, forKey: name) else { continue }
            let fault = "the \(kind) '\(name)' is that of the scene in line \(scenes[earlier].line) already"
            throw MalformedStoryboard(fault, line: scene.line)
        }
        return places
    }
}

extension StoryboardDocument {
    /// The scene with an object ID.
    func scene(withID id: String) -> StoryboardScene? {
        placesByID[id].map { scenes[$0] }
    }

    /// The scene with a storyboard identifier.
    func scene(withIdentifier identifier: String) -> StoryboardScene? {
        placesByIdentifier[identifier].map { scenes[$0] }
    }

    /// The storyboard identifiers of all scenes, sorted.
    var identifiers: [String] { placesByIdentifier.keys.sorted() }
}
