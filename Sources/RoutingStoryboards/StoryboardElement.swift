/// The meaning of an element in a storyboard, which its position determines.
enum StoryboardElement {
    case document
    case scenes
    case scene
    case objects
    case controller
    case view
    case title
    case navigationItem
    case itemTitle
    case connections
    case relationship
    /// Inside an element that the reader ignores: a view, a constraint, a resource.
    case elsewhere
}

extension StoryboardElement {
    /// Reads the meaning of an element.
    ///
    /// - Parameters:
    ///   - element: The name of the element.
    ///   - attributes: The attributes of the element.
    ///   - parent: The enclosing element; `nil` for the outermost element.
    init(of element: String, _ attributes: [String: String], in parent: StoryboardElement?) {
        let key = attributes["key"]
        switch (parent, element) {
        case (nil, _): self = .document
        case (.document, "scenes"): self = .scenes
        case (.scenes, "scene"): self = .scene
        case (.scene, "objects"): self = .objects
        case (.objects, _) where attributes["sceneMemberID"] == "viewController": self = .controller
        case (.controller, _) where key == "view": self = .view
        // Xcode writes a title of several lines as an element, not as an attribute.
        case (.controller, "string") where key == "title": self = .title
        case (.controller, "navigationItem"): self = .navigationItem
        case (.navigationItem, "string") where key == "title": self = .itemTitle
        case (.controller, "connections"): self = .connections
        case (.connections, "segue") where attributes["kind"] == "relationship": self = .relationship
        default: self = .elsewhere
        }
    }
}
