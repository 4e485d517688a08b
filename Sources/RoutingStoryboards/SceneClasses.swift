internal import Foundation
internal import RoutingPresentation

/// Where the classes of scenes are found: among those that were registered, then by their names.
@MainActor
struct SceneClasses {
    private var registered: [SceneClass: ViewController.Type] = [:]
    /// The module of the program, which storyboards call that of the target.
    private let mainModule: String?

    init(mainModule: String? = Bundle.main.moduleName) {
        self.mainModule = mainModule
    }

    mutating func register(_ type: ViewController.Type, as name: SceneClass) {
        registered[name] = type
    }

    /// Finds a class.
    ///
    /// - Parameter wanted: What the scene says.
    /// - Returns: The class, whatever it is a class of; `nil` if there is none.
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

    /// The modules that may have a class, the one it names first.
    private func modules(of wanted: SceneClass) -> [String] {
        let main = wanted.isOfTarget || wanted.module == nil ? mainModule : nil
        return [wanted.module, main].compactMap(\.self)
    }

    /// Only names that Swift can have spelled are handed to the runtime, which would decode others as
    /// symbols.
    private static func lookUp(_ name: String, in module: String) -> AnyClass? {
        guard name.isIdentifier, module.isIdentifier else { return nil }
        return NSClassFromString("\(module).\(name)")
    }

    /// Classes have names without a module where there is Objective-C.
    private static func lookUp(_ name: String) -> AnyClass? {
        #if canImport(ObjectiveC)
            return name.isIdentifier ? NSClassFromString(name) : nil
        #else
            return nil
        #endif
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
