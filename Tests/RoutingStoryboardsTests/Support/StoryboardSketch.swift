/// The text of a storyboard with just enough in it, for what Xcode would not write.
struct StoryboardSketch {
    static let type = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"

    private let controllers: [String]
    private let initial: String?

    /// Sketches a storyboard.
    ///
    /// - Parameters:
    ///   - controllers: The elements of the controllers, each for a scene of its own.
    ///   - initial: The ID of the initial scene.
    init(_ controllers: [String], initial: String? = nil) {
        self.controllers = controllers
        self.initial = initial
    }

    init(_ controllers: String..., initial: String? = nil) {
        self.init(controllers, initial: initial)
    }

    var text: String {
        let attribute = initial.map { " initialViewController=\"\($0)\"" } ?? ""
        let scenes = controllers.map { "<scene><objects>\($0)</objects></scene>" }.joined()
        return "<document type=\"\(Self.type)\"\(attribute)><scenes>\(scenes)</scenes></document>"
    }
}

extension StoryboardSketch {
    /// The element of a controller.
    ///
    /// - Parameters:
    ///   - id: The object ID.
    ///   - element: The name of the element.
    ///   - attributes: More attributes, as XML.
    ///   - links: The relationships, each with the ID of its destination.
    /// - Returns: The element.
    static func controller(
        _ id: String,
        _ element: String = "viewController",
        _ attributes: String = "",
        links: [(name: String, destination: String)] = []
    ) -> String {
        let segues = links.map { link in
            "<segue destination=\"\(link.destination)\" kind=\"relationship\" relationship=\"\(link.name)\"/>"
        }
        return """
            <\(element) id="\(id)" \(attributes) sceneMemberID="viewController">\
            <connections>\(segues.joined())</connections></\(element)>
            """
    }

    /// A navigation controller with a root.
    static func navigation(_ id: String, _ attributes: String = "", root: String) -> String {
        controller(id, "navigationController", attributes, links: [("rootViewController", root)])
    }

    /// A tab-bar controller with tabs.
    static func tabs(_ id: String, _ attributes: String = "", of ids: [String]) -> String {
        controller(id, "tabBarController", attributes, links: ids.map { ("viewControllers", $0) })
    }

    /// A reference to a scene elsewhere.
    static func reference(_ id: String, _ attributes: String) -> String {
        controller(id, "viewControllerPlaceholder", attributes)
    }
}
