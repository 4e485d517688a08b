internal import Routing

/// The router that navigators open through, and whose guards they ask about every place that is about to
/// show.
///
/// The navigators of one scope of a router, one for each window of an app, share a door, and it decides which
/// of them shows a URL. Those of one tree have their routes together.
@MainActor
final class Door {
    /// Where URLs are opened: the scope of the navigators' routes.
    let scope: RouteScope
    /// The navigators; the one that was made key last comes last.
    private var windows: [Window] = []
    private var registered: [WeakRoutes] = []

    private struct Window {
        weak let navigator: Navigator?
        /// Whose URLs its routes accept; `nil` for what the configuration of the router says.
        let accepting: [RouteOrigin.Kind]?
        /// How it opens URLs that reach it through the router.
        let options: OpeningOptions
    }

    /// The routes of a tree, which all its windows hold.
    final class Routes: RouteOwner, Sendable {
        fileprivate let tree: Blueprint.Identity
        fileprivate let accepting: Set<RouteOrigin.Kind>?

        fileprivate init(of tree: Blueprint.Identity, accepting: Set<RouteOrigin.Kind>?) {
            self.tree = tree
            self.accepting = accepting
        }
    }

    private struct WeakRoutes {
        weak let routes: Routes?
    }

    private struct WeakDoor {
        weak let door: Door?
    }

    /// The doors of the program that are still there.
    private static var doors: [WeakDoor] = []

    private init(to scope: RouteScope) {
        self.scope = scope
    }

    /// The door of all navigators whose routes are in a scope.
    static func to(_ scope: RouteScope) -> Door {
        doors.removeAll { $0.door == nil }
        let known = doors.lazy.compactMap(\.door)
        if let door = known.first(where: { $0.scope.isSame(as: scope) }) { return door }
        let door = Door(to: scope)
        doors.append(WeakDoor(door: door))
        return door
    }
}

extension Door {
    /// Registers the routes of a tree, unless another window of it has; they go with what is returned.
    func routes(
        of blueprint: Blueprint,
        in router: some RouteMapping,
        tags: [String],
        accepting: [RouteOrigin.Kind]?
    ) -> Routes {
        let new = Routes(of: blueprint.identity, accepting: accepting.map(Set.init))
        registered.removeAll { $0.routes == nil }
        let known = registered.lazy.compactMap(\.routes)
        if let same = known.first(where: { $0.tree === new.tree && $0.accepting == new.accepting }) {
            return same
        }
        registered.append(WeakRoutes(routes: new))
        blueprint.register(in: router, tags: tags, owner: new, accepting: accepting) { [weak self] _ in
            { try await self?.show($0) }
        }
        return new
    }

    /// Takes a navigator in, which is key then.
    func add(_ navigator: Navigator, accepting: [RouteOrigin.Kind]?, options: OpeningOptions) {
        windows.removeAll { $0.navigator == nil }
        windows.append(Window(navigator: navigator, accepting: accepting, options: options))
    }

    /// Has a navigator show the URLs that are opened without saying where.
    func makeKey(_ navigator: Navigator) {
        guard let index = windows.firstIndex(where: { $0.navigator === navigator }) else { return }
        windows.append(windows.remove(at: index))
    }

    /// Has a navigator show a request: the one that the calling task opens it in, if any, or else the key one,
    /// of those whose trees lead there and whose routes accept it.
    private func show(_ request: RouteRequest) async throws {
        let ranked = windows.reversed().filter { accepts(request.origin.kind, $0) }
        let stated = ranked.filter { $0.navigator === Navigator.Opening.current?.navigator }
        let key = ranked.filter { $0.navigator?.renderer.isInKeyWindow ?? false }
        for window in stated + key + ranked {
            guard let navigator = window.navigator, navigator.blueprint.match(request.url) != nil else {
                continue
            }
            return try await navigator.show(request, window.options, isCleared: true)
        }
        throw NavigationError(.noEndpoint, "no window has a place for '\(request.url.string)'")
    }

    /// Whether the routes of a navigator accept URLs that come from somewhere.
    func accepts(_ origin: RouteOrigin.Kind, for navigator: Navigator) -> Bool {
        windows.contains { $0.navigator === navigator && accepts(origin, $0) }
    }

    private func accepts(_ origin: RouteOrigin.Kind, _ window: Window) -> Bool {
        if let accepting = window.accepting { return accepting.contains(origin) }
        return origin == .internal || scope.configuration.externalDefault == .allow
    }
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
            // About a URL that the router does not read no guard can be asked: asking is refused.
            if let guards = scope.guards(of: url) {
                if guards.isSubset(of: known) { continue }
                known.formUnion(guards)
            }
            if !cleared.contains(url) { inquiries.append(url) }
        }
        return inquiries
    }

    private func urls(of place: NavigationNode, on blueprint: Blueprint) -> [String] {
        let number = blueprint.number(of: place)
        let opened = place.destination.url
        let printed = number.flatMap { blueprint.url(of: $0, with: place.destination.captures) }
        let isAnywhere = number.map { blueprint.nodes[$0].pattern?.segmented?.scheme == nil } ?? false
        let sites = isAnywhere ? scope.guardedSites.sorted() : []
        let segments = (opened ?? printed).flatMap { try? RouteURL($0) }?.segments
        let elsewhere = segments.map { segments in sites.map { Self.url(of: segments, at: $0) } } ?? []
        return [opened, printed].compactMap(\.self) + elsewhere
    }

    /// Writes segments behind a scheme, or a scheme and a host.
    private static func url(of segments: some Collection<String>, at site: String) -> String {
        let path = segments.map(RouteURL.escapingSegment).joined(separator: "/")
        let isRead = !site.hasSuffix("://") || segments.first.map(RouteURL.canStandAsHost) ?? true
        return isRead ? site + path : site + "/" + path
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
