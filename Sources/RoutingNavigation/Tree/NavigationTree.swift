internal import Routing

/// All the places of an app and their relations, declared once.
///
/// ```swift
/// let tree = NavigationTree {
///     Switcher(sections) {
///         Endpoint("login", login)
///         Fork(tabs) {
///             Stack(navigation) {
///                 Endpoint("today", today) {
///                     Modal { Endpoint("story/:type/:id", story) }
///                 }
///             }
///             Stack(navigation) {
///                 Endpoint("books", books) { Endpoint("books/:id", book) }
///             }
///         }
///     }
/// }
/// ```
///
/// A URL leads to the first declared endpoint that matches it. An endpoint comes before its modals, and its modals
/// come before its children. Nodes nest in any way, except that a ``Modal`` stands only in an ``Endpoint`` or at
/// the top. If several nodes at the top are not modals, one of them at a time is the root.
public struct NavigationTree<Presentable>: Sendable {
    let blueprint: Blueprint
    /// The presenters of the nodes, by their numbers in the blueprint.
    let presenters: [Presenter<Presentable>?]

    /// Declares a tree, and stops the program if the tree has a mistake.
    ///
    /// - Parameters:
    ///   - caseSensitive: Whether literals, words and expressions in patterns match case-sensitively. A
    ///     router that a navigator of such a tree is registered in must be case-sensitive, too: see
    ///     ``Navigator/register(in:tags:accepting:options:)``.
    ///   - content: The nodes that can be the root, and the modals over them.
    /// - Complexity: O(*n*) in the number of endpoints if most patterns have distinct literals; otherwise O(*n*²).
    public init(
        caseSensitive: Bool = false,
        @NavigationBuilder<Presentable> _ content: () -> [NavigationDeclaration<Presentable>]
    ) {
        do {
            try self.init(validating: content(), caseSensitive: caseSensitive)
        } catch {
            preconditionFailure("\(error)")
        }
    }

    /// Declares a tree from nodes that are only known at run time.
    ///
    /// - Parameters:
    ///   - declarations: The nodes that can be the root, and the modals over them.
    ///   - caseSensitive: Whether literals, words and expressions in patterns match case-sensitively.
    /// - Throws: A ``NavigationTreeError``.
    /// - Complexity: O(*n*) in the number of endpoints if most patterns have distinct literals; otherwise O(*n*²).
    package init(
        validating declarations: [NavigationDeclaration<Presentable>],
        caseSensitive: Bool = false
    ) throws {
        let draft = try BlueprintDraft(declarations)
        let rules = MatchingRules(caseSensitive: caseSensitive)
        blueprint = Blueprint(
            nodes: draft.nodes, roots: draft.roots, floating: draft.floating, rules: rules)
        presenters = draft.presenters
        try blueprint.validate()
    }

    /// Declares a tree, and throws an error if the tree has a mistake.
    ///
    /// - Parameters:
    ///   - caseSensitive: Whether literals, words and expressions in patterns match case-sensitively.
    ///   - content: The nodes that can be the root, and the modals over them.
    /// - Returns: The tree.
    /// - Throws: A ``NavigationTreeError``, or an error that the content throws, such as a `RoutePatternError`.
    public static func validated(
        caseSensitive: Bool = false,
        @NavigationBuilder<Presentable> _ content: () throws -> [NavigationDeclaration<Presentable>]
    ) throws -> NavigationTree {
        try NavigationTree(validating: content(), caseSensitive: caseSensitive)
    }
}

extension NavigationTree: CustomStringConvertible {
    /// The declared nodes as an indented tree; `^` marks a node that is presented.
    public var description: String {
        (blueprint.roots + blueprint.floating).sorted().map { drawing(of: $0).text }.joined(separator: "\n")
    }

    private func drawing(of number: Int) -> TreeDrawing {
        let node = blueprint.nodes[number]
        let condition = node.kind == .endpoint ? [node.pattern.map { "\($0)" } ?? "(asks code)"] : []
        let name = node.name.map { ["'\($0)'"] } ?? []
        let words = (node.isModal ? ["^"] : []) + [node.kind.rawValue] + condition + name
        return TreeDrawing(root: words.joined(separator: " ")) {
            (node.modals + node.children).map(drawing)
        }
    }
}
