public import RoutingPresentation

extension Storyboard {
    /// Says which class the scenes of a name get.
    ///
    /// Swift classes are found by module and name without being registered. What has to be registered is a
    /// class that goes by another name in a storyboard, or is in another module than the storyboard says:
    /// often the one of the app, which is called differently where there is no Xcode.
    ///
    /// ```swift
    /// Storyboard.register(LoginViewController.self)
    /// ```
    ///
    /// A registration takes precedence over a class of that name, and over an earlier one.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - name: Its name in storyboards; `nil` if it has the same there.
    ///   - module: Its module in storyboards; `nil` for any.
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
    /// The class that a scene is made as.
    ///
    /// - Parameter scene: A scene of the storyboard.
    /// - Returns: The class that it names, or else the one of its element.
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
    /// The class of scenes that name none.
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
