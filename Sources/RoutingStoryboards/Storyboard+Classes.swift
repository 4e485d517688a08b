public import RoutingPresentation

extension Storyboard {
    /// Registers the class for scenes that name a class in a storyboard.
    ///
    /// Swift classes are found by module and name without registration. Register a class that has another name in
    /// storyboards, or that is in another module than the storyboard names. The module of the app, for example,
    /// often has another name without Xcode.
    ///
    /// ```swift
    /// Storyboard.register(LoginViewController.self)
    /// ```
    ///
    /// A registration takes precedence over a class with the name, and over an earlier registration.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - name: The name of the class in storyboards; `nil` for the name of the type.
    ///   - module: The module of the class in storyboards; `nil` for any module.
    public static func register(
        _ type: ViewController.Type,
        as name: String? = nil,
        module: String? = nil
    ) {
        classes.register(type, as: SceneClass(name: name ?? String(describing: type), module: module))
    }

    static var classes = SceneClasses()
}

extension Storyboard {
    /// Returns the class of a scene's controller.
    ///
    /// - Parameter scene: A scene of the storyboard.
    /// - Returns: The class that the scene names, or the default class of its element.
    /// - Throws: `PresentationError` with the code `noSuchClass`.
    func type(of scene: StoryboardScene) throws(PresentationError) -> ViewController.Type {
        guard let wanted = scene.customClass else { return scene.kind.type }
        guard let found = Self.classes.find(wanted) else { throw .noClass(wanted, for: scene, in: self) }
        guard let type = found as? ViewController.Type, scene.kind.accepts(type) else {
            throw .wrongClass(found, for: scene, in: self)
        }
        return type
    }
}

extension StoryboardScene.Kind {
    /// The class of scenes that name no class.
    var type: ViewController.Type {
        switch self {
        case .navigation: NavigationController.self
        case .tabBar: TabBarController.self
        case .split: SplitViewController.self
        case .screen, .reference: ViewController.self
        }
    }

    fileprivate func accepts(_ type: ViewController.Type) -> Bool {
        switch self {
        case .navigation: type is NavigationController.Type
        case .tabBar: type is TabBarController.Type
        case .split: type is SplitViewController.Type
        case .screen, .reference: true
        }
    }
}
