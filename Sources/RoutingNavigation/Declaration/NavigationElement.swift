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
