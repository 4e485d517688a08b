/// An object that shows a node of a navigation state and brings in those that show what it holds.
///
/// A ``NodeTreeRenderer`` tells it what changes; what was popped is let go of.
@MainActor
public protocol NodeRenderer: AnyObject {
    /// Brings in the only child that comes.
    ///
    /// - Parameter insertion: The child.
    /// - Returns: What shows the child, and is told from then on what changes in it.
    /// - Throws: Whatever keeps it from coming; then nothing must have changed.
    func push(_ insertion: NavigationChange.Insertion) async throws -> any NodeRenderer

    /// Lets the only child that goes go.
    ///
    /// - Parameter destination: The child.
    /// - Throws: Whatever keeps it from going; then nothing must have changed.
    func pop(_ destination: Destination) async throws

    /// Lets children go and brings others in.
    ///
    /// No object is told of changes in a child that is left out of what is returned.
    ///
    /// - Parameters:
    ///   - popping: The children that go.
    ///   - pushing: The children that come, with their positions.
    /// - Returns: What shows those that come.
    /// - Throws: Whatever keeps that from happening; then nothing must have changed.
    func change(
        popping: [Destination],
        pushing: [NavigationChange.Insertion]
    ) async throws -> [Destination.ID: any NodeRenderer]

    /// Shows a child from now on.
    ///
    /// - Parameter destination: The child.
    /// - Throws: Whatever keeps it from showing; then nothing must have changed.
    func activate(_ destination: Destination) async throws

    /// Puts the children in another order.
    ///
    /// - Parameter order: The children.
    /// - Throws: Whatever keeps that from happening; then nothing must have changed.
    func reorder(_ order: [Destination]) async throws

    /// Presents a child over all that is there.
    ///
    /// - Parameter insertion: The child.
    /// - Returns: What shows the child.
    /// - Throws: Whatever keeps it from coming; then nothing must have changed.
    func present(_ insertion: NavigationChange.Insertion) async throws -> any NodeRenderer

    /// Dismisses what is presented.
    ///
    /// - Parameter destination: The child that was presented.
    /// - Throws: Whatever keeps it from going; then nothing must have changed.
    func dismiss(_ destination: Destination) async throws

    /// Takes over what changed of the destination that it shows itself.
    ///
    /// - Parameter destination: The destination as it is now.
    /// - Throws: Whatever keeps it from doing so; then nothing must have changed.
    func update(_ destination: Destination) async throws
}

extension NodeRenderer {
    /// Does nothing: what is there shows, as of an object that never holds several.
    ///
    /// - Parameter destination: The child.
    /// - Throws: Nothing.
    public func activate(_ destination: Destination) async throws {}

    /// Does nothing: the order does not show.
    ///
    /// - Parameter order: The children.
    /// - Throws: Nothing.
    public func reorder(_ order: [Destination]) async throws {}

    /// Pushes it, where there is no other way to present.
    ///
    /// - Parameter insertion: The child.
    /// - Returns: What shows the child.
    /// - Throws: What pushing throws.
    public func present(_ insertion: NavigationChange.Insertion) async throws -> any NodeRenderer {
        try await push(insertion)
    }

    /// Pops it, where there is no other way to present.
    ///
    /// - Parameter destination: The child that was presented.
    /// - Throws: What popping throws.
    public func dismiss(_ destination: Destination) async throws {
        try await pop(destination)
    }

    /// Does nothing: what changed does not show.
    ///
    /// - Parameter destination: The destination as it is now.
    /// - Throws: Nothing.
    public func update(_ destination: Destination) async throws {}
}
