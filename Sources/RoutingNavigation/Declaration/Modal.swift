internal import Routing

/// A hierarchy that can be presented over an ``Endpoint``, with stacks, forks and modals of its own.
///
/// A modal with several nodes presents one of them at a time. The nodes of a modal beside the root of the tree are
/// presented over the topmost place of the active path, which may itself be in a modal, so one of them may lie on
/// another. Each is presented at most once: another URL that leads into a presented node continues inside that node.
public struct Modal<Presentable>: NavigationElement {
    /// The declaration of the modal.
    public let declaration: NavigationDeclaration<Presentable>

    /// Declares the nodes that can be presented over the enclosing endpoint or, beside the root, over any endpoint.
    ///
    /// - Parameters:
    ///   - fileID: The file of the declaration; supplied by the compiler.
    ///   - line: The line of the declaration; supplied by the compiler.
    ///   - content: The nodes that can be presented.
    public init(
        fileID: StaticString = #fileID,
        line: UInt = #line,
        @NavigationBuilder<Presentable> content: () -> [NavigationDeclaration<Presentable>]
    ) {
        declaration = NavigationDeclaration(
            form: .modal,
            name: nil,
            presenter: nil,
            place: SourceLine(fileID, line),
            content: content()
        )
    }
}
