/// Collects the parts of a navigation tree; `if`, `if`–`else`, `switch`, `for` and arrays may stand among
/// them.
@resultBuilder public enum NavigationBuilder<Presentable> {
    /// Takes one part.
    ///
    /// - Parameter element: The part.
    /// - Returns: Its declaration.
    public static func buildExpression<Element: NavigationElement<Presentable>>(
        _ element: Element
    ) -> [NavigationDeclaration<Presentable>] {
        [element.declaration]
    }

    /// Takes an array of parts of one type.
    ///
    /// - Parameter elements: The parts.
    /// - Returns: Their declarations.
    public static func buildExpression<Element: NavigationElement<Presentable>>(
        _ elements: [Element]
    ) -> [NavigationDeclaration<Presentable>] {
        elements.map(\.declaration)
    }

    /// Takes an array of parts of any types.
    ///
    /// - Parameter elements: The parts.
    /// - Returns: Their declarations.
    public static func buildExpression(
        _ elements: [any NavigationElement<Presentable>]
    ) -> [NavigationDeclaration<Presentable>] {
        elements.map { $0.declaration }
    }

    /// Joins the parts of a block.
    ///
    /// - Parameter parts: The declarations of each part.
    /// - Returns: All of them, in order.
    public static func buildBlock(
        _ parts: [NavigationDeclaration<Presentable>]...
    ) -> [NavigationDeclaration<Presentable>] {
        parts.flatMap { $0 }
    }

    /// Takes the parts of an `if` without `else`.
    ///
    /// - Parameter part: The declarations, if the condition holds.
    /// - Returns: These, or none.
    public static func buildOptional(
        _ part: [NavigationDeclaration<Presentable>]?
    ) -> [NavigationDeclaration<Presentable>] {
        part ?? []
    }

    /// Takes the parts of the first branch.
    ///
    /// - Parameter part: The declarations.
    /// - Returns: The same.
    public static func buildEither(
        first part: [NavigationDeclaration<Presentable>]
    ) -> [NavigationDeclaration<Presentable>] {
        part
    }

    /// Takes the parts of the second branch.
    ///
    /// - Parameter part: The declarations.
    /// - Returns: The same.
    public static func buildEither(
        second part: [NavigationDeclaration<Presentable>]
    ) -> [NavigationDeclaration<Presentable>] {
        part
    }

    /// Joins the parts of a `for` loop.
    ///
    /// - Parameter parts: The declarations of each turn.
    /// - Returns: All of them, in order.
    public static func buildArray(
        _ parts: [[NavigationDeclaration<Presentable>]]
    ) -> [NavigationDeclaration<Presentable>] {
        parts.flatMap { $0 }
    }

    /// Takes the parts of an `if #available`.
    ///
    /// - Parameter part: The declarations.
    /// - Returns: The same.
    public static func buildLimitedAvailability(
        _ part: [NavigationDeclaration<Presentable>]
    ) -> [NavigationDeclaration<Presentable>] {
        part
    }
}
