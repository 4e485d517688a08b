internal import Routing

/// A router through which navigators open URLs, and whose guards they ask about every place that is about to show.
///
/// The navigators in one scope of a router share a group, one navigator for each window of the app. The group decides
/// which of them shows a URL. Navigators with the same tree share their routes.
@MainActor
final class NavigatorGroup {
    /// The scope in which URLs are opened: that of the navigators' routes.
    let scope: RouteScope
    /// The navigators; the one that was made key last is at the end.
    private var windows: [Window] = []
    private var registered: [WeakRoutes] = []

    private struct Window {
        weak let navigator: Navigator?
        /// The origins whose URLs its routes accept; `nil` for the router's configured default.
        let accepting: [RouteOrigin.Kind]?
        /// The options for URLs that reach it through the router.
        let options: OpeningOptions
    }

    /// The routes of a tree, retained by all windows of the tree.
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

    private struct WeakGroup {
        weak let group: NavigatorGroup?
    }

    /// The groups of the program that still exist.
    private static var groups: [WeakGroup] = []

    private init(to scope: RouteScope) {
        self.scope = scope
    }

    /// Returns the group of all navigators whose routes are in a scope.
    static func to(_ scope: RouteScope) -> NavigatorGroup {
        groups.removeAll { $0.group == nil }
        let known = groups.lazy.compactMap(\.group)
        if let group = known.first(where: { $0.scope.isSame(as: scope) }) { return group }
        let group = NavigatorGroup(to: scope)
        groups.append(WeakGroup(group: group))
        return group
    }
}

extension NavigatorGroup {
    /// Registers the routes of a tree, unless another window of the tree has registered them.
    ///
    /// The routes end when all windows have released the returned object.
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

    /// Adds a navigator, which becomes key.
    func add(_ navigator: Navigator, accepting: [RouteOrigin.Kind]?, options: OpeningOptions) {
        windows.removeAll { $0.navigator == nil }
        windows.append(Window(navigator: navigator, accepting: accepting, options: options))
    }

    /// Makes a navigator the key one.
    func makeKey(_ navigator: Navigator) {
        guard let index = windows.firstIndex(where: { $0.navigator === navigator }) else { return }
        windows.append(windows.remove(at: index))
    }

    /// Shows a request in the navigator that the calling task names, if any, or else in the key one.
    ///
    /// Only navigators whose trees lead to the URL and whose routes accept its origin are considered.
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

    /// The options for URLs that reach a navigator through the router.
    func options(of navigator: Navigator) -> OpeningOptions {
        windows.first { $0.navigator === navigator }?.options ?? []
    }

    /// Whether the routes of a navigator accept URLs from an origin.
    func accepts(_ origin: RouteOrigin.Kind, for navigator: Navigator) -> Bool {
        windows.contains { $0.navigator === navigator && accepts(origin, $0) }
    }

    private func accepts(_ origin: RouteOrigin.Kind, _ window: Window) -> Bool {
        if let accepting = window.accepting { return accepting.contains(origin) }
        return origin == .internal || scope.configuration.externalDefault == .allow
    }
}

extension NavigatorGroup {
    /// Lists the URLs about which guards must be asked before a place shows.
    ///
    /// These are the URL that opened the place and all others that lead to it: one for each choice of optional
    /// groups with the same captures. If the pattern has no scheme, URLs of any scheme lead to the place. The list
    /// then also has them with each scheme and host of the guards.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - blueprint: The tree of the place.
    ///   - cleared: The URLs whose guards have already passed them.
    /// - Returns: The URLs that still need an answer. A URL is left out if earlier ones have all its guards.
    func urlsToAsk(
        about place: NavigationNode,
        on blueprint: Blueprint,
        besides cleared: Set<String>
    ) -> [String] {
        var known: Set<RouteUUID> = []
        var asked: [String] = []
        for url in urls(of: place, on: blueprint) {
            // A URL that the router cannot parse is kept: asking about it fails, so the place is refused.
            if let guards = scope.guards(of: url) {
                if guards.isSubset(of: known) { continue }
                known.formUnion(guards)
            }
            if !cleared.contains(url) { asked.append(url) }
        }
        return asked
    }

    private func urls(of place: NavigationNode, on blueprint: Blueprint) -> [String] {
        let number = blueprint.number(of: place)
        let opened = place.destination.url
        // A guard may decide by the query.
        let query = opened.flatMap { try? RouteURL($0) }.map { $0.string.utf8.dropFirst($0.route.utf8.count) }
        let suffix = query.map { String(decoding: $0, as: UTF8.self) } ?? ""
        let printed = number.map { blueprint.urls(of: $0, with: place.destination.captures) } ?? []
        let urls = [opened].compactMap(\.self) + printed.map { $0 + suffix }
        guard let number, blueprint.nodes[number].pattern?.segmented?.scheme == nil else { return urls }
        let sites = scope.guardedSites.sorted()
        if sites.isEmpty { return urls }
        var paths: [[String]] = []
        for case let path? in urls.map({ try? RouteURL($0).segments }) where !paths.contains(path) {
            paths.append(path)
        }
        let others = paths.flatMap { path in sites.map { Self.url(of: path, at: $0) + suffix } }
        return urls
            + others.filter { text in
                // Another endpoint may be declared for the site; what cannot be read is refused.
                guard let url = try? RouteURL(text) else { return true }
                return blueprint.match(url)?.number == number
            }
    }

    /// Returns the URL of some segments after a scheme, or after a scheme and host.
    private static func url(of segments: some Collection<String>, at site: String) -> String {
        let path = segments.map(RouteURL.escapingSegment).joined(separator: "/")
        let isRead = !site.hasSuffix("://") || segments.prefix(1).allSatisfy(RouteURL.canStandAsHost)
        return isRead ? site + path : site + "/" + path
    }
}

extension NavigationState {
    /// The places that the user sees: the active leaf, and each place that presents a modal.
    ///
    /// - Complexity: O(depth).
    var shownPlaces: [NavigationNode] {
        activePath.filter { $0.kind == .endpoint && ($0.next == nil || $0.modal != nil) }
    }

    /// The places that show in this state but not in another one.
    func shownPlaces(notIn other: NavigationState) -> [NavigationNode] {
        let shown = Set(other.shownPlaces.map(\.destination))
        return shownPlaces.filter { !shown.contains($0.destination) }
    }
}
