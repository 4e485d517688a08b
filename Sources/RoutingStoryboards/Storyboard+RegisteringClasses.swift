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
