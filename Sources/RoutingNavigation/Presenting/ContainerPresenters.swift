/// A presenter for a stack; see ``EndpointPresenter`` for when its closures are called.
public struct StackPresenter<Presentable>: Sendable {
    package let make: @MainActor (Destination) throws -> Presentable
    package let setStack: @MainActor (_ stack: Presentable, _ content: [Presentable]) async throws -> Void
    package let prepareRoot: @MainActor (_ stack: Presentable, _ root: Presentable) throws -> Void
    package let content: (@MainActor (_ stack: Presentable) -> [Presentable])?

    /// Creates a presenter for a stack.
    ///
    /// - Parameters:
    ///   - make: Makes the presentable of the stack.
    ///   - setStack: Shows screens in the stack. It receives the presentable of the stack and all its screens, the
    ///     root first, and returns when they show.
    ///   - prepareRoot: Prepares a new root before it enters the stack, for example with a button that closes the
    ///     stack. It receives the presentables of the stack and of the root.
    ///   - content: Reads the stack's current screens; see ``PresenterRenderer``.
    /// - Returns: The presenter.
    public static func stack(
        make: @escaping @MainActor (Destination) throws -> Presentable,
        setStack: @escaping @MainActor (_ stack: Presentable, _ content: [Presentable]) async throws -> Void,
        prepareRoot: @escaping @MainActor (_ stack: Presentable, _ root: Presentable) throws -> Void =
            { _, _ in },
        content: (@MainActor (_ stack: Presentable) -> [Presentable])? = nil
    ) -> StackPresenter {
        StackPresenter(make: make, setStack: setStack, prepareRoot: prepareRoot, content: content)
    }
}

/// A presenter for a fork; see ``EndpointPresenter`` for when its closures are called.
public struct ForkPresenter<Presentable>: Sendable {
    package let make: @MainActor (Destination) throws -> Presentable
    package let setOptions: @MainActor (_ fork: Presentable, _ options: [Presentable]) async throws -> Void
    package let select: @MainActor (_ fork: Presentable, _ option: Presentable) async throws -> Void
    package let options: (@MainActor (_ fork: Presentable) -> [Presentable])?
    package let selected: (@MainActor (_ fork: Presentable) -> Presentable?)?

    /// Creates a presenter for a fork.
    ///
    /// - Parameters:
    ///   - make: Makes the presentable of the fork.
    ///   - setOptions: Sets the options. It receives the presentable of the fork and all its options, in order,
    ///     before one is selected.
    ///   - select: Shows an option. It receives the presentable of the fork and that of the option.
    ///   - options: Reads the current options; see ``PresenterRenderer``.
    ///   - selected: Reads which option shows.
    /// - Returns: The presenter.
    public static func fork(
        make: @escaping @MainActor (Destination) throws -> Presentable,
        setOptions: @escaping @MainActor (_ fork: Presentable, _ options: [Presentable]) async throws -> Void,
        select: @escaping @MainActor (_ fork: Presentable, _ option: Presentable) async throws -> Void,
        options: (@MainActor (_ fork: Presentable) -> [Presentable])? = nil,
        selected: (@MainActor (_ fork: Presentable) -> Presentable?)? = nil
    ) -> ForkPresenter {
        ForkPresenter(
            make: make, setOptions: setOptions, select: select, options: options, selected: selected)
    }
}

/// A presenter for a switcher; see ``EndpointPresenter`` for when its closures are called.
///
/// A switcher has no presentable of its own: its section shows in its place.
public struct SwitcherPresenter<Presentable>: Sendable {
    package let select: @MainActor (_ section: Presentable) async throws -> Void
    package let selected: (@MainActor () -> Presentable?)?
    package let clear: (@MainActor () async throws -> Void)?
    /// Tells whether the sections show in the key window.
    package var isInKeyWindow: @MainActor () -> Bool = { false }

    /// Creates a presenter for a switcher.
    ///
    /// - Parameters:
    ///   - select: Shows the section that it receives.
    ///   - selected: Reads which section shows; see ``PresenterRenderer``.
    ///   - clear: Removes the section that shows, when an empty state is restored or the first request fails.
    ///     Without this closure, the section stays on the screen.
    /// - Returns: The presenter.
    public static func switcher(
        select: @escaping @MainActor (_ section: Presentable) async throws -> Void,
        selected: (@MainActor () -> Presentable?)? = nil,
        clear: (@MainActor () async throws -> Void)? = nil
    ) -> SwitcherPresenter {
        SwitcherPresenter(select: select, selected: selected, clear: clear)
    }
}
