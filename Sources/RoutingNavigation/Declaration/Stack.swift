internal import Routing

/// A navigation stack: it shows an endpoint on top of the ones that it lies on, the root first.
///
/// Its content is what may be its root, of which there is one at a time; what lies on a root are the root's
/// children.
public struct Stack<Presentable>: NavigationElement {
    /// What is declared.
    public let declaration: NavigationDeclaration<Presentable>

    /// Declares a stack.
    ///
    /// - Parameters:
    ///   - presenter: Shows it; `nil` when it is shown by other means than the tree's.
    ///   - name: A name to find and address it by; no other part of the tree has it.
    ///   - fileID: Where it is declared; left to the compiler.
    ///   - line: Where it is declared; left to the compiler.
    ///   - content: What may be its root; the first is its root until a URL says otherwise.
    public init(
        _ presenter: StackPresenter<Presentable>? = nil,
        name: String? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        @NavigationBuilder<Presentable> content: () -> [NavigationDeclaration<Presentable>]
    ) {
        declaration = NavigationDeclaration(
            form: .stack,
            name: name,
            presenter: presenter.map(Presenter.stack),
            place: RoutePlace(fileID, line),
            content: content()
        )
    }
}
