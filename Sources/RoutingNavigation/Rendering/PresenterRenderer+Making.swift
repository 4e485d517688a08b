extension PresenterRenderer {
    /// What was made for a node; made now if it was not, or is gone.
    func presentable(of node: NavigationNode) throws -> Presentable {
        _ = try currentAttempt()
        if let presentable = presentable(for: node.id) { return presentable }
        let destination = node.destination
        let presentable: Presentable
        switch try presenter(of: node) {
        case .endpoint(let presenter): presentable = try presenter.make(destination)
        case .stack(let presenter): presentable = try presenter.make(destination)
        case .fork(let presenter): presentable = try presenter.make(destination)
        case .switcher: throw NavigationError.noPresenter(of: node)
        }
        // What was in the one before it is not in this one, nor is this one in what that was in.
        if made[node.id] != nil { given.forget(node.id) }
        made[node.id] = Held(presentable)
        keep(presentable)
        return presentable
    }

    /// The presenter that the tree declares for a node.
    func presenter(of node: NavigationNode) throws -> Presenter<Presentable> {
        let number = tree.blueprint.number(of: node)
        guard let presenter = number.flatMap({ presenters[$0] }) else {
            throw NavigationError.noPresenter(of: node)
        }
        return presenter
    }

    /// Takes changed parameters over to what was made.
    func update(_ destination: Destination, in plan: NavigationPlan) throws {
        guard let presentable = presentable(for: destination.id), let node = plan.new.find(destination.id),
            case .endpoint(let presenter) = try presenter(of: node)
        else { return }
        let attempt = try currentAttempt()
        hasGiven = true
        try presenter.update(presentable, destination)
        guard let before = plan.old.find(destination.id)?.destination else { return }
        attempt.undoings.append { try presenter.update(presentable, before) }
    }

    /// Tells what was made for an endpoint that it is left for good.
    func unwind(_ node: NavigationNode) {
        guard let presentable = presentable(for: node.id) else { return }
        guard case .endpoint(let presenter) = try? presenter(of: node) else { return }
        presenter.unwind(presentable)
    }
}
