/// The class that a scene asks for, as Xcode writes it.
struct SceneClass: Hashable, Sendable {
    let name: String
    /// The module, if the storyboard names one.
    var module: String?
    /// Whether it is in the module of the app, whatever that is called.
    var isOfTarget = false
}

extension SceneClass: CustomStringConvertible {
    var description: String { module.map { "\($0).\(name)" } ?? name }
}
