package import Routing

/// What a part of a navigation tree declares, before the tree is built and validated.
public struct NavigationDeclaration<Presentable>: Sendable {
    /// What is declared, with what only this kind has.
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
    package let place: RoutePlace
    package let content: [NavigationDeclaration]
    /// Asks a destination before it is taken away; of endpoints.
    var leaving: LeavingCheck?
}

extension NavigationDeclaration: NavigationElement {
    /// The declaration itself.
    public var declaration: NavigationDeclaration { self }
}

/// How an endpoint says which URLs are its own.
package enum EndpointPattern: Sendable {
    /// A text that is read when the tree is built.
    case text(String)
    case pattern(RoutePattern)
    case predicate(@Sendable (RouteURL) -> Bool)
}

/// A part of a declared navigation tree: an ``Endpoint``, ``Stack``, ``Fork``, ``Switcher`` or ``Modal``.
///
/// Conform a type of your own to give a part of a tree a name: its declaration is the one of what it is made
/// of.
///
/// ```swift
/// struct Shop: NavigationElement {
///     var declaration: NavigationDeclaration<String> {
///         Stack { Endpoint("shop") { Endpoint("shop/:item") } }.declaration
///     }
/// }
/// ```
public protocol NavigationElement<Presentable> {
    /// What the tree presents.
    associatedtype Presentable

    /// What is declared.
    var declaration: NavigationDeclaration<Presentable> { get }
}
