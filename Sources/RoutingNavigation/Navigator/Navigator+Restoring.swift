internal import Routing

extension Navigator {
    /// Returns the state of the app, to be encoded and restored in another session.
    ///
    /// - Returns: The state.
    public func snapshot() -> NavigationState { state }

    /// Restores the state of an earlier session, and starts the history with it.
    ///
    /// The tree may have changed since. The navigator drops destinations that the tree no longer declares, with
    /// their descendants, and adds fork options that the state lacks: those that are new in the tree, and declared ones
    /// that ``NavigationAction/remove(_:)`` has removed.
    ///
    /// The navigator checks the state like a URL: it also drops a destination whose pattern refuses its captures, whose
    /// URL does not lead to it, or whose parameters do not decode to its typed route, and a stack, fork or switcher that
    /// ``NavigationAction/add(_:to:active:)`` has put where the tree does not declare it. If nothing is left of the
    /// state, the screen becomes empty. A restored destination gets a new identity if the current state uses its identity
    /// for another destination or at another place, or if it was decoded and a place that has left had it. A place that
    /// stays keeps what was passed to it; the others have only their URLs. The parameters of every place are those of
    /// its URL and its captures: those that a redirect carried along are not kept.
    ///
    /// The navigator also drops a place that comes to show and whose guard redirects, together with everything on top
    /// of it. It restores the rest, and then opens the redirect's URL: a login in a `Modal` appears over the saved
    /// session, and a login in another option of a ``Switcher`` replaces it. The first redirect counts:
    /// the guards of the places that show are asked from the lowest place up, and then those of a place that shows
    /// because another was dropped. If the redirect fails, the session is restored all the same, and the error goes to
    /// ``onFailure``. The method returns when the redirect has ended. So open a gate that holds the redirect, such as
    /// that of a cold start, before you restore the state.
    ///
    /// - Parameter state: The state to restore.
    /// - Returns: The dropped destinations, each before its descendants.
    /// - Throws: ``NavigationError`` with the code ``NavigationError/Code/tooDeep``; the error of a guard, of a
    ///   place that stays, or of the renderer.
    @discardableResult
    public func restore(_ state: NavigationState) async throws -> [Destination] {
        let saved = try state.restored(on: blueprint)
        var kept = saved.state
        // Each decision numbers the places apart from those that show by then.
        var numbers: [Destination.ID: Destination.ID] = [:]
        var refused: Set<Destination.ID> = []
        var diversion: GuardRedirect?
        func omit(_ place: Destination, _ other: GuardRedirect) -> Bool {
            // A refused tab is created again. The redirect of its first place then replaces the whole request.
            guard let id = numbers[place.id], saved.state.find(id) != nil else { return false }
            refused.insert(id)
            diversion = diversion ?? other
            return true
        }
        try await request(numbered: Starts.nextNumber(), omitting: omit) {
            kept = try saved.state.without(refused, on: self.blueprint)
            let new = kept.apart(from: self.state, on: self.blueprint, shownBy: self.ending)
            numbers = Dictionary(uniqueKeysWithValues: zip(new.nodes, kept.nodes).map { ($0.id, $1.id) })
            return (
                new.passing(asIn: self.state),
                { history, shown in
                    history = NavigationHistory()
                    if shown.root != nil { history.visit(shown) }
                }
            )
        }
        await followUp(with: diversion)
        return saved.dropped + saved.state.destinations(missingIn: kept)
    }
}
