internal import Routing

/// What is presented over an ``Endpoint``: any hierarchy, with stacks, forks and modals of its own.
///
/// Of several parts one is presented at a time. A modal that stands beside the root of the tree is presented over
/// whatever shows when a URL leads into it: over the place of the active path that lies on top, another modal
/// included. What it holds is presented once, and a URL that leads into it again finds it where it is.
public struct Modal<Presentable>: NavigationElement {
    /// What is declared.
    public let declaration: NavigationDeclaration<Presentable>

    /// Declares what may be presented over the endpoint that it stands in, or over any.
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
