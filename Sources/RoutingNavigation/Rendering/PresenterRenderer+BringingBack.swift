extension PresenterRenderer {
    /// How often what the program changes meanwhile is brought back in one request.
    private static var mostRounds: Int { 4 }

    /// Reads back what shows, and forgets what presenters were given that does not show any more.
    ///
    /// - Parameter state: The state that a plan leads to.
    /// - Returns: Whether the program changed by hand what that says.
    public func isAstray(from state: NavigationState) -> Bool {
        guard readsBack else { return isIncomplete(state) }
        if planned == nil {
            isCovered = cover(of: settled) != nil
            readBack(state, coversCount: true)
        }
        return isUnfinished(state)
    }

    /// Whether the user selected an option of a lazy fork that has nothing in it yet.
    ///
    /// - Parameter state: The state that shows.
    /// - Returns: Whether its screens are still to be made.
    public func isIncomplete(_ state: NavigationState) -> Bool { !unopened(in: state).isEmpty }

    /// What shows of a state and has nothing in it yet.
    private func unopened(in state: NavigationState) -> [NavigationNode] {
        given.unopened.isEmpty ? [] : state.activePath.filter { given.unopened.contains($0.id) }
    }

    /// Shows again what the program changed by hand.
    ///
    /// A program that goes on changing it is not followed for ever; what it changes last is told.
    ///
    /// - Parameter state: The state that the plan leads to.
    /// - Throws: What a presenter throws; `CancellationError`, before anything is done, in a task that was
    ///   cancelled.
    public func bringBack(_ state: NavigationState) async throws {
        try await attempting {
            try await uncover(state)
            for node in unopened(in: state) { try await arrange(node) }
            for _ in 0..<Self.mostRounds where isUnfinished(state) {
                readBack(state, coversCount: false)
                if let cover = cover(of: state), cover.isOwn { try await remove(cover) }
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
    /// Forgets what presenters were given that does not show any more.
    ///
    /// - Parameters:
    ///   - state: The state that is to show.
    ///   - coversCount: Whether what lies on a stack that is to show has to go.
    private func readBack(_ state: NavigationState, coversCount: Bool) {
        if isRootAstray { given.root = nil }
        let active = coversCount ? Set(state.activePath.map(\.id)) : []
        for node in settled.nodes where isReadBack(node) {
            guard let reading = reading(of: node), given.contents[node.id] == reading.said else { continue }
            if reading.isAstray || reading.isCovered && active.contains(node.id) {
                given.contents[node.id] = nil
            }
            if let shown = shownOption(of: node), !isSame(shown, givenOption(of: node)) {
                given.selections[node.id] = nil
            }
        }
        guard let leaf = settled.activeLeaf, let layers = layers(accordingTo: leaf) else { return }
        given.modals = given.modals.filter { _, modal in
            layers.contains { isSame($0, presentable(for: modal)) }
        }
    }

    /// Whether anything that a state says was not given, or does not show and cannot be followed either.
    private func isUnfinished(_ state: NavigationState) -> Bool {
        guard state.root != nil else { return false }
        if isCovered || given.root == nil || isRootAstray || cover(of: state)?.isOwn ?? false { return true }
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
        guard let reading = reading(of: node), given.contents[node.id] == reading.said else { return true }
        if node.kind == .stack { return reading.isAstray && reading.missing == nil }
        if reading.isAstray || given.selections[node.id] != node.activeChild?.face.id { return true }
        guard let shown = shownOption(of: node) else { return false }
        return !node.children.contains { isSame(presentable(for: $0.face.id), shown) }
    }

    /// Whether what a node shows was made and can be read back.
    private func isReadBack(_ node: NavigationNode) -> Bool {
        (node.kind == .stack || node.kind == .fork) && shownContent(of: node) != nil
    }

    private func givenOption(of fork: NavigationNode) -> Presentable? {
        given.selections[fork.id].flatMap(presentable)
    }
}

extension PresenterRenderer {
    /// Something that is presented and is none of the modals of a state.
    private struct Cover {
        let presented: Presentable
        /// What presents it: an endpoint, or what that is in.
        let presenting: Presentable
        let presenter: EndpointPresenter<Presentable>
        /// Whether it was made for some state.
        let isOwn: Bool
    }

    /// The lowest cover of the places of a state.
    private func cover(of state: NavigationState) -> Cover? {
        guard let leaf = state.activeLeaf, let layers = layers(accordingTo: leaf) else { return nil }
        let path = state.activePath
        let modals = path.compactMap { node in node.modal.map { (node, presentable(for: $0.face.id)) } }
        guard
            let index = layers.indices.first(where: {
                $0 >= modals.count || !isSame(layers[$0], modals[$0].1)
            })
        else { return nil }
        let node = index < modals.count ? modals[index].0 : leaf
        guard let presenter = endpointPresenter(of: node) else { return nil }
        let below = index == 0 ? state.root?.face : modals[index - 1].0.modal?.face
        guard let presenting = presentable(for: node.id) ?? below.flatMap({ presentable(for: $0.id) }) else {
            return nil
        }
        let isOwn = made.values.contains { isSame($0.presentable, layers[index]) }
        return Cover(presented: layers[index], presenting: presenting, presenter: presenter, isOwn: isOwn)
    }

    /// Uncovers the places of a state, if the program had presented something over them before the plan.
    ///
    /// A screen that presents something whenever it appears is left alone at last.
    func uncover(_ state: NavigationState) async throws {
        guard isCovered else { return }
        for _ in 0..<Self.mostRounds {
            guard let cover = cover(of: state) else { break }
            try await remove(cover)
        }
        isCovered = cover(of: state) != nil
        readBack(settled, coversCount: false)
    }

    /// Sees to it that nothing is presented over an endpoint that is to present something.
    func uncover(_ node: NavigationNode) async throws {
        guard let presenter = endpointPresenter(of: node), let presenting = presentable(for: node.id),
            let presented = presenter.presented?(presenting)
        else { return }
        let isOwn = made.values.contains { isSame($0.presentable, presented) }
        try await remove(
            Cover(presented: presented, presenting: presenting, presenter: presenter, isOwn: isOwn)
        )
    }

    private func remove(_ cover: Cover) async throws {
        _ = try currentAttempt()
        if cover.isOwn || foreign == .dismissForeign {
            return try await cover.presenter.dismiss(cover.presented, cover.presenting)
        }
        let read = cover.presenter.presented
        try await screenChanges.wait { !isSame(read?(cover.presenting), cover.presented) }
    }

    /// Takes note that something changed by hand, which a navigator that follows the user reads back; see
    /// ``Navigator/followUser(of:)``.
    ///
    /// The delegates of a user interface call it, without a thought to what changed and by whose hand: what the
    /// state says already changes nothing. On the view stack of `RoutingPresentation` the window calls it.
    public func screenDidChange() {
        tellsNavigator()
        screenChanges.send()
    }
}
