extension PresenterRenderer {
    /// Presents the missing modals of the active path whose presenting places already show.
    func presentModals(of state: NavigationState) async throws {
        var path: [NavigationNode] = []
        for node in state.activePath {
            path.append(node)
            guard let face = node.modal?.face, given.modals[node.id] != face.id else { continue }
            // A modal cannot be presented before the path to it is selected; the last selection on the path
            // presents it.
            guard isShown(path), let (present, dismiss) = try modality(of: node) else { return }
            let presenting = try presentable(of: node)
            // If the presentable was released and made again, it must be shown before it can present.
            if given.isIncomplete { return }
            try await dismissModal(over: node)
            try await uncover(node)
            let modal = try await completed(face)
            try await give(face.id, at: \.modals[node.id], meanwhile: face.id) {
                try await present(modal, presenting)
            } back: {
                try await dismiss(modal, presenting)
            }
        }
    }

    /// Presents a modal over a presentable, or dismisses it.
    private typealias Modality =
        @MainActor (_ modal: Presentable, _ presenting: Presentable) async throws -> Void

    /// Returns the closures that present and dismiss modals over an endpoint; `nil` for another node.
    private func modality(of node: NavigationNode) throws -> (present: Modality, dismiss: Modality)? {
        guard case .endpoint(let presenter) = try presenter(of: node) else { return nil }
        guard let present = presenter.present, let dismiss = presenter.dismiss else {
            throw NavigationError.presentsNothing(node)
        }
        return (present, dismiss)
    }

    /// Dismisses the modals that the plan's new state does not have, the topmost first.
    ///
    /// The changes that undo a plan do not name all of them. A change may have presented a modal that belonged to a
    /// later change, and the later change was never performed.
    func dismissModals(notIn plan: NavigationPlan) async throws {
        if given.modals.isEmpty { return }
        let wanted = plan.new.activePath.reduce(into: [:]) { $0[$1.id] = $1.modal?.face.id }
        for node in plan.old.activePath.reversed() {
            guard let face = given.modals[node.id], wanted[node.id] != face else { continue }
            try await dismissModal(over: node)
        }
    }

    /// Dismisses the modal over an endpoint, if there is one.
    private func dismissModal(over node: NavigationNode) async throws {
        _ = try currentAttempt()
        guard let id = given.modals[node.id] else { return }
        guard let modal = presentable(for: id), let presenting = presentable(for: node.id),
            let (present, dismiss) = try modality(of: node)
        else {
            // A presentable that has been released needs no dismissal.
            given.modals[node.id] = nil
            return
        }
        try await give(nil, at: \.modals[node.id], meanwhile: id) {
            try await dismiss(modal, presenting)
        } back: {
            try await present(modal, presenting)
        }
    }

    /// Whether the presenters have received every node on a path.
    private func isShown(_ path: [NavigationNode]) -> Bool {
        given.root == GivenContent.Root(of: path.first)
            && path.dropLast().allSatisfy { node in
                switch node.kind {
                case .switcher where node.id == given.root?.switcher: true
                // The program may have taken the options out.
                case .fork where given.contents[node.id] == nil: false
                case .fork, .switcher: given.selections[node.id] == node.activeChild?.face.id
                case .stack: given.contents[node.id] == node.content.map(\.id)
                case .endpoint: given.modals[node.id] == node.modal?.face.id
                }
            }
    }
}
