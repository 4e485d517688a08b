internal import Routing

/// What is presented over an ``Endpoint``: any hierarchy, with stacks, forks and modals of its own.
///
/// Of several parts one is presented at a time.
public struct Modal<Presentable>: NavigationElement {
    /// What is declared.
    public let declaration: NavigationDeclaration<Presentable>

    /// Declares what may be presented over the endpoint that it stands in.
    ///
    /// - Parameters:
    ///   - fileID: Where it is declared; left to the compiler.
    ///   - line: Where it is declared; left to the compiler.
    ///   - content: What may be presented.
    public init(
        fileID: StaticString = #fileID,
        line: UInt = #line,
        @NavigationBuilder<Presentable> content: () -> [NavigationDeclaration<Presentable>]
    ) {
        declaration = NavigationDeclaration(
            form: .modal,
            name: nil,
            presenter: nil,
            place: RoutePlace(fileID, line),
            content: content()
        )
    }
}
