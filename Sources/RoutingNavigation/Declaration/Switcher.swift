internal import Routing

/// Sections of an app, of which one exists at a time: a change of section removes the previous one.
public struct Switcher<Presentable>: NavigationElement {
    /// The declaration of the switcher.
    public let declaration: NavigationDeclaration<Presentable>

    /// Declares a switcher.
    ///
    /// - Parameters:
    ///   - presenter: The presenter that shows it; `nil` if the app shows it without presenters, or if it is the
    ///     root and the `showRoot` closure of a ``PresenterRenderer`` shows its section. That renderer needs a
    ///     presenter for every other switcher.
    ///   - name: A name to find and address it by, unique in the tree.
    ///   - fileID: The file of the declaration; supplied by the compiler.
    ///   - line: The line of the declaration; supplied by the compiler.
    ///   - content: The sections. The first exists until a URL leads to another.
    public init(
        _ presenter: SwitcherPresenter<Presentable>? = nil,
        name: String? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        @NavigationBuilder<Presentable> content: () -> [NavigationDeclaration<Presentable>]
    ) {
        declaration = NavigationDeclaration(
            form: .switcher,
            name: name,
            presenter: presenter.map(Presenter.switcher),
            place: SourceLine(fileID, line),
            content: content()
        )
    }
}
