/// A result builder for the nodes of a navigation tree.
///
/// It supports `if`, `if`–`else`, `switch`, `for` and arrays.
@resultBuilder public enum NavigationBuilder<Presentable> {
    /// Converts one node.
    ///
    /// - Parameter element: The node.
    /// - Returns: Its declaration.
    public static func buildExpression<Element: NavigationElement<Presentable>>(
        _ element: Element
    ) -> [NavigationDeclaration<Presentable>] {
        [element.declaration]
    }

    /// Converts an array of nodes of one type.
    ///
    /// - Parameter elements: The nodes.
    /// - Returns: Their declarations.
    public static func buildExpression<Element: NavigationElement<Presentable>>(
        _ elements: [Element]
    ) -> [NavigationDeclaration<Presentable>] {
        elements.map(\.declaration)
    }

    /// Converts an array of nodes of any types.
    ///
    /// - Parameter elements: The nodes.
    /// - Returns: Their declarations.
    public static func buildExpression(
        _ elements: [any NavigationElement<Presentable>]
    ) -> [NavigationDeclaration<Presentable>] {
        elements.map { $0.declaration }
    }

    /// Joins the nodes of a block.
    ///
    /// - Parameter parts: The declarations of each statement.
    /// - Returns: All declarations, in order.
    public static func buildBlock(
        _ parts: [NavigationDeclaration<Presentable>]...
    ) -> [NavigationDeclaration<Presentable>] {
        parts.flatMap { $0 }
    }

    /// Converts an `if` without `else`.
    ///
    /// - Parameter part: The declarations, or `nil` if the condition is false.
    /// - Returns: The declarations, or an empty array.
    public static func buildOptional(
        _ part: [NavigationDeclaration<Presentable>]?
    ) -> [NavigationDeclaration<Presentable>] {
        part ?? []
    }

    /// Converts the first branch of a choice.
    ///
    /// - Parameter part: The declarations.
    /// - Returns: The same declarations.
    public static func buildEither(
        first part: [NavigationDeclaration<Presentable>]
    ) -> [NavigationDeclaration<Presentable>] {
        part
    }

    /// Converts the second branch of a choice.
    ///
    /// - Parameter part: The declarations.
    /// - Returns: The same declarations.
    public static func buildEither(
        second part: [NavigationDeclaration<Presentable>]
    ) -> [NavigationDeclaration<Presentable>] {
        part
    }

    /// Joins the nodes of a `for` loop.
    ///
    /// - Parameter parts: The declarations of each iteration.
    /// - Returns: All declarations, in order.
    public static func buildArray(
        _ parts: [[NavigationDeclaration<Presentable>]]
    ) -> [NavigationDeclaration<Presentable>] {
        parts.flatMap { $0 }
    }
}
