/// One scene of a storyboard, with the properties that are needed to make its controller.
struct StoryboardScene: Hashable, Sendable {
    /// The kind of scene.
    enum Kind: Hashable, Sendable {
        case screen
        case navigation
        case tabBar
        case split
        /// A reference to a scene in this or another storyboard.
        case reference(SceneReference)
    }

    /// A relationship to a contained scene.
    struct Relationship: Hashable, Sendable {
        /// The kind of relationship in Xcode's terms: `rootViewController`, `viewControllers`.
        let name: String
        /// The object ID of the scene.
        let destination: String
    }

    /// The object ID of the controller, which other scenes refer to.
    let id: String
    let kind: Kind
    /// The name of the element.
    let element: String
    /// The line of the element.
    let line: Int
    /// The storyboard identifier.
    let identifier: String?
    /// The class that the scene names; `nil` for the default class of the element.
    let customClass: SceneClass?
    /// The title of the controller.
    var title: String?
    /// The title of the navigation item, which shows when the controller has no title.
    var itemTitle: String?
    /// The object ID of the view.
    var view: String?
    var relationships: [Relationship] = []
}

/// The target of a storyboard reference.
struct SceneReference: Hashable, Sendable {
    /// The name of the storyboard; `nil` for the same storyboard.
    let storyboard: String?
    /// The identifier of the scene; `nil` for the initial scene.
    let identifier: String?
    /// The identifier of the bundle; `nil` for the same bundle.
    let bundle: String?
}

extension StoryboardScene {
    /// The name of the nib into which Xcode compiles the view.
    var nibName: String? { view.map { "\(id)-view-\($0)" } }

    /// The name of the scene in reports.
    var label: String { identifier ?? title ?? itemTitle ?? customClass?.name ?? "<\(element)> \(id)" }
}

extension StoryboardScene {
    init(element: String, attributes: [String: String], line: Int) throws(MalformedStoryboard) {
        guard let id = attributes.text("id") else {
            throw MalformedStoryboard("<\(element)> has no id", line: line)
        }
        self.init(
            id: id,
            kind: Kind(element: element, attributes: attributes),
            element: element,
            line: line,
            identifier: attributes.text("storyboardIdentifier"),
            customClass: SceneClass(attributes),
            title: attributes.text("title")
        )
    }
}

extension StoryboardScene.Kind {
    fileprivate init(element: String, attributes: [String: String]) {
        switch element {
        case "navigationController": self = .navigation
        case "tabBarController": self = .tabBar
        case "splitViewController": self = .split
        case "viewControllerPlaceholder": self = .reference(SceneReference(attributes))
        // Other kinds, such as tableViewController or pageViewController, all count as screens.
        default: self = .screen
        }
    }
}

extension SceneReference {
    fileprivate init(_ attributes: [String: String]) {
        self.init(
            storyboard: attributes.text("storyboardName"),
            identifier: attributes.text("referencedIdentifier"),
            bundle: attributes.text("bundleIdentifier")
        )
    }
}

extension SceneClass {
    fileprivate init?(_ attributes: [String: String]) {
        guard let name = attributes.text("customClass") else { return nil }
        self.init(
            name: name,
            module: attributes.text("customModule"),
            isOfTarget: attributes.text("customModuleProvider") == "target"
        )
    }
}

extension [String: String] {
    /// The value of an attribute; `nil` for an empty value, which Xcode ignores too.
    func text(_ name: String) -> String? {
        self[name].flatMap { $0.isEmpty ? nil : $0 }
    }
}
