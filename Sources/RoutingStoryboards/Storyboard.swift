public import Foundation
public import RoutingPresentation

/// A storyboard read from Xcode's `.storyboard` file, which makes view controllers from its scenes.
///
/// ```swift
/// let storyboard = try Storyboard(name: "Login")
/// let login = try storyboard.instantiateViewController(withIdentifier: "LoginViewController")
/// ```
///
/// The storyboard reads classes, titles and the contents of containers; it does not read views. On Apple
/// platforms a build compiles storyboards, so the bundle must contain the source too: add it with `.copy` to
/// the resources of the target.
///
/// The 64 most recently read files are cached, so creating such a storyboard again costs only the search for
/// the file.
@MainActor
public struct Storyboard {
    /// The name of the file without its extension.
    package let name: String
    /// The bundle that contains the storyboard and, unless a reference names another bundle, the storyboards
    /// that it refers to.
    package let bundle: Bundle

    let document: StoryboardDocument

    /// Opens a storyboard.
    ///
    /// - Parameters:
    ///   - name: The name of the file without `.storyboard`, preceded by its directory if it has one.
    ///   - bundle: The bundle that contains the file; `nil` for the main bundle.
    /// - Throws: `PresentationError` with the code `noStoryboard` or `malformedStoryboard`.
    public init(name: String, bundle: Bundle? = nil) throws {
        try self.init(opening: name, in: bundle ?? .main)
    }

    /// Makes the controller of a scene, and the controllers that it contains.
    ///
    /// If one of these controllers cannot be made, the method makes none.
    ///
    /// - Parameter identifier: The storyboard identifier of the scene.
    /// - Returns: A new controller.
    /// - Throws: `PresentationError` with the code `noSuchScene` or `noSuchClass`; with the codes of opening when
    ///   the scene refers to other storyboards; with `cycle` or `tooDeep` when scenes contain themselves or too
    ///   many others.
    public func instantiateViewController(withIdentifier identifier: String) throws -> ViewController {
        try ScenePlan(scene(withIdentifier: identifier), of: self).make()
    }

    /// Makes the controller of the initial scene, and the controllers that it contains.
    ///
    /// If one of these controllers cannot be made, the method makes none.
    ///
    /// - Returns: A new controller.
    /// - Throws: `PresentationError` as from ``instantiateViewController(withIdentifier:)``.
    public func instantiateInitialViewController() throws -> ViewController {
        try ScenePlan(initialScene(), of: self).make()
    }
}

extension Storyboard {
    init(opening name: String, in bundle: Bundle) throws(PresentationError) {
        guard let url = bundle.storyboardURL(named: name) else {
            throw .noStoryboard(name, in: bundle)
        }
        self.name = name
        self.bundle = bundle
        document = try Self.documents.document(at: url)
    }

    private static var documents = StoryboardCache()

    func scene(withIdentifier identifier: String) throws(PresentationError) -> StoryboardScene {
        guard let scene = document.scene(withIdentifier: identifier) else {
            throw .noScene(identifier, in: self)
        }
        return scene
    }

    func initialScene() throws(PresentationError) -> StoryboardScene {
        guard let id = document.initialScene else { throw .noInitialScene(in: self) }
        guard let scene = document.scene(withID: id) else {
            throw .missingScene(id, in: self, wantedBy: "the document, as its initial scene,")
        }
        return scene
    }
}
