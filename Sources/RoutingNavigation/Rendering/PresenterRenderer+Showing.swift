extension PresenterRenderer {
    /// Shows the content of the node at the end of a path, if the node shows.
    func showContent(of path: ArraySlice<NavigationNode>) async throws {
        switch path.last?.kind {
        case .stack, .fork: try await ifOpened(path) { try await arrange($0) }
        // The content of a switcher shows when its section is selected.
        case .switcher, nil: break
        case .endpoint: try await showFace(of: path)
        }
    }

    /// Shows the active child of the node at the end of a path.
    func showSelection(of path: ArraySlice<NavigationNode>) async throws {
        guard let node = path.last else { return }
        if node.kind == .switcher {
            if path.count > 1, isOpened(path) { try await select(in: node) }
            try await showFace(of: path)
        } else {
            try await ifOpened(path) { try await select(in: $0) }
        }
    }

    /// Gives the face of the node at the end of a path to the presenter of its parent.
    private func showFace(of path: ArraySlice<NavigationNode>) async throws {
        guard let node = path.last else { return }
        guard let holder = path.dropLast().last else { return try await showRoot(node) }
        if holder.modal?.id == node.id { return }
        switch holder.kind {
        case .stack, .fork:
            try await ifOpened(path.dropLast()) { try await arrange($0) }
        case .switcher:
            try await showSelection(of: path.dropLast())
        case .endpoint:
            try await showFace(of: path.dropLast())
        }
    }

    /// Shows the active path of a state again, after a presentable was released and made again.
    func showAgain(_ state: NavigationState) async throws {
        while given.isIncomplete {
            _ = try currentAttempt()
            given.isIncomplete = false
            try await showRoot(state.root)
            for node in state.activePath where node.kind != .endpoint && node.id != given.root?.switcher {
                if node.kind != .switcher { try await arrange(node) }
                try await select(in: node)
            }
        }
    }
}

extension PresenterRenderer {
    /// Shows the root of a state, or no root.
    func showRoot(_ root: NavigationNode?) async throws {
        let wanted = PresenterContent.Root(of: root)
        guard given.root != wanted else { return }
        let face = if let root { try await completed(root.face) } else { Presentable?.none }
        let before = given.root.map { (root: $0, face: $0.face.flatMap(presentable)) }
        try await give(wanted, at: \.root) {
            if root == nil { try await clear(before?.root) } else { try await show(wanted, face) }
        } back: { [self] in
            guard let before else { return }
            if before.root.face == nil {
                try await clear(wanted)
            } else {
                try await show(before.root, before.face)
            }
        }
    }

    private func show(_ root: PresenterContent.Root, _ face: Presentable?) async throws {
        guard let switcher = root.switcher.flatMap(node) else { return try await rootPresenter(face) }
        guard let face, case .switcher(let presenter) = try presenter(of: switcher) else { return }
        try await presenter.select(face)
    }

    /// Removes the root that shows.
    ///
    /// - Parameter root: The root that shows; `nil` if it is unknown, so that any of the tree may show.
    /// - Throws: The error of its presenter.
    private func clear(_ root: PresenterContent.Root?) async throws {
        let shown = root.map { [$0.switcher.flatMap(node).flatMap(tree.blueprint.number)] }
        let numbers = shown ?? tree.blueprint.roots
        var isShownByClosure = false
        for number in numbers {
            if let number, case .switcher(let presenter) = presenters[number] {
                try await presenter.clear?()
            } else {
                isShownByClosure = true
            }
        }
        if isShownByClosure { try await rootPresenter(nil) }
    }

    /// Gives a stack or a fork its content, unless it already has it.
    func arrange(_ node: NavigationNode) async throws {
        let container = try presentable(of: node)
        let ids = node.content.map(\.id)
        if given.contents[node.id] == ids {
            given.unopened.remove(node.id)
            // A selection that never returned may have taken effect.
            if node.kind == .fork, given.selections[node.id] == nil { try await select(in: node) }
            return
        }
        let attempt = try currentAttempt()
        let isEmpty = given.contents[node.id] == nil && (shownContent(of: node) ?? []).isEmpty
        let isFirst = given.unopened.remove(node.id) != nil || isEmpty
        // What does not keep its content waits for the next selection.
        if isFirst {
            attempt.undoings.append { [self] in _ = given.unopened.insert(node.id) }
            attempt.givenUp.append { [self] in
                if given.contents[node.id] == nil { given.unopened.insert(node.id) }
            }
        }
        try await arrange(node, container, ids)
    }

    private func arrange(
        _ node: NavigationNode,
        _ container: Presentable,
        _ ids: [Destination.ID]
    ) async throws {
        var content: [Presentable] = []
        for item in node.content { content.append(try await filled(item, in: node)) }
        let before = contentBefore(of: node)
        switch try presenter(of: node) {
        case .stack(let presenter):
            try prepareRoot(of: node, container, content, presenter)
            content = withForeign(content, of: node)
            try await give(ids, at: \.contents[node.id]) {
                try await presenter.setStack(container, content)
            } back: {
                if let before { try await presenter.setStack(container, before) }
            }
        case .fork(let presenter):
            try await setOptions(withForeign(content, of: node), of: node, container, presenter)
            try await select(in: node)
        case .endpoint, .switcher:
            break
        }
    }

    /// Returns the presentable of a node with all its content.
    ///
    /// An option of a lazy fork stays without content until it is selected. An option that is left keeps its content
    /// until the other is selected, when its own changes follow: what lies beneath its screens would appear otherwise.
    private func filled(_ node: NavigationNode, in holder: NavigationNode) async throws -> Presentable {
        if isLeft(node, in: holder) { return try presentable(of: node) }
        guard isUnopened(node, in: holder) else { return try await completed(node) }
        // A presentable that is made again is no longer known to be unopened.
        let presentable = try presentable(of: node)
        given.unopened.insert(node.id)
        return presentable
    }

    /// Whether a node is the selected option of a fork, but is no longer selected in the fork's new state.
    private func isLeft(_ option: NavigationNode, in fork: NavigationNode) -> Bool {
        given.selections[fork.id] == option.id && fork.activeChild?.face.id != option.id
            && given.contents[option.id] != nil
    }

    /// Returns the content for a stack or a fork when a change is undone; `nil` if it had none.
    ///
    /// A stack or a fork that had not received its content gets it from the state that shows: presenters never
    /// receive empty content.
    private func contentBefore(of node: NavigationNode) -> [Presentable]? {
        if let shown = shownContent(of: node), !shown.isEmpty { return shown }
        let ids = given.contents[node.id] ?? settled.find(node.id)?.content.map(\.id) ?? []
        let content = ids.compactMap(presentable)
        return content.isEmpty ? nil : content
    }

    /// Returns the option of a fork or a switcher to select when a change is undone; `nil` if none was made.
    private func optionBefore(of node: NavigationNode) -> Presentable? {
        let option = shownOption(of: node) ?? given.selections[node.id].flatMap(presentable)
        return option ?? settled.find(node.id)?.activeChild.flatMap { presentable(for: $0.face.id) }
    }

    private func prepareRoot(
        of stack: NavigationNode,
        _ container: Presentable,
        _ content: [Presentable],
        _ presenter: StackPresenter<Presentable>
    ) throws {
        guard let id = stack.content.first?.id, let root = content.first, given.prepared[id] != stack.id
        else {
            return
        }
        _ = try currentAttempt()
        try presenter.prepareRoot(container, root)
        given.prepared[id] = stack.id
    }

    private func setOptions(
        _ options: [Presentable],
        of fork: NavigationNode,
        _ container: Presentable,
        _ presenter: ForkPresenter<Presentable>
    ) async throws {
        let id = fork.id
        try await selectSuccessor(in: fork, container, presenter)
        let before = contentBefore(of: fork)
        let selected = given.selections[id]
        let option = optionBefore(of: fork)
        let attempt = try currentAttempt()
        // After the options change, the selection is unknown.
        given.selections[id] = nil
        do {
            try await give(fork.content.map(\.id), at: \.contents[id]) {
                try await presenter.setOptions(container, options)
            } back: { [self] in
                guard let before else { return }
                try await presenter.setOptions(container, before)
                if let option { try await presenter.select(container, option) }
                given.selections[id] = selected
            }
        } catch {
            if attempt === self.attempt { given.selections[id] = selected }
            throw error
        }
    }

    /// Selects the active option of a fork if the selected one is about to go.
    ///
    /// Otherwise, the container would show an option of its own choice for a moment.
    private func selectSuccessor(
        in fork: NavigationNode,
        _ container: Presentable,
        _ presenter: ForkPresenter<Presentable>
    ) async throws {
        guard let selected = given.selections[fork.id], let next = fork.activeChild?.face,
            !fork.content.contains(where: { $0.id == selected }),
            given.contents[fork.id]?.contains(next.id) ?? false
        else { return }
        try await give(next.id, try await completed(next), selectedIn: fork) {
            try await presenter.select(container, $0)
        }
    }

    /// Gives a selection to the presenter of a fork or a switcher, and records how to undo it.
    private func give(
        _ id: Destination.ID,
        _ selected: Presentable,
        selectedIn node: NavigationNode,
        _ select: @escaping @MainActor (Presentable) async throws -> Void
    ) async throws {
        let previous = optionBefore(of: node)
        try await give(id, at: \.selections[node.id]) {
            try await select(selected)
        } back: {
            if let previous { try await select(previous) }
        }
    }

    /// Selects the active child of a fork or a switcher, unless it is already selected.
    func select(in node: NavigationNode) async throws {
        guard let child = node.activeChild else { return }
        let face = child.face
        let selected = try await completed(face)
        // While the option of a lazy fork was not opened, the switchers in it did not receive their sections.
        if child.kind == .switcher { try await select(in: child) }
        if node.kind == .fork {
            // If the fork or the option was made again, the fork must receive its options first.
            _ = try presentable(of: node)
            if given.contents[node.id] != node.content.map(\.id) { return try await arrange(node) }
        }
        if given.selections[node.id] == face.id { return }
        let select: (@MainActor (Presentable) async throws -> Void)?
        switch try presenter(of: node) {
        case .fork(let presenter):
            let container = try presentable(of: node)
            select = { try await presenter.select(container, $0) }
        case .switcher(let presenter):
            select = presenter.select
        case .endpoint, .stack:
            select = nil
        }
        guard let select else { return }
        try await give(face.id, selected, selectedIn: node, select)
    }

    /// Returns the presentable of a node with all its content.
    func completed(_ node: NavigationNode) async throws -> Presentable {
        if node.kind == .stack || node.kind == .fork { try await arrange(node) }
        return try presentable(of: node)
    }
}
