internal import Foundation
internal import RoutingPresentation

/// The lookup of the classes of scenes: first among the registered classes, then by name.
@MainActor
struct SceneClasses {
    private var registered: [SceneClass: ViewController.Type] = [:]
    /// The module of the program, which storyboards call the module of the target.
    private let mainModule: String?

    init(mainModule: String? = Bundle.main.moduleName) {
        self.mainModule = mainModule
    }

    mutating func register(_ type: ViewController.Type, as name: SceneClass) {
        registered[name] = type
    }

    /// Finds a class.
    ///
    /// - Parameter wanted: The class that the scene names.
    /// - Returns: The class, which may be no view controller; `nil` if there is none.
    func find(_ wanted: SceneClass) -> AnyClass? {
        let registration =
            registered[SceneClass(name: wanted.name, module: wanted.module)]
            ?? registered[SceneClass(name: wanted.name)]
        if let registration { return registration }
        for module in modules(of: wanted) {
            if let type = Self.lookUp(wanted.name, in: module) { return type }
        }
        return Self.lookUp(wanted.name)
    }

    /// The modules that may contain a class; the module that the scene names is the first.
    private func modules(of wanted: SceneClass) -> [String] {
        let main = wanted.isOfTarget || wanted.module == nil ? mainModule : nil
        return [wanted.module, main].compactMap(\.self)
    }

    /// Looks up a class in a module; only for valid Swift names, because the runtime decodes others as symbols.
    private static func lookUp(_ name: String, in module: String) -> AnyClass? {
        guard name.isIdentifier, module.isIdentifier else { return nil }
        return NSClassFromString("\(module).\(name)")
    }

    /// Looks up a class without a module, which exists only where Objective-C is available.
    private static func lookUp(_ name: String) -> AnyClass? {
        #if canImport(ObjectiveC)
            return name.isIdentifier ? NSClassFromString(name) : nil
        #else
            return nil
        #endif
    }
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

extension String {
    fileprivate var isIdentifier: Bool {
        guard let first = unicodeScalars.first else { return false }
        let isBegun = first == "_" || first.properties.isXIDStart
        return isBegun && unicodeScalars.allSatisfy(\.properties.isXIDContinue)
    }
}

extension Bundle {
    /// The name of the Swift module that the executable was built from.
    fileprivate var moduleName: String? {
        guard let name = executableURL?.deletingPathExtension().lastPathComponent else { return nil }
        return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
}

/// The class that a scene names, in Xcode's spelling.
struct SceneClass: Hashable, Sendable {
    let name: String
    /// The module, if the storyboard names one.
    var module: String?
    /// Whether the class is in the module of the app, which the storyboard does not name.
    var isOfTarget = false
}

extension SceneClass: CustomStringConvertible {
    var description: String { module.map { "\($0).\(name)" } ?? name }
}
