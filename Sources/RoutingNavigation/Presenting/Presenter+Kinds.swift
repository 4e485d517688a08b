extension Presenter {
    /// Presents an endpoint.
    ///
    /// - Parameters:
    ///   - make: Makes what is presented; a ``RouteParametrizedPresentable`` is configured right after.
    ///   - update: Takes changed parameters over to what was made; if left out, a
    ///     ``RouteParametrizedPresentable`` is configured anew and others stay as they are.
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
    ) -> Presenter {
        Presenter(
            role: .endpoint(
                EndpointPresenter(
                    make: { destination in
                        let made = try make(destination)
                        configure(made, for: destination)
                        return made
                    },
                    update: update ?? { configure($0, for: $1) },
                    present: present,
                    dismiss: dismiss,
                    presented: presented,
                    unwind: unwind
                )
            )
        )
    }

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
    ) -> Presenter {
        Presenter(
            role: .stack(
                StackPresenter(make: make, setStack: setStack, prepareRoot: prepareRoot, content: content)
            )
        )
    }

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
    ) -> Presenter {
        Presenter(
            role: .fork(
                ForkPresenter(
                    make: make,
                    setOptions: setOptions,
                    select: select,
                    options: options,
                    selected: selected
                )
            )
        )
    }

    /// Presents a switcher, which is nothing but the section that is there.
    ///
    /// - Parameters:
    ///   - select: Is given the section that is shown from now on.
    ///   - selected: Reads back the section that is shown; see ``PresenterRenderer``.
    /// - Returns: The presenter.
    public static func switcher(
        select: @escaping @MainActor (_ section: Presentable) async throws -> Void,
        selected: (@MainActor () -> Presentable?)? = nil
    ) -> Presenter {
        Presenter(role: .switcher(SwitcherPresenter(select: select, selected: selected)))
    }

    @MainActor private static func configure(_ presentable: Presentable, for destination: Destination) {
        let parametrized = presentable as? any RouteParametrizedPresentable
        parametrized?.configure(with: destination.parameters)
    }
}
