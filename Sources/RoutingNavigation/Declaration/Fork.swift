internal import Routing

/// Tabs: all options exist, one is selected, and each keeps its own stack while another is shown.
///
/// An option that was not opened yet shows what it has first: of a stack the first root, of a fork its first
/// option, and an endpoint without any parameters.
public struct Fork<Presentable>: NavigationElement {
    /// What is declared.
    public let declaration: NavigationDeclaration<Presentable>

    /// Declares a fork.
    ///
    /// - Parameters:
    ///   - presenter: Shows it; `nil` when it is shown by other means than the tree's.
    ///   - name: A name to find and address it by; no other part of the tree has it.
    ///   - fileID: Where it is declared; left to the compiler.
    ///   - line: Where it is declared; left to the compiler.
    ///   - content: The options; the first is selected until a URL says otherwise.
    public init(
        _ presenter: ForkPresenter<Presentable>? = nil,
        name: String? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        @NavigationBuilder<Presentable> content: () -> [NavigationDeclaration<Presentable>]
    ) {
        declaration = NavigationDeclaration(
            form: .fork,
            name: name,
            presenter: presenter.map(Presenter.fork),
            place: RoutePlace(fileID, line),
            content: content()
        )
    }
}
