internal import Routing

/// Tabs: all options exist, one is selected, and each keeps its own stack while another shows.
///
/// An option that was not opened yet shows its first content: a stack its first root, a fork its first option, and
/// an endpoint itself without parameters. A ``PresenterRenderer`` makes all of that at once, as a tab bar requires.
/// For a lazy fork it makes at first only the stack or fork that is the option itself. It makes the content of that
/// option when the option is first selected.
public struct Fork<Presentable>: NavigationElement {
    /// The declaration of the fork.
    public let declaration: NavigationDeclaration<Presentable>

    /// Declares a fork.
    ///
    /// - Parameters:
    ///   - presenter: The presenter that shows it; `nil` if the app shows it without presenters.
    ///   - name: A name to find and address it by, unique in the tree.
    ///   - lazy: Whether the screens of an option are made when it is first selected. An endpoint that is itself an
    ///     option is made at once in any case.
    ///   - fileID: The file of the declaration; supplied by the compiler.
    ///   - line: The line of the declaration; supplied by the compiler.
    ///   - content: The options. The first is selected until a URL selects another.
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
            place: SourceLine(fileID, line),
            content: content()
        )
    }
}
