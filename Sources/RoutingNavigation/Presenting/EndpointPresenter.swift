/// How an endpoint is shown: closures that run on the main actor.
///
/// A renderer calls them when the state changes, in the order of the changes; a tree never does. What is
/// presented is made when it is first needed, once for each ``Destination/id``.
///
/// ```swift
/// let book = EndpointPresenter<String>.endpoint(make: { "book \($0.parameters["id"] ?? "")" })
/// ```
public struct EndpointPresenter<Presentable>: Sendable {
    package let make: @MainActor (Destination) throws -> Presentable
    package let update: @MainActor (Presentable, Destination) throws -> Void
    package let present: @MainActor (_ modal: Presentable, _ presenting: Presentable) async throws -> Void
    package let dismiss: @MainActor (_ modal: Presentable, _ presenting: Presentable) async throws -> Void
    package let presented: (@MainActor (_ presenting: Presentable) -> Presentable?)?
    package let unwind: @MainActor (Presentable) -> Void

    /// Presents an endpoint.
    ///
    /// - Parameters:
    ///   - make: Makes what is presented; a ``DestinationPresentable`` is configured right after.
    ///   - update: Takes what changed of the destination over to what was made; if left out, a
    ///     ``DestinationPresentable`` is configured anew and others stay as they are.
    ///   - present: Presents a modal over it: is given the modal and what this presenter made. It returns
    ///     when the modal is there.
    ///   - dismiss: Dismisses the modal that is over it, and returns when it is gone.
    ///   - presented: Reads back what is presented over what was made, or over what that is in; see
    ///     ``PresenterRenderer``.
    ///   - unwind: Is given what was made when its destination has been left for good, before it is let go
    ///     of; it cannot fail, since there is no way back from there.
    /// - Returns: The presenter.
    public static func endpoint(
        make: @escaping @MainActor (Destination) throws -> Presentable,
        update: (@MainActor (Presentable, Destination) throws -> Void)? = nil,
        present: @escaping @MainActor (_ modal: Presentable, _ presenting: Presentable) async throws -> Void =
            { _, _ in },
        dismiss: @escaping @MainActor (_ modal: Presentable, _ presenting: Presentable) async throws -> Void =
            { _, _ in },
        presented: (@MainActor (_ presenting: Presentable) -> Presentable?)? = nil,
        unwind: @escaping @MainActor (Presentable) -> Void = { _ in }
    ) -> EndpointPresenter {
        EndpointPresenter(
            make: { destination in
                let made = try make(destination)
                try configure(made, for: destination)
                return made
            },
            update: update ?? { try configure($0, for: $1) },
            present: present,
            dismiss: dismiss,
            presented: presented,
            unwind: unwind
        )
    }

    @MainActor private static func configure(_ presentable: Presentable, for destination: Destination) throws
    {
        try (presentable as? any DestinationPresentable)?.configure(for: destination)
    }
}
