public import Foundation

/// Where the controller of a screen comes from; each URL that is opened gets a new one.
public enum ControllerSource: Sendable {
    /// A scene of a storyboard, by its identifier.
    ///
    /// The storyboard is looked for in the bundle, or in the main one. See ``Storyboard``.
    case storyboard(storyboard: String, identifier: String, bundle: Bundle?)
    /// A class, made with the name of a nib.
    ///
    /// There are no nibs without pixels: the class gets name and bundle in its initialiser, and that is all.
    case nib(controller: ViewController.Type, name: String?, bundle: Bundle?)
    /// Whatever makes one.
    case provided(@MainActor @Sendable () -> ViewController)
}

extension ControllerSource {
    /// Makes a controller.
    ///
    /// - Returns: The controller.
    /// - Throws: ``PresentationError`` when a storyboard, its scene, or the class of the scene is missing.
    @MainActor
    public func makeViewController() throws -> ViewController {
        switch self {
        case .storyboard(let name, let identifier, let bundle):
            try Storyboard(name: name, bundle: bundle).instantiateViewController(withIdentifier: identifier)
        case .nib(let controller, let name, let bundle):
            controller.init(nibName: name, bundle: bundle)
        case .provided(let make):
            make()
        }
    }
}
