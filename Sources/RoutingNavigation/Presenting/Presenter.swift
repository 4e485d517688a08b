/// The presenter of a declared node, by its kind.
package enum Presenter<Presentable>: Sendable {
    case endpoint(EndpointPresenter<Presentable>)
    case stack(StackPresenter<Presentable>)
    case fork(ForkPresenter<Presentable>)
    case switcher(SwitcherPresenter<Presentable>)

    /// The presenter of a switcher, which shows a root by itself.
    var switcher: SwitcherPresenter<Presentable>? {
        if case .switcher(let presenter) = self { presenter } else { nil }
    }

    /// Whether it has closures that read back the screen.
    var readsBack: Bool {
        switch self {
        case .endpoint(let presenter): presenter.presented != nil
        case .stack(let presenter): presenter.content != nil
        case .fork(let presenter): presenter.options != nil || presenter.selected != nil
        case .switcher(let presenter): presenter.selected != nil
        }
    }
}
