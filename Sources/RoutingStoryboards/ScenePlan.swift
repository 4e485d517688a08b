internal import Foundation
internal import RoutingPresentation

/// A scene with its classes and contained scenes, from which a controller can be made without failure.
@MainActor
struct ScenePlan {
    /// The contained scenes of a controller, by the kind of container.
    indirect enum Content {
        case none
        case stack([ScenePlan])
        case tabs([ScenePlan])
        case columns(primary: ScenePlan?, secondary: ScenePlan?)
    }

    let type: ViewController.Type
    let title: String?
    let nibName: String?
    let bundle: Bundle
    let content: Content
}

extension ScenePlan {
    /// Plans a scene.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - storyboard: The storyboard that contains the scene.
    /// - Throws: `PresentationError` when a class or a scene is missing, or scenes contain themselves.
    init(_ scene: StoryboardScene, of storyboard: Storyboard) throws(PresentationError) {
        var planning = ScenePlanning()
        self = try planning.plan(scene, of: storyboard)
    }

    /// Makes the controller and the controllers that it contains.
    ///
    /// If the scene has no title or no contained scenes, the values that the class sets are kept.
    func make() -> ViewController {
        let controller = type.init(nibName: nibName, bundle: bundle)
        if let title { controller.title = title }
        switch (content, controller) {
        case (.stack(let plans), let controller as NavigationController) where !plans.isEmpty:
            controller.viewControllers = plans.map { $0.make() }
        case (.tabs(let plans), let controller as TabBarController) where !plans.isEmpty:
            controller.viewControllers = plans.map { $0.make() }
        case (.columns(let primary, let secondary), let controller as SplitViewController):
            if let primary { controller.primary = primary.make() }
            if let secondary { controller.secondary = secondary.make() }
        default:
            break
        }
        return controller
    }
}
