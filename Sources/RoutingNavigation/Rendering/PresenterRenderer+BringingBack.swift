extension PresenterRenderer {
    /// The maximum number of rounds in which one request brings back a screen that the program keeps changing.
    static var mostRounds: Int { 4 }

    /// Reads the screen, and tells whether it must be brought back to a state.
    ///
    /// The renderer forgets the content that presenters received but that no longer shows.
    ///
    /// - Parameter state: The state that a plan leads to.
    /// - Returns: Whether the program has changed anything that the state determines.
    public func isAstray(from state: NavigationState) -> Bool {
        guard readsBack else { return false }
        if planned == nil {
            isCovered = cover(of: settled) != nil
            presentedBefore = presented(in: settled).map(PresentableReference.init)
            readBack(state, coversCount: true)
        }
        return isUnfinished(state)
    }

    /// Tells whether the user selected an option of a lazy fork that does not have its content yet.
    ///
    /// - Parameter state: The state that shows.
    /// - Returns: Whether screens must still be made.
    public func isIncomplete(_ state: NavigationState) -> Bool { !unopened(in: state).isEmpty }

    /// The nodes on the active path that do not have their content yet.
    private func unopened(in state: NavigationState) -> [NavigationNode] {
        given.unopened.isEmpty ? [] : state.activePath.filter { given.unopened.contains($0.id) }
    }

    /// Shows the state again after the program changed the screen.
    ///
    /// If the program keeps changing the screen, the renderer gives up after some rounds, and the last change is
    /// reported.
    ///
    /// - Parameter state: The state that the plan leads to.
    /// - Throws: The error of a presenter; `CancellationError`, before any effect, in a cancelled task.
    public func bringBack(_ state: NavigationState) async throws {
        try await attempting {
            try await uncover(state)
            try await open(unopened(in: state), of: state)
            for _ in 0..<Self.mostRounds where isUnfinished(state) {
                readBack(state, coversCount: false)
                if let cover = cover(of: state), isLeftOver(cover) { try await remove(cover) }
                given.isIncomplete = true
                repeat {
                    try await showAgain(state)
                    for node in state.nodes where isReadBack(node) {
                        try await arrange(node)
                        try await select(in: node)
                    }
                    try await presentModals(of: state)
                } while given.isIncomplete
            }
        }
    }
}

extension PresenterRenderer {
    /// Fills the nodes of the active path that do not have their content yet.
    ///
    /// What is inside such a node could not be selected before, and modals over it could not be presented.
    private func open(_ nodes: [NavigationNode], of state: NavigationState) async throws {
        if nodes.isEmpty { return }
        for node in nodes { try await arrange(node) }
        for node in state.activePath where node.kind == .fork { try await select(in: node) }
        try await presentModals(of: state)
    }

    /// Forgets the content that presenters received but that no longer shows.
    ///
    /// - Parameters:
    ///   - state: The state that must show.
    ///   - coversCount: Whether foreign screens on top of an active stack must go.
    private func readBack(_ state: NavigationState, coversCount: Bool) {
        if isRootAstray { given.root = nil }
        let active = coversCount ? Set(state.activePath.map(\.id)) : []
        for node in settled.nodes where isReadBack(node) {
            guard let reading = reading(of: node), given.contents[node.id] == reading.expected else {
                continue
            }
            if reading.isAstray || reading.isCovered && active.contains(node.id) {
                given.contents[node.id] = nil
            }
            if let shown = shownOption(of: node), !isSame(shown, givenOption(of: node)) {
                given.selections[node.id] = nil
            }
        }
        if let leaf = settled.activeLeaf { forgetDismissedModals(accordingTo: leaf) }
    }

    /// Forgets the modals that no longer show.
    ///
    /// - Parameter node: An endpoint whose presenter reads the screens.
    func forgetDismissedModals(accordingTo node: NavigationNode) {
        guard let layers = layers(accordingTo: node)?.map(\.presented).objects else { return }
        given.modals = given.modals.filter { _, modal in
            ObjectIdentifier(of: presentable(for: modal)).map(layers.contains) ?? false
        }
    }

    /// Whether the screen lacks content of the state, or differs from the state in a way that cannot be followed.
    private func isUnfinished(_ state: NavigationState) -> Bool {
        guard state.root != nil else { return false }
        if isCovered || given.root == nil || isRootAstray || cover(of: state).map(isLeftOver) ?? false {
            return true
        }
        if isIncomplete(state) { return true }
        return state.nodes.contains { isReadBack($0) && isUnfinished($0) }
            || state.activePath.contains { node in
                guard let modal = node.modal, endpointPresenter(of: node)?.presented != nil else {
                    return false
                }
                return given.modals[node.id] != modal.face.id
            }
    }

    private func isUnfinished(_ node: NavigationNode) -> Bool {
        guard let reading = reading(of: node), given.contents[node.id] == reading.expected else {
            return true
        }
        if node.kind == .stack { return reading.isAstray && reading.missing == nil }
        if reading.isAstray || given.selections[node.id] != node.activeChild?.face.id { return true }
        guard let shown = shownOption(of: node) else { return false }
        return !node.children.contains { isSame(presentable(for: $0.face.id), shown) }
    }

    /// Whether a node was made and its content can be read from the screen.
    private func isReadBack(_ node: NavigationNode) -> Bool {
        (node.kind == .stack || node.kind == .fork) && shownContent(of: node) != nil
    }

    private func givenOption(of fork: NavigationNode) -> Presentable? {
        given.selections[fork.id].flatMap(presentable)
    }
}

extension PresenterRenderer {
    /// A presented screen that is not one of a state's modals.
    private struct Cover {
        let presented: Presentable
        /// The presentable that presents it: that of an endpoint, or of its container.
        let presenting: Presentable
        let presenter: EndpointPresenter<Presentable>
    }

    /// The lowest presented screen that covers a place of a state.
    private func cover(of state: NavigationState) -> Cover? {
        guard let leaf = state.activeLeaf, let layers = layers(accordingTo: leaf) else { return nil }
        let path = state.activePath
        let modals = path.compactMap { node in node.modal.map { (node, presentable(for: $0.face.id)) } }
        guard
            let index = layers.indices.first(where: {
                $0 >= modals.count || !isSame(layers[$0].presented, modals[$0].1)
            })
        else { return nil }
        let layer = layers[index]
        let node = layer.place ?? (index < modals.count ? modals[index].0 : leaf)
        guard let presenter = endpointPresenter(of: node) else { return nil }
        let below = index == 0 ? state.root?.face : modals[index - 1].0.modal?.face
        guard let presenting = presentable(for: node.id) ?? below.flatMap({ presentable(for: $0.id) }) else {
            return nil
        }
        return Cover(presented: layer.presented, presenting: presenting, presenter: presenter)
    }

    /// Whether a screen was there before the plan, or was made for another state; any other stays on top.
    private func isLeftOver(_ cover: Cover) -> Bool {
        isMade(cover.presented) || presentedBefore.contains { isSame($0.presentable, cover.presented) }
    }

    /// Uncovers the places of a state, if the program had presented a screen over them before the plan.
    ///
    /// After a few rounds, the renderer stops, in case a screen presents another one whenever it appears.
    func uncover(_ state: NavigationState) async throws {
        guard isCovered else { return }
        for _ in 0..<Self.mostRounds {
            guard let cover = cover(of: state) else { break }
            try await remove(cover)
        }
        isCovered = cover(of: state) != nil
        readBack(settled, coversCount: false)
    }

    /// Removes any presented screen from an endpoint that must present a modal.
    func uncover(_ node: NavigationNode) async throws {
        guard let presenter = endpointPresenter(of: node), let presenting = presentable(for: node.id),
            let presented = presenter.presented?(presenting)
        else { return }
        try await remove(Cover(presented: presented, presenting: presenting, presenter: presenter))
    }

    private func remove(_ cover: Cover) async throws {
        _ = try currentAttempt()
        if isMade(cover.presented) || foreign == .dismissForeign {
            guard let dismiss = cover.presenter.dismiss else { return }
            return try await dismiss(cover.presented, cover.presenting)
        }
        let read = cover.presenter.presented
        for await _ in screenChanges.stream(beginningWith: ())
        where isRootGone || !isSame(read?(cover.presenting), cover.presented) {
            return
        }
        // The stream ends early only in a cancelled task.
        throw CancellationError()
    }

    /// Notifies the renderer that the screen has changed.
    ///
    /// A navigator that follows the user then reads the screen; see ``Navigator/followUser(of:)``. Call this method
    /// from the delegates of the user interface after any change, whether by the user, the program or the
    /// navigator. A change that the state already reflects has no effect. A window of `RoutingPresentation` makes the
    /// call if a navigator follows the user in it.
    public func screenDidChange() {
        tellsNavigator()
        lookForForeignScreens()
    }

    /// Ends the wait for a screen of the program that is gone; no navigator is told of the change.
    package func lookForForeignScreens() { screenChanges.send(()) }
}
