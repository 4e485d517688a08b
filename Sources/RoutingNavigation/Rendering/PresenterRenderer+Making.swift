extension PresenterRenderer {
    /// Returns the presentable of a node, and makes it if there is none or it has been released.
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
        // The new presentable has none of the old one's content, and is not in the containers that had the old one.
        if made[node.id] != nil { given.forget(node.id) }
        let held = PresentableReference(presentable)
        held.keep()
        made[node.id] = held
        madeInPlan[node.id] = destination
        return presentable
    }

    /// Returns the presenter that the tree declares for a node.
    func presenter(of node: NavigationNode) throws -> Presenter<Presentable> {
        let number = tree.blueprint.number(of: node)
        guard let presenter = number.flatMap({ presenters[$0] }) else {
            throw NavigationError.noPresenter(of: node)
        }
        return presenter
    }

    /// Applies changed properties of a destination to its presentable.
    ///
    /// - Parameters:
    ///   - destination: The destination.
    ///   - node: Its node in the plan's new state.
    ///   - plan: The plan.
    /// - Throws: The error of the presenter; `CancellationError` if the attempt was given up.
    func update(_ destination: Destination, at node: NavigationNode?, in plan: NavigationPlan) throws {
        guard let node, let presentable = presentable(for: destination.id),
            case .endpoint(let presenter) = try presenter(of: node)
        else { return }
        let attempt = try currentAttempt()
        hasGiven = true
        try presenter.update(presentable, destination)
        madeInPlan[destination.id]? = destination
        attempt.undoings.append {
            guard let before = plan.old.find(destination.id)?.destination else { return }
            try presenter.update(presentable, before)
            self.madeInPlan[before.id]? = before
        }
    }

    /// Tells the presentable of an endpoint that its destination has been left for good.
    func unwind(_ node: NavigationNode) {
        guard let presentable = presentable(for: node.id) else { return }
        guard case .endpoint(let presenter) = try? presenter(of: node) else { return }
        presenter.unwind(presentable)
    }
}
