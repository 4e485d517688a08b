/// One scene of a storyboard: what is needed to make its controller.
struct StoryboardScene: Hashable, Sendable {
    /// What the scene stands for.
    enum Kind: Hashable, Sendable {
        case screen
        case navigation
        case tabBar
        case split
        /// A scene elsewhere.
        case reference(SceneReference)
    }

    /// A scene that a controller is to contain.
    struct Relationship: Hashable, Sendable {
        /// As what, in Xcode's word: `rootViewController`, `viewControllers`.
        let name: String
        /// The object ID of the scene.
        let destination: String
    }

    /// The object ID of the controller, which others refer to.
    let id: String
    let kind: Kind
    /// The name of the element.
    let element: String
    /// Where the element is.
    let line: Int
    /// The storyboard identifier.
    let identifier: String?
    /// The class, unless it is the one of the element.
    let customClass: SceneClass?
    /// The title of the controller.
    var title: String?
    /// The title of its navigation item, which shows when the controller has none.
    var itemTitle: String?
    /// The object ID of the view.
    var view: String?
    var relationships: [Relationship] = []
}

/// What a storyboard reference refers to.
struct SceneReference: Hashable, Sendable {
    /// The name of the storyboard; the same one if there is none.
    let storyboard: String?
    /// The identifier of the scene; the initial one if there is none.
    let identifier: String?
    /// The identifier of the bundle; the same one if there is none.
    let bundle: String?
}

extension StoryboardScene {
    /// The name of the nib that Xcode would have compiled the view into.
    var nibName: String? { view.map { "\(id)-view-\($0)" } }

    /// What reports call the scene.
    var label: String { identifier ?? title ?? itemTitle ?? customClass?.name ?? "<\(element)> \(id)" }
}

extension StoryboardScene {
    init(element: String, attributes: [String: String], line: Int) throws(StoryboardFault) {
        guard let id = attributes.text("id") else {
            throw StoryboardFault("<\(element)> has no id", line: line)
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
        // There are many: tableViewController, pageViewController, hostingController. All are screens here.
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
    /// The value of an attribute; an empty one counts as none, as for Xcode.
    func text(_ name: String) -> String? {
        self[name].flatMap { $0.isEmpty ? nil : $0 }
    }
}
