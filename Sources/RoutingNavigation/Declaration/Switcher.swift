internal import Routing

/// Sections of an app, of which one exists: changing to another one takes the one before apart.
public struct Switcher<Presentable>: NavigationElement {
    /// What is declared.
    public let declaration: NavigationDeclaration<Presentable>

    /// Declares a switcher.
    ///
    /// - Parameters:
    ///   - presenter: Shows it; `nil` when it is shown by other means than the tree's.
    ///   - name: A name to find and address it by; no other part of the tree has it.
    ///   - fileID: Where it is declared; left to the compiler.
    ///   - line: Where it is declared; left to the compiler.
    ///   - content: The sections; the first is there until a URL says otherwise.
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
            place: RoutePlace(fileID, line),
            content: content()
        )
    }
}
