internal import Routing

/// A navigation stack: a root and the endpoints pushed onto it, of which the topmost shows.
///
/// Its content is the possible roots, one of which is in the stack at a time. The children of a root are the
/// endpoints that can be pushed onto it.
public struct Stack<Presentable>: NavigationElement {
    /// The declaration of the stack.
    public let declaration: NavigationDeclaration<Presentable>

    /// Declares a stack.
    ///
    /// - Parameters:
    ///   - presenter: The presenter that shows it; `nil` if the app shows it without presenters.
    ///   - name: A name to find and address it by, unique in the tree.
    ///   - fileID: The file of the declaration; supplied by the compiler.
    ///   - line: The line of the declaration; supplied by the compiler.
    ///   - content: The possible roots. The first is the root until a URL leads to another.
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
            place: SourceLine(fileID, line),
            content: content()
        )
    }
}
