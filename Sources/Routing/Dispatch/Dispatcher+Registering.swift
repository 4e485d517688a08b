extension Dispatcher {
    /// Adds an entry.
    func enter(_ draft: RouteEntry, owner: (any RouteOwner)?) -> RouteUUID {
        let uuid = RouteUUID()
        var draft = draft
        draft.pattern = read(draft.pattern, for: draft)
        draft.origins = draft.origins ?? configuration.origins(of: draft.kind)
        return transact { [draft] state, after in
            state.prune(&after)
            let entry = state.registry.insert(draft, uuid: uuid, owner: owner)
            state.emit(.registered, about: entry.signature, &after)
            return uuid
        }
    }

    /// Sets the fallback of a scope.
    func setFallback(_ draft: RouteEntry, for filter: TagFilter) -> RouteUUID {
        let uuid = RouteUUID()
        var draft = draft
        draft.origins = draft.origins ?? configuration.origins(of: draft.kind)
        // Fallbacks are not part of the order of registration.
        let entry = Entry(uuid: uuid, ordinal: -1, draft: draft, owner: nil)
        return transact { state, after in
            if let replaced = state.fallbacks.set(entry, for: filter) {
                state.noteDisposed([replaced], &after)
            }
            state.emit(.registered, about: entry.signature, &after)
            return uuid
        }
    }

    /// Removes an entry or a fallback; see ``Routing/dispose(of:)``.
    func dispose(of uuid: RouteUUID) {
        transact { state, after in
            guard let entry = state.registry.remove(uuid) ?? state.fallbacks.remove(uuid) else { return }
            state.noteDisposed([entry], &after)
        }
    }

    /// Reads a pattern with the web schemes of this router, which may exceed the standard ones, and for the kind of
    /// its entry.
    private func read(_ pattern: RoutePattern, for draft: RouteEntry) -> RoutePattern {
        do {
            let pattern = try pattern.read(with: urlReader.options.webSchemes)
            return draft.kind == .guard ? pattern.failingClosed : pattern
        } catch {
            preconditionFailure("\(draft.place): with the web schemes of this router, \(error)")
        }
    }
}
