internal import Routing

/// All the places of an app and how they hang together, declared once.
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
/// A URL leads to the first declared of the endpoints that match it; an endpoint comes before its modals, and
/// these before its children. Any part may stand in any other, but a ``Modal`` only in an ``Endpoint``, or at
/// the top. Of several parts at the top that are no modals, one is the root at a time.
public struct NavigationTree<Presentable>: Sendable {
    let blueprint: Blueprint
    /// How the parts are shown, by their numbers in the blueprint.
    let presenters: [Presenter<Presentable>?]

    /// Declares a tree that stands in the program; one with a mistake in it stops the program.
    ///
    /// - Parameters:
    ///   - caseSensitive: Whether literals, words and expressions in patterns distinguish capitals. Then a
    ///     router that a navigator of the tree is registered in has to, too: see
    ///     ``Navigator/register(in:tags:accepting:options:)``.
    ///   - content: What may be the root.
    /// - Complexity: O(*n*) in the number of endpoints, if most patterns have literals of their own;
    ///   O(*n*²) else.
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

    /// Declares a tree of parts that are known when the program runs.
    ///
    /// - Parameters:
    ///   - declarations: What may be the root.
    ///   - caseSensitive: Whether literals, words and expressions in patterns distinguish capitals.
    /// - Throws: A ``NavigationTreeError``.
    /// - Complexity: O(*n*) in the number of endpoints, if most patterns have literals of their own;
    ///   O(*n*²) else.
    public init(
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

    /// Declares a tree and throws what is wrong with it.
    ///
    /// - Parameters:
    ///   - caseSensitive: Whether literals, words and expressions in patterns distinguish capitals.
    ///   - content: What may be the root.
    /// - Returns: The tree.
    /// - Throws: A ``NavigationTreeError``, or what the content throws, such as a `RoutePatternError`.
    public static func validated(
        caseSensitive: Bool = false,
        @NavigationBuilder<Presentable> _ content: () throws -> [NavigationDeclaration<Presentable>]
    ) throws -> NavigationTree {
        try NavigationTree(validating: content(), caseSensitive: caseSensitive)
    }
}

extension NavigationTree: CustomStringConvertible {
    /// The parts as an indented tree; what is presented has a `^`.
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
