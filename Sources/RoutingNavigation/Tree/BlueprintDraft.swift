internal import Routing

/// A blueprint under construction, built from declarations node by node.
struct BlueprintDraft<Presentable> {
    /// The maximum nesting of declarations.
    ///
    /// It is smaller than the maximum depth of a state, because states follow the tree.
    static var mostLevels: Int { 64 }

    private(set) var nodes: [DeclaredNode] = []
    private(set) var presenters: [Presenter<Presentable>?] = []
    private(set) var roots: [Int] = []
    private(set) var floating: [Int] = []

    /// Builds the nodes of some declarations.
    init(_ declarations: [NavigationDeclaration<Presentable>]) throws(NavigationTreeError) {
        guard !declarations.isEmpty else { throw .empty("the tree", at: nil) }
        for declaration in declarations {
            if declaration.isModal {
                floating += try addModal(declaration, to: nil, level: 0)
            } else {
                roots.append(try add(declaration, to: nil, level: 1))
            }
        }
        if roots.isEmpty { throw .misplacedModal(at: declarations[0].place) }
    }

    /// Adds a declaration and its content.
    ///
    /// - Parameters:
    ///   - declaration: The declaration.
    ///   - parent: The number of its parent.
    ///   - level: Its nesting level.
    ///   - isModal: Whether it is presented over its parent.
    /// - Returns: Its number.
    /// - Throws: The first fault that can be found without comparing nodes.
    private mutating func add(
        _ declaration: NavigationDeclaration<Presentable>,
        to parent: Int?,
        level: Int,
        isModal: Bool = false
    ) throws(NavigationTreeError) -> Int {
        guard level <= Self.mostLevels else { throw .tooDeep(Self.mostLevels, at: declaration.place) }
        let number = nodes.count
        nodes.append(try node(declaration, parent: parent, isModal: isModal))
        presenters.append(declaration.presenter)
        let kind = nodes[number].kind
        if kind != .endpoint, declaration.content.isEmpty {
            throw .empty("a \(kind.rawValue)", at: declaration.place)
        }
        try addContent(of: declaration, to: number, level: level)
        return number
    }

    /// Adds the content of a declaration, modals first.
    private mutating func addContent(
        of declaration: NavigationDeclaration<Presentable>,
        to number: Int,
        level: Int
    ) throws(NavigationTreeError) {
        for modal in declaration.content where modal.isModal && nodes[number].kind == .endpoint {
            nodes[number].modals += try addModal(modal, to: number, level: level)
        }
        for part in declaration.content where !(part.isModal && nodes[number].kind == .endpoint) {
            nodes[number].children.append(try add(part, to: number, level: level + 1))
        }
    }

    /// Adds the content of a modal, and returns the numbers of the nodes that can be presented.
    private mutating func addModal(
        _ modal: NavigationDeclaration<Presentable>,
        to parent: Int?,
        level: Int
    ) throws(NavigationTreeError) -> [Int] {
        guard !modal.content.isEmpty else { throw .empty("a modal", at: modal.place) }
        var numbers: [Int] = []
        for part in modal.content {
            numbers.append(try add(part, to: parent, level: level + 1, isModal: true))
        }
        return numbers
    }

    private func node(
        _ declaration: NavigationDeclaration<Presentable>,
        parent: Int?,
        isModal: Bool
    ) throws(NavigationTreeError) -> DeclaredNode {
        var condition: DeclaredNode.Condition?
        var identity = EndpointIdentity.captures
        var isLazy = false
        let kind: NavigationNode.Kind
        switch declaration.form {
        case .endpoint(let pattern, let given):
            kind = .endpoint
            identity = given
            condition = try Self.condition(pattern, at: declaration.place)
        case .stack: kind = .stack
        case .fork(let lazy):
            kind = .fork
            isLazy = lazy
        case .switcher: kind = .switcher
        case .modal: throw .misplacedModal(at: declaration.place)
        }
        let pattern: RoutePattern? = if case .pattern(let pattern)? = condition { pattern } else { nil }
        return DeclaredNode(
            kind: kind,
            name: declaration.name,
            origin: try Self.origin(of: declaration, pattern),
            place: declaration.place,
            parent: parent,
            isModal: isModal,
            condition: condition,
            identity: identity,
            captureNames: Set(pattern?.captureNames ?? []),
            isLazy: isLazy,
            leaving: declaration.leaving,
            decoding: declaration.decoding
        )
    }

    private static func condition(
        _ pattern: EndpointPattern,
        at place: SourceLine
    ) throws(NavigationTreeError) -> DeclaredNode.Condition {
        switch pattern {
        case .pattern(let pattern): return .pattern(pattern)
        case .predicate(let predicate): return .predicate(predicate)
        case .text(let text):
            do { return .pattern(try RoutePattern(text)) } catch { throw .malformedPattern(error, at: place) }
        }
    }

    /// The origin under which states store a node.
    ///
    /// A node without a name is stored under the first endpoint in it. It is therefore found again when another
    /// node is declared before it.
    private static func origin(
        of declaration: NavigationDeclaration<Presentable>,
        _ pattern: RoutePattern?
    ) throws(NavigationTreeError) -> Destination.Origin {
        if let pattern, !pattern.asksCode {
            return .init(pattern.isRegularExpression ? .expression : .pattern, pattern.description)
        }
        if let name = declaration.name { return .init(.name, name) }
        if case .endpoint = declaration.form { throw .missingName(at: declaration.place) }
        return .init(.place, declaration.firstPlace)
    }
}

extension NavigationDeclaration {
    fileprivate var isModal: Bool { if case .modal = form { true } else { false } }

    /// The first endpoint in it, in one pair of parentheses for each level above that endpoint.
    fileprivate var firstPlace: String {
        var depth = 0
        var declaration = self
        while depth < BlueprintDraft<Presentable>.mostLevels, let first = declaration.content.first {
            if case .endpoint = declaration.form { break }
            declaration = first
            depth += 1
        }
        let brackets = (String(repeating: "(", count: depth), String(repeating: ")", count: depth))
        return brackets.0 + declaration.text + brackets.1
    }

    private var text: String {
        switch form {
        case .endpoint(.text(let text), _): text
        case .endpoint(.pattern(let pattern), _): name ?? pattern.description
        case .endpoint(.predicate, _), .stack, .fork, .switcher, .modal: name ?? ""
        }
    }
}
