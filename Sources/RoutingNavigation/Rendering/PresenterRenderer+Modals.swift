extension PresenterRenderer {
    /// Presents the modals of the active path that are not, as far as what they are presented over shows.
    func presentModals(of state: NavigationState) async throws {
        var path: [NavigationNode] = []
        for node in state.activePath {
            path.append(node)
            guard let face = node.modal?.face, given.modals[node.id] != face.id else { continue }
            // Before all is selected that leads to it, it cannot be presented; the last selection does it then.
            guard isShown(path), case .endpoint(let presenter) = try presenter(of: node) else { return }
            let presenting = try presentable(of: node)
            // If it was gone and made again, it has to be shown again first.
            if given.isIncomplete { return }
            try await dismissModal(over: node)
            try await uncover(node)
            let modal = try await completed(face)
            try await give(face.id, at: \.modals[node.id], meanwhile: face.id) {
                try await presenter.present(modal, presenting)
            } back: {
                try await presenter.dismiss(modal, presenting)
            }
        }
    }

    /// Dismisses what a plan does not lead to, the topmost first.
    ///
    /// That is more than the changes of an undoing say: what was presented for one of them may have been due
    /// by a later one, which was never made.
    func dismissModals(notIn plan: NavigationPlan) async throws {
        if given.modals.isEmpty { return }
        let wanted = plan.new.activePath.reduce(into: [:]) { $0[$1.id] = $1.modal?.face.id }
        for node in plan.old.activePath.reversed() {
            guard let face = given.modals[node.id], wanted[node.id] != face else { continue }
            try await dismissModal(over: node)
        }
    }

    /// Dismisses what is presented over an endpoint, if anything is.
    private func dismissModal(over node: NavigationNode) async throws {
        _ = try currentAttempt()
        guard let id = given.modals[node.id] else { return }
        guard let modal = presentable(for: id), let presenting = presentable(for: node.id),
            case .endpoint(let presenter) = try presenter(of: node)
        else {
            // What is gone by itself needs no dismissal.
            given.modals[node.id] = nil
            return
        }
        try await give(nil, at: \.modals[node.id], meanwhile: id) {
            try await presenter.dismiss(modal, presenting)
        } back: {
            try await presenter.present(modal, presenting)
        }
    }

    /// Whether all that leads to the end of a path was handed on.
    private func isShown(_ path: [NavigationNode]) -> Bool {
        given.root == GivenContent.Root(of: path.first)
            && path.dropLast().allSatisfy { node in
                switch node.kind {
                case .switcher where node.id == given.root?.switcher: true
                case .fork, .switcher: given.selections[node.id] == node.activeChild?.face.id
                case .stack: given.contents[node.id] == node.content.map(\.id)
                case .endpoint: given.modals[node.id] == node.modal?.face.id
                }
            }
    }
}
