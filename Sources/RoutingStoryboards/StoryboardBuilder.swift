/// Builds the document of a storyboard from the elements that a parser reads.
struct StoryboardBuilder {
    /// The maximum nesting depth of elements.
    static let maximalDepth = 512

    private struct Element {
        let name: String
        let line: Int
        let kind: StoryboardElement
    }

    /// The open elements, the outermost first.
    private var elements: [Element] = []
    private var hasDocument = false
    private var initialScene: String?
    private var scenes: [StoryboardScene] = []
    /// The scene that is being read.
    private var scene: StoryboardScene?
}

extension StoryboardBuilder {
    /// Takes the beginning of an element.
    ///
    /// - Parameters:
    ///   - element: The name of the element.
    ///   - attributes: The attributes of the element.
    ///   - line: The line of the element.
    /// - Throws: ``MalformedStoryboard`` when a storyboard cannot contain the element.
    mutating func begin(
        _ element: String,
        _ attributes: [String: String],
        line: Int
    ) throws(MalformedStoryboard) {
        guard elements.count < Self.maximalDepth else {
            throw MalformedStoryboard("more than \(Self.maximalDepth) elements within each other", line: line)
        }
        let kind = StoryboardElement(of: element, attributes, in: elements.last?.kind)
        elements.append(Element(name: element, line: line, kind: kind))
        switch kind {
        case .document:
            try Self.checkRoot(element, attributes, line: line)
            hasDocument = true
            initialScene = attributes.text("initialViewController")
        case .controller:
            scene = try StoryboardScene(element: element, attributes: attributes, line: line)
        case .view:
            scene?.view = attributes.text("id")
        case .navigationItem:
            scene?.itemTitle = attributes.text("title")
        case .relationship:
            guard let name = attributes.text("relationship"), let id = attributes.text("destination") else {
                throw MalformedStoryboard("a relationship has no name or no destination", line: line)
            }
            scene?.relationships.append(StoryboardScene.Relationship(name: name, destination: id))
        case .scenes, .scene, .objects, .title, .itemTitle, .connections, .elsewhere:
            break
        }
    }

    /// Takes text between elements.
    mutating func read(_ text: String) {
        switch elements.last?.kind {
        case .title: scene?.append(text, to: \.title)
        case .itemTitle: scene?.append(text, to: \.itemTitle)
        default: break
        }
    }

    /// Takes the end of the innermost open element.
    mutating func end() {
        guard elements.popLast()?.kind == .controller, let scene else { return }
        scenes.append(scene)
        self.scene = nil
    }

    /// Takes the end of the file.
    ///
    /// - Returns: The document.
    /// - Throws: ``MalformedStoryboard`` when there was no document, or when two scenes have the same ID or identifier.
    func finish() throws(MalformedStoryboard) -> StoryboardDocument {
        guard hasDocument else { throw MalformedStoryboard("there is no XML in it") }
        if let open = openElement { throw MalformedStoryboard("the file ends, and \(open) is open") }
        return try StoryboardDocument(initialScene: initialScene, scenes: scenes)
    }

    /// A description of the innermost open element.
    var openElement: String? {
        elements.last.map { "<\($0.name)> of line \($0.line)" }
    }
}

extension StoryboardScene {
    /// Parsers deliver text in any number of pieces; appending in place keeps the total cost linear.
    fileprivate mutating func append(_ text: String, to title: WritableKeyPath<StoryboardScene, String?>) {
        if self[keyPath: title]?.append(text) == nil { self[keyPath: title] = text }
    }
}

extension StoryboardBuilder {
    private static func checkRoot(
        _ element: String,
        _ attributes: [String: String],
        line: Int
    ) throws(MalformedStoryboard) {
        guard element == "document" else {
            let fault = "it is not a storyboard: the root element is <\(element)>, not <document>"
            throw MalformedStoryboard(fault, line: line)
        }
        let type = attributes["type"] ?? ""
        guard type.contains("Storyboard") else {
            throw MalformedStoryboard(
                "it is not a storyboard: the type of the document is '\(type)'", line: line)
        }
        guard !type.contains(".Cocoa."), !type.contains(".WatchKit.") else {
            let fault = "it is a storyboard for macOS or watchOS: the type of the document is '\(type)'"
            throw MalformedStoryboard(fault, line: line)
        }
    }
}
