/// A presenter for an endpoint: closures that run on the main actor.
///
/// A renderer calls them when the state changes, in the order of the changes; a tree never calls them. The renderer
/// makes each presentable when it is first needed, once per ``Destination/id``.
///
/// ```swift
/// let book = EndpointPresenter<String>.endpoint(make: { "book \($0.parameters["id"] ?? "")" })
/// ```
public struct EndpointPresenter<Presentable>: Sendable {
    package let make: @MainActor (Destination) throws -> Presentable
    package let update: @MainActor (Presentable, Destination) throws -> Void
    package let present: (@MainActor (_ modal: Presentable, _ presenting: Presentable) async throws -> Void)?
    package let dismiss: (@MainActor (_ modal: Presentable, _ presenting: Presentable) async throws -> Void)?
    package let presented: (@MainActor (_ presenting: Presentable) -> Presentable?)?
    package let unwind: @MainActor (Presentable) -> Void

    /// Creates a presenter for an endpoint.
    ///
    /// - Parameters:
    ///   - make: Makes the presentable. A ``DestinationPresentable`` is then configured at once.
    ///   - update: Applies changes of the destination to the presentable. Without this closure, a
    ///     ``DestinationPresentable`` is configured again, and other presentables stay unchanged.
    ///   - present: Presents a modal over the presentable. It receives both, and returns when the modal shows.
    ///     Without this closure or `dismiss`, a request that needs a modal over the endpoint fails with
    ///     ``NavigationError/Code/noPresenter``.
    ///   - dismiss: Dismisses the modal over the presentable, and returns when the modal is gone, which it may be
    ///     already.
    ///   - presented: Reads the modal that is presented over the presentable, or over a container of it; see
    ///     ``PresenterRenderer``. It also receives presentables that this presenter did not make: containers,
    ///     modals, and screens that the program presented. Without this closure, a dismissal that exceeds the
    ///     navigator's timeout counts as not made.
    ///   - unwind: Receives the presentable when its destination has been left for good, before the renderer
    ///     releases it, also if the user removed it during a request. The state follows afterwards, unless a reported
    ///     move is rendered again. An object is not unwound if the user interface released it while its destination
    ///     stayed, or if everything was made anew: after ``NavigationError/Code/renderingDiverged``, or, if the screen
    ///     cannot be read, after a move during a request that guards refused or whose option the request removed. The
    ///     closure cannot throw, because the change can no longer be undone.
    /// - Returns: The presenter.
    public static func endpoint(
        make: @escaping @MainActor (Destination) throws -> Presentable,
        update: (@MainActor (Presentable, Destination) throws -> Void)? = nil,
        present: (@MainActor (_ modal: Presentable, _ presenting: Presentable) async throws -> Void)? = nil,
        dismiss: (@MainActor (_ modal: Presentable, _ presenting: Presentable) async throws -> Void)? = nil,
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
