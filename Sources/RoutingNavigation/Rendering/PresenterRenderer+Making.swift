extension PresenterRenderer {
    /// Returns the presentable of a node, and makes it if there is none or it has been released.
    func presentable(of node: NavigationNode) throws -> Presentable {
        _ = try currentAttempt()
        let destination = node.destination
        if let presentable = presentable(for: node.id) {
            if comesBackChanged(destination) { try update(presentable, to: destination, of: node) }
            return presentable
        }
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
        received[node.id] = destination
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
    /// - Throws: The error of the presenter; `CancellationError` if the attempt was given up.
    func update(_ destination: Destination, at node: NavigationNode?) throws {
        guard let node, let presentable = presentable(for: destination.id) else { return }
        // A presentable that was made for an earlier change of the plan has received the properties then.
        if let last = received[destination.id], last == destination, last.passed === destination.passed {
            return
        }
        try update(presentable, to: destination, of: node)
    }

    private func update(_ presentable: Presentable, to destination: Destination, of node: NavigationNode)
        throws
    {
        guard case .endpoint(let presenter) = try presenter(of: node) else { return }
        let earlier = received[destination.id]
        let attempt = try currentAttempt()
        hasGiven = true
        try presenter.update(presentable, destination)
        received[destination.id] = destination
        attempt.undoings.append { [self] in
            // Searched for only here, because most updates are not undone.
            guard let before = earlier ?? settledDestination(destination.id) else { return }
            try presenter.update(presentable, before)
            received[before.id] = before
        }
    }

    /// Whether a presentable was kept because guards might refuse the user's move, and its place comes back with other
    /// properties or new data.
    private func comesBackChanged(_ destination: Destination) -> Bool {
        guard fallback != nil, settled.find(destination.id) == nil,
            let last = received[destination.id] ?? settledDestination(destination.id)
        else { return false }
        return last != destination || destination.passed != nil && destination.passed !== last.passed
    }

    /// The destination of a place as it was before the plan.
    private func settledDestination(_ id: Destination.ID) -> Destination? {
        (settled.find(id) ?? fallback?.find(id))?.destination
    }

    /// Tells the presentable of an endpoint that its destination has been left for good.
    func unwind(_ node: NavigationNode, _ presentable: Presentable?) {
        guard let presentable, case .endpoint(let presenter) = try? presenter(of: node) else { return }
        presenter.unwind(presentable)
    }
}
