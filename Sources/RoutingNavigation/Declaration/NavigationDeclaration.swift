package import Routing

/// The declaration of one node of a navigation tree, before the tree is built and validated.
public struct NavigationDeclaration<Presentable>: Sendable {
    /// The kind of the node, with the properties that only this kind has.
    package enum Form: Sendable {
        case endpoint(EndpointPattern, EndpointIdentity)
        case stack
        case fork(isLazy: Bool)
        case switcher
        case modal
    }

    package let form: Form
    package let name: String?
    package let presenter: Presenter<Presentable>?
    package let place: SourceLine
    package let content: [NavigationDeclaration]
    /// Asks a destination before the navigator removes it; only for endpoints.
    var leaving: LeavingCheck?
    /// Throws the `RouteValueError` of parameters that do not decode; only for endpoints of typed routes.
    var decoding: @Sendable (Parameters) throws -> Void = { _ in }
}

extension NavigationDeclaration: NavigationElement {
    /// The declaration itself.
    public var declaration: NavigationDeclaration { self }
}

/// The condition, as declared, that decides which URLs lead to an endpoint.
package enum EndpointPattern: Sendable {
    /// Text that is parsed when the tree is built.
    case text(String)
    case pattern(RoutePattern)
    case predicate(@Sendable (RouteURL) -> Bool)
}

/// A node of a declared navigation tree: an ``Endpoint``, ``Stack``, ``Fork``, ``Switcher`` or ``Modal``.
///
/// Conform your own type to give a part of a tree a name. Its declaration is that of the node it consists of.
///
/// ```swift
/// struct Shop: NavigationElement {
///     var declaration: NavigationDeclaration<String> {
///         Stack { Endpoint("shop") { Endpoint("shop/:item") } }.declaration
///     }
/// }
/// ```
public protocol NavigationElement<Presentable> {
    /// The type of the objects that the tree presents.
    associatedtype Presentable

    /// The declaration of the node.
    var declaration: NavigationDeclaration<Presentable> { get }
}
