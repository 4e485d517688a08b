internal import Routing
internal import RoutingDiagnostics

/// Makes a file of routes.
///
/// The first component that matches decides, so their order is: what has any number of segments; then the longest
/// paths before shorter ones, what is excluded of a route right before the route. An exclusion is always of more
/// segments than its route has, and so takes nothing from routes that come later. Among routes of one length the newest
/// comes first, as in the router.
struct AppSiteTranslation {
    private struct Rule {
        let components: [AppSiteAssociation.Component]
        let length: Int
        let openPrefix: Int
    }

    private let host: String?
    private let caseSensitive: Bool
    private let withComments: Bool
    private var room: AppSiteRoom
    private var rules: [Rule] = []
    private(set) var variables = AppSiteVariables()
    private(set) var unexpressed: [AppSiteAssociation.Unexpressed] = []

    /// Makes components of routes.
    ///
    /// - Parameters:
    ///   - routes: The routes, the newest first; those that find no room left are left out.
    ///   - room: How much room there is.
    ///   - host: The host of the site, or `nil` for any.
    ///   - caseSensitive: Whether the patterns distinguish capitals.
    ///   - withComments: Whether components say where they come from.
    init(
        _ routes: [RegisteredRoute],
        room: AppSiteRoom,
        host: String?,
        caseSensitive: Bool,
        withComments: Bool
    ) {
        self.room = room
        self.host = host?.foldedASCII
        self.caseSensitive = caseSensitive
        self.withComments = withComments
        for route in routes where route.kind == .map && route.accepting.contains(.external) {
            add(route)
        }
    }

    /// The components in the order in which they are compared, each once.
    var components: [AppSiteAssociation.Component] {
        let ordered = rules.enumerated().sorted { left, right in
            let (first, second) = (left.element, right.element)
            if first.length != second.length { return first.length > second.length }
            if first.openPrefix != second.openPrefix { return first.openPrefix < second.openPrefix }
            return left.offset < right.offset
        }
        var seen: Set<String> = []
        return ordered.flatMap { $0.element.components }.filter { seen.insert($0.path ?? "*").inserted }
    }

    /// Whether there was not enough room for all.
    var isFull: Bool { unexpressed.contains { $0.code == .size } }

    private mutating func add(_ route: RegisteredRoute) {
        let listed: RoutePattern
        do {
            listed = try RoutePattern(listed: route.pattern, isRegularExpression: route.isRegularExpression)
        } catch {
            leaveOut(route, .malformedPattern, "what is listed is no pattern: \(error)")
            return
        }
        guard let pattern = listed.segmented else {
            leaveOut(route, .wholeURL, "a regular expression over whole URLs says nothing of segments")
            return
        }
        let isLink = pattern.scheme.map(AppSiteAssociation.linkSchemes.contains) ?? true
        guard isLink, pattern.scheme == nil || pattern.host != nil else {
            leaveOut(route, .scheme, "URLs of '\(pattern.scheme ?? "")' are no links of a site")
            return
        }
        if let host, pattern.host?.accepts(host) == false { return }
        add(route, pattern)
    }

    private mutating func add(_ route: RegisteredRoute, _ pattern: SegmentedPattern) {
        var spelling = AppSiteSpelling(caseSensitive: caseSensitive)
        // They are moved, not copied: each route may add some.
        swap(&spelling.variables, &variables)
        let paths = paths(of: pattern, &spelling)
        swap(&spelling.variables, &variables)
        let rules = paths?.map { rule(of: $0, for: route) } ?? []
        guard let paths, room.take(rules.flatMap(\.components), variables) else {
            variables.forget()
            return leaveOutForSize(route)
        }
        variables.keep()
        self.rules += rules
        noteWhatIsWider(route, pattern, &spelling, paths)
        for (code, why) in spelling.remarks {
            unexpressed.append(.init(route: route, code: code, isLeftOut: false, why: why))
        }
    }

    /// Spells the paths of a pattern; gives `nil` when they are too long for any file.
    private func paths(of pattern: SegmentedPattern, _ spelling: inout AppSiteSpelling) -> [AppSitePaths]? {
        var paths: [AppSitePaths] = []
        var size = 0
        for alternative in pattern.alternatives {
            for parts in spelling.parts(of: alternative) {
                let spelt = AppSitePaths(parts, bound: AppSiteAssociation.largestFile - size)
                size += spelt.size
                if size > AppSiteAssociation.largestFile { return nil }
                paths.append(spelt)
            }
        }
        return paths
    }

    private mutating func leaveOutForSize(_ route: RegisteredRoute) {
        let bound = "\(AppSiteAssociation.largestFile) bytes that Apple's systems read"
        let advice = "put a wider pattern in the place of several"
        leaveOut(route, .size, "the file would be larger than the \(bound); \(advice)")
    }

    private mutating func leaveOut(
        _ route: RegisteredRoute,
        _ code: AppSiteAssociation.Unexpressed.Code,
        _ why: String
    ) {
        unexpressed.append(.init(route: route, code: code, isLeftOut: true, why: why))
    }

    /// Notes what is known of the route as a whole.
    private func noteWhatIsWider(
        _ route: RegisteredRoute,
        _ pattern: SegmentedPattern,
        _ spelling: inout AppSiteSpelling,
        _ paths: [AppSitePaths]
    ) {
        if paths.contains(where: \.isWider) {
            spelling.note(.shape, "a capture may be several segments, since '*' and '?' are '/' as well")
        }
        if let scheme = pattern.scheme, scheme != "https" {
            spelling.note(.scheme, "links of 'https' are handed over as well as those of '\(scheme)'")
        }
        for name in route.conditions {
            spelling.note(.condition, "code decides about ':\(name)', which no file asks")
        }
        if let type = route.valueType {
            spelling.note(.decoding, "'\(type)' decides what it is read from, query included")
        }
    }

    private func rule(of paths: AppSitePaths, for route: RegisteredRoute) -> Rule {
        let excluded = paths.excluded.map { component($0, isExcluded: true, "beyond \(route.pattern)") }
        let included = paths.included.map { component($0, isExcluded: false, route.summary) }
        return Rule(
            components: excluded + included,
            length: paths.length ?? .max,
            openPrefix: paths.openPrefix
        )
    }

    private func component(
        _ path: String,
        isExcluded: Bool,
        _ comment: String?
    ) -> AppSiteAssociation.Component {
        .init(
            path: path,
            isExcluded: isExcluded,
            isCaseSensitive: caseSensitive,
            comment: withComments ? comment : nil
        )
    }
}
