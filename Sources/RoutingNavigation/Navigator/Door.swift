internal import Routing

/// The router that a navigator opens through, and whose guards it asks about every place that is about to
/// show.
struct Door: Sendable {
    /// Where URLs are opened: the scope of the navigator's routes.
    let scope: RouteScope
    /// How URLs are opened that the navigator did not open itself.
    let options: OpeningOptions
}

extension Door {
    /// Lists the URLs that the guards of a place are to be asked about before it shows: its own, and of a
    /// place whose pattern has no scheme those with the schemes that guards have, because URLs of any lead
    /// there.
    ///
    /// - Parameters:
    ///   - place: A place.
    ///   - blueprint: The tree that it is in.
    ///   - cleared: The URLs whose guards have let them pass.
    /// - Returns: The URLs, of which each has a guard that none before it has.
    func inquiries(
        about place: NavigationNode,
        on blueprint: Blueprint,
        besides cleared: Set<String>
    ) -> [String] {
        var known: Set<RouteUUID> = []
        var inquiries: [String] = []
        for url in urls(of: place, on: blueprint) {
            let guards = scope.guards(of: url)
            if guards.isSubset(of: known) { continue }
            known.formUnion(guards)
            if !cleared.contains(url) { inquiries.append(url) }
        }
        return inquiries
    }

    private func urls(of place: NavigationNode, on blueprint: Blueprint) -> [String] {
        let number = blueprint.number(of: place)
        let printed = number.flatMap { blueprint.url(of: $0, with: place.destination.captures) }
        let isAnywhere = number.map { blueprint.nodes[$0].pattern?.segmented?.scheme == nil } ?? false
        let sites = isAnywhere ? scope.guardedSites.sorted() : []
        let elsewhere = printed.map { path in sites.map { $0 + path } } ?? []
        return [place.destination.url, printed].compactMap(\.self) + elsewhere
    }
}

extension NavigationState {
    /// The places that a person sees: the active leaf, and what each modal is presented over.
    ///
    /// - Complexity: O(depth).
    var shownPlaces: [NavigationNode] {
        activePath.filter { $0.kind == .endpoint && ($0.next == nil || $0.modal != nil) }
    }

    /// The places that show here and not in another state.
    func shownPlaces(notIn other: NavigationState) -> [NavigationNode] {
        let shown = Set(other.shownPlaces.map(\.destination))
        return shownPlaces.filter { !shown.contains($0.destination) }
    }

    /// Gives the state without the places that are refused, and what lies on them.
    ///
    /// An option of a fork that is refused is there anew, as one that was never opened.
    ///
    /// - Parameters:
    ///   - isRefused: Whether a place is to go.
    ///   - blueprint: The tree.
    /// - Returns: The state.
    /// - Throws: ``NavigationError`` with the code ``NavigationError/Code/tooDeep``.
    func without(
        _ isRefused: (NavigationNode) -> Bool,
        on blueprint: Blueprint
    ) throws(NavigationError) -> NavigationState {
        let left = root.flatMap { $0.without(isRefused) }
        var editor = NavigationEditor(
            NavigationState(root: left, nextNumber: nextNumber), blueprint: blueprint)
        editor.completeForks()
        return try editor.finish()
    }
}

extension NavigationNode {
    fileprivate func without(_ isRefused: (NavigationNode) -> Bool) -> NavigationNode? {
        if kind == .endpoint, isRefused(self) { return nil }
        let left = children.map { $0.without(isRefused) }
        let children = left.compactMap(\.self)
        guard kind == .endpoint || !children.isEmpty else { return nil }
        let upToActive = left.prefix(activeIndex + 1).count { $0 != nil }
        return becoming(
            children,
            activeIndex: max(0, upToActive - 1),
            modal: modal.flatMap { $0.without(isRefused) }
        )
    }
}
