internal import Foundation
internal import RoutingPresentation

extension Storyboard {
    /// The name of the file.
    var file: String { "\(name).storyboard" }

    /// Whether both storyboards have the same name and bundle.
    func isSame(as other: Storyboard) -> Bool {
        name == other.name && bundle == other.bundle
    }

    /// Opens the storyboard that a scene refers to.
    ///
    /// - Parameters:
    ///   - reference: The reference.
    ///   - scene: The scene; for reports.
    /// - Returns: The storyboard that the reference names, or this storyboard if it names no other.
    /// - Throws: `PresentationError`, with the codes of opening a storyboard.
    func storyboard(
        for reference: SceneReference,
        of scene: StoryboardScene
    ) throws(PresentationError) -> Storyboard {
        guard let name = reference.storyboard else { return self }
        guard let identifier = reference.bundle else { return try Storyboard(opening: name, in: bundle) }
        guard let bundle = Bundle(identifier: identifier) else {
            throw .noBundle(identifier, referredToBy: scene, in: file)
        }
        return try Storyboard(opening: name, in: bundle)
    }
}
