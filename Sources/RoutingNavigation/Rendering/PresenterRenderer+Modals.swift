extension PresenterRenderer {
    /// Presents the missing modals of the active path whose presenting places already show.
    ///
    /// - Complexity: O(depth).
    func presentModals(of state: NavigationState) async throws {
        let path = state.activePath
        // What shows now continues to show while the modals over it are presented.
        var shown = 0
        for (index, node) in path.enumerated() {
            guard let face = node.modal?.face, given.modals[node.id] != face.id else { continue }
            // A modal cannot be presented before the path to it is selected; the last selection on the path
            // presents it.
            guard isRootShown(of: state), path[shown..<index].allSatisfy(isNextShown(after:)),
                let (present, dismiss) = try modality(of: node)
            else { return }
            shown = index
            let presenting = try presentable(of: node)
            // If the presentable was released and made again, it must be shown before it can present.
            if given.isIncomplete { return }
            try await dismissModal(over: node)
            try await uncover(node)
            let modal = try await completed(face)
            try await give(face.id, at: \.modals[node.id], meanwhile: face.id) { [self] in
                try await afterForeign(over: node) { try await present(modal, presenting) }
            } back: {
                try await dismiss(modal, presenting)
            }
        }
        _ = try currentAttempt()
        given.hasModalsOfPlan = true
    }

    /// Presents a modal, again if a screen of the program was presented first.
    ///
    /// The program may have asked for its screen while an animation ran, so that it could not be read before.
    private func afterForeign(over node: NavigationNode, _ present: () async throws -> Void) async throws {
        for _ in 1..<Self.mostRounds {
            do {
                _ = try currentAttempt()
                return try await present()
            } catch {
                guard let screen = presented(over: node), !isMade(screen) else { throw error }
                try await uncover(node)
            }
        }
        _ = try currentAttempt()
        try await present()
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
        let presentCounted: Modality = { [self] modal, presenting in
            onPresenting()
            try await present(modal, presenting)
        }
        return (presentCounted, dismiss)
    }

    /// Dismisses the modals that the plan's new state does not have, the topmost first.
    ///
    /// The changes that undo a plan do not name all of them. A change may have presented a modal that belonged to a
    /// later change, and the later change was never performed.
    func dismissModals(notIn plan: NavigationPlan) async throws {
        if given.modals.isEmpty || given.hasModalsOfPlan { return }
        let wanted = plan.new.activePath.reduce(into: [:]) { $0[$1.id] = $1.modal?.face.id }
        for node in plan.old.activePath.reversed() {
            guard let face = given.modals[node.id], wanted[node.id] != face else { continue }
            try await dismissModal(over: node)
        }
    }

    /// Dismisses the modal over an endpoint, if there is one.
    private func dismissModal(over node: NavigationNode) async throws {
        let attempt = try currentAttempt()
        guard let id = given.modals[node.id] else { return }
        guard let modal = presentable(for: id), let presenting = presentable(for: node.id),
            let (present, dismiss) = try modality(of: node)
        else {
            // A presentable that has been released needs no dismissal.
            given.modals[node.id] = nil
            return
        }
        // The dismissal may have taken effect, so the screen is read.
        attempt.givenUp.append { [self] in forgetDismissedModals(accordingTo: node) }
        try await give(nil, at: \.modals[node.id], meanwhile: id) {
            try await dismiss(modal, presenting)
        } back: {
            try await present(modal, presenting)
        }
    }

    private func isRootShown(of state: NavigationState) -> Bool {
        given.root == PresenterContent.Root(of: state.root)
    }

    /// Whether the presenters have received the node that follows another one on the active path.
    private func isNextShown(after node: NavigationNode) -> Bool {
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
