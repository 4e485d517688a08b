/// An object that shows one node of a navigation state, and creates the objects for its children.
///
/// A ``NodeTreeRenderer`` calls it for each change, and releases the objects of removed nodes.
///
/// An object must ignore a child to remove that it does not have, and one to insert that it has: a navigator with a
/// timeout also undoes changes that ended too late, made or not, and it renders what the user popped during a request.
@MainActor
public protocol NodeRenderer: AnyObject {
    /// Inserts one child.
    ///
    /// - Parameter insertion: The child.
    /// - Returns: The object that shows the child and receives the changes inside it.
    /// - Throws: An error if the child cannot be inserted; nothing must have changed then.
    func push(_ insertion: NavigationChange.Insertion) async throws -> any NodeRenderer

    /// Removes one child.
    ///
    /// - Parameter destination: The child.
    /// - Throws: An error if the child cannot be removed; nothing must have changed then.
    func pop(_ destination: Destination) async throws

    /// Removes and inserts several children.
    ///
    /// Changes inside a child without an object in the returned dictionary are not reported to any object.
    ///
    /// - Parameters:
    ///   - popping: The children to remove.
    ///   - pushing: The children to insert, with their positions.
    /// - Returns: The objects that show the inserted children.
    /// - Throws: An error if the children cannot be exchanged; nothing must have changed then.
    func change(
        popping: [Destination],
        pushing: [NavigationChange.Insertion]
    ) async throws -> [Destination.ID: any NodeRenderer]

    /// Makes a child the one that shows.
    ///
    /// - Parameter destination: The child.
    /// - Throws: An error if the child cannot show; nothing must have changed then.
    func activate(_ destination: Destination) async throws

    /// Puts the children into another order.
    ///
    /// - Parameter order: The children, in their new order.
    /// - Throws: An error if the order cannot change; nothing must have changed then.
    func reorder(_ order: [Destination]) async throws

    /// Presents a child as a modal.
    ///
    /// - Parameter insertion: The child.
    /// - Returns: The object that shows the child.
    /// - Throws: An error if the child cannot be presented; nothing must have changed then.
    func present(_ insertion: NavigationChange.Insertion) async throws -> any NodeRenderer

    /// Dismisses the modal.
    ///
    /// - Parameter destination: The child that was presented.
    /// - Throws: An error if the child cannot be dismissed; nothing must have changed then.
    func dismiss(_ destination: Destination) async throws

    /// Applies changes of the destination that the object itself shows.
    ///
    /// - Parameter destination: The new destination.
    /// - Throws: An error if the changes cannot be applied; nothing must have changed then.
    func update(_ destination: Destination) async throws
}

extension NodeRenderer {
    /// Does nothing; suitable for an object with at most one child.
    ///
    /// - Parameter destination: The child.
    /// - Throws: This method never throws.
    public func activate(_ destination: Destination) async throws {}

    /// Does nothing; suitable for an object that does not show the order.
    ///
    /// - Parameter order: The children.
    /// - Throws: This method never throws.
    public func reorder(_ order: [Destination]) async throws {}

    /// Pushes the child, for objects without modals.
    ///
    /// - Parameter insertion: The child.
    /// - Returns: The object that shows the child.
    /// - Throws: The error of ``push(_:)``.
    public func present(_ insertion: NavigationChange.Insertion) async throws -> any NodeRenderer {
        try await push(insertion)
    }

    /// Pops the child, for objects without modals.
    ///
    /// - Parameter destination: The child that was presented.
    /// - Throws: The error of ``pop(_:)``.
    public func dismiss(_ destination: Destination) async throws {
        try await pop(destination)
    }

    /// Does nothing; suitable for an object that does not show these properties.
    ///
    /// - Parameter destination: The new destination.
    /// - Throws: This method never throws.
    public func update(_ destination: Destination) async throws {}
}
