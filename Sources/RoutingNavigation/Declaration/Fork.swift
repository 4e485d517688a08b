internal import Routing

/// Tabs: all options exist, one is selected, and each keeps its own stack while another is shown.
///
/// An option that was not opened yet shows what it has first: of a stack the first root, of a fork its first
/// option, and an endpoint without any parameters. A ``PresenterRenderer`` makes all of that at once, as a tab bar
/// wants it; of a lazy fork it makes the stack or fork that an option is, and what is in it when the option is
/// selected for the first time.
public struct Fork<Presentable>: NavigationElement {
    /// What is declared.
    public let declaration: NavigationDeclaration<Presentable>

    /// Declares a fork.
    ///
    /// - Parameters:
    ///   - presenter: Shows it; `nil` when it is shown by other means than the tree's.
    ///   - name: A name to find and address it by; no other part of the tree has it.
    ///   - lazy: Whether the screens of an option are made when it is first selected. An endpoint that is an
    ///     option itself is made at once all the same.
    ///   - fileID: Where it is declared; left to the compiler.
    ///   - line: Where it is declared; left to the compiler.
    ///   - content: The options; the first is selected until a URL says otherwise.
    public init(
        _ presenter: ForkPresenter<Presentable>? = nil,
        name: String? = nil,
        lazy: Bool = false,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        @NavigationBuilder<Presentable> content: () -> [NavigationDeclaration<Presentable>]
    ) {
        declaration = NavigationDeclaration(
            form: .fork(isLazy: lazy),
            name: name,
            presenter: presenter.map(Presenter.fork),
            place: RoutePlace(fileID, line),
            content: content()
        )
    }
}
