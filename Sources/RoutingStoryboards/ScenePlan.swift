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

/// The planning of one scene and its contained scenes.
@MainActor
struct ScenePlanning {
    /// The maximum number of controllers of one scene, because scenes contained twice double at every level.
    static let maximalCount = 1000

    private struct Step {
        let scene: StoryboardScene
        let storyboard: Storyboard
    }

    /// The scenes that contain the current one, the outermost first.
    private var path: [Step] = []
    private var count = 0

    /// Plans a scene.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - storyboard: The storyboard that contains the scene.
    /// - Returns: The plan.
    /// - Throws: `PresentationError` when a class or a scene is missing, or scenes contain themselves.
    mutating func plan(
        _ scene: StoryboardScene,
        of storyboard: Storyboard
    ) throws(PresentationError) -> ScenePlan {
        let outer = path.firstIndex { $0.scene.id == scene.id && $0.storyboard.isSame(as: storyboard) }
        if let outer {
            throw .containment(path[outer...].map(\.scene.label) + [scene.label], in: storyboard)
        }
        count += 1
        guard path.count < Window.maximalDepth, count <= Self.maximalCount else {
            throw .tooManyScenes(in: path.first?.storyboard ?? storyboard)
        }
        path.append(Step(scene: scene, storyboard: storyboard))
        defer { path.removeLast() }
        if case .reference(let reference) = scene.kind {
            return try plan(reference, of: scene, in: storyboard)
        }
        return ScenePlan(
            type: try storyboard.type(of: scene),
            title: scene.title ?? scene.itemTitle,
            nibName: scene.nibName,
            bundle: storyboard.bundle,
            content: try content(of: scene, in: storyboard)
        )
    }

    private mutating func plan(
        _ reference: SceneReference,
        of scene: StoryboardScene,
        in storyboard: Storyboard
    ) throws(PresentationError) -> ScenePlan {
        let target = try storyboard.storyboard(for: reference, of: scene)
        if let identifier = reference.identifier {
            return try plan(target.scene(withIdentifier: identifier), of: target)
        }
        return try plan(target.initialScene(), of: target)
    }
}

extension ScenePlanning {
    private mutating func content(
        of scene: StoryboardScene,
        in storyboard: Storyboard
    ) throws(PresentationError) -> ScenePlan.Content {
        switch scene.kind {
        case .screen, .reference:
            .none
        case .navigation:
            .stack(try plans(as: "rootViewController", to: scene, in: storyboard))
        case .tabBar:
            .tabs(try plans(as: "viewControllers", to: scene, in: storyboard))
        case .split:
            .columns(
                primary: try plans(as: "masterViewController", to: scene, in: storyboard).last,
                secondary: try plans(as: "detailViewController", to: scene, in: storyboard).last
            )
        }
    }

    /// Plans the scenes that have a relationship to another scene.
    private mutating func plans(
        as relationship: String,
        to scene: StoryboardScene,
        in storyboard: Storyboard
    ) throws(PresentationError) -> [ScenePlan] {
        var plans: [ScenePlan] = []
        for link in scene.relationships where link.name == relationship {
            guard let contained = storyboard.document.scene(withID: link.destination) else {
                throw .missingScene(link.destination, in: storyboard, wantedBy: "scene '\(scene.label)'")
            }
            plans.append(try plan(contained, of: storyboard))
        }
        return plans
    }
}
