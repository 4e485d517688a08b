/// How a stack is shown; see ``EndpointPresenter`` for when its closures are called.
public struct StackPresenter<Presentable>: Sendable {
    package let make: @MainActor (Destination) throws -> Presentable
    package let setStack: @MainActor (_ stack: Presentable, _ content: [Presentable]) async throws -> Void
    package let prepareRoot: @MainActor (_ stack: Presentable, _ root: Presentable) throws -> Void
    package let content: (@MainActor (_ stack: Presentable) -> [Presentable])?

    /// Presents a stack.
    ///
    /// - Parameters:
    ///   - make: Makes what is presented.
    ///   - setStack: Is given what was made and all that is in the stack, the root first; it returns when
    ///     they are shown.
    ///   - prepareRoot: Is given what was made and a new root before the root comes into the stack, for what
    ///     only roots have, such as a button that closes the stack.
    ///   - content: Reads back what is in the stack; see ``PresenterRenderer``.
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

/// How a fork is shown; see ``EndpointPresenter`` for when its closures are called.
public struct ForkPresenter<Presentable>: Sendable {
    package let make: @MainActor (Destination) throws -> Presentable
    package let setOptions: @MainActor (_ fork: Presentable, _ options: [Presentable]) async throws -> Void
    package let select: @MainActor (_ fork: Presentable, _ option: Presentable) async throws -> Void
    package let options: (@MainActor (_ fork: Presentable) -> [Presentable])?
    package let selected: (@MainActor (_ fork: Presentable) -> Presentable?)?

    /// Presents a fork.
    ///
    /// - Parameters:
    ///   - make: Makes what is presented.
    ///   - setOptions: Is given what was made and all options, in order, before one is selected.
    ///   - select: Is given what was made and the option that is shown from now on.
    ///   - options: Reads back the options; see ``PresenterRenderer``.
    ///   - selected: Reads back which option is shown.
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

/// How a switcher is shown, which is nothing but the section that is there; see ``EndpointPresenter`` for when
/// its closures are called.
public struct SwitcherPresenter<Presentable>: Sendable {
    package let select: @MainActor (_ section: Presentable) async throws -> Void
    package let selected: (@MainActor () -> Presentable?)?

    /// Presents a switcher.
    ///
    /// - Parameters:
    ///   - select: Is given the section that is shown from now on.
    ///   - selected: Reads back the section that is shown; see ``PresenterRenderer``.
    /// - Returns: The presenter.
    public static func switcher(
        select: @escaping @MainActor (_ section: Presentable) async throws -> Void,
        selected: (@MainActor () -> Presentable?)? = nil
    ) -> SwitcherPresenter {
        SwitcherPresenter(select: select, selected: selected)
    }
}
