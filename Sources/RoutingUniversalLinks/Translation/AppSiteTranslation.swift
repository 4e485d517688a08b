internal import Routing
internal import RoutingDiagnostics

/// Makes the components of a file from routes.
///
/// The first matching component decides, so patterns with any number of segments come first, then longer
/// paths before shorter ones. The exclusions of a route stand directly before it: an exclusion always has
/// more segments than its route, and so takes nothing from later routes. Among routes of the same length, the
/// newest comes first, as in the router.
struct AppSiteTranslation {
    private struct Rule {
        let components: [AppSiteAssociation.Component]
        let length: Int
        let openPrefix: Int
    }

    private let host: String?
    private let caseSensitive: Bool
    private let withComments: Bool
    private var room: AppSiteOutputBudget
    private var spelling: AppSiteSpelling
    private var rules: [Rule] = []
    private(set) var unexpressed: [AppSiteAssociation.Unexpressed] = []

    /// Makes components from routes.
    ///
    /// - Parameters:
    ///   - routes: The routes, the newest first; routes for which no room is left are omitted.
    ///   - appIDs: The identifiers of the apps, which take room as well.
    ///   - host: The host of the site, or `nil` for any.
    ///   - caseSensitive: Whether the patterns distinguish capitals.
    ///   - withComments: Whether components state their source.
    init(
        _ routes: [RegisteredRoute],
        appIDs: [String],
        host: String?,
        caseSensitive: Bool,
        withComments: Bool
    ) {
        self.host = host?.foldedASCII
        self.caseSensitive = caseSensitive
        self.withComments = withComments
        room = AppSiteOutputBudget(appIDs: appIDs)
        spelling = AppSiteSpelling(caseSensitive: caseSensitive)
        for route in routes where route.kind == .map && route.accepting.contains(.external) {
            add(route)
        }
    }

    /// The distinct components, in the order in which they are compared.
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

    /// The values of the variables that the components use, by name.
    var variables: [String: [String]] { spelling.variables.values }

    /// Whether some route was omitted for lack of room.
    var isFull: Bool { unexpressed.contains { $0.code == .size } }
}

extension AppSiteTranslation {
    private mutating func add(_ route: RegisteredRoute) {
        let listed: RoutePattern
        do {
            listed = try RoutePattern(listed: route.pattern, isRegularExpression: route.isRegularExpression)
        } catch {
            note(route, .malformedPattern, "the listed text is not a pattern: \(error)", isLeftOut: true)
            return
        }
        guard let pattern = listed.segmented else {
            let why = "a regular expression over whole URLs says nothing of segments"
            note(route, .wholeURL, why, isLeftOut: true)
            return
        }
        guard pattern.isOfLinks else {
            note(route, .scheme, "URLs of '\(pattern.scheme ?? "")' are no links of a site", isLeftOut: true)
            return
        }
        if let host, pattern.host?.accepts(host) == false { return }
        add(route, pattern)
    }

    private mutating func add(_ route: RegisteredRoute, _ pattern: SegmentedPattern) {
        let paths = paths(of: pattern)
        let rules = paths?.map { rule(of: $0, for: route) } ?? []
        guard let paths, room.take(rules.flatMap(\.components), spelling.variables) else {
            spelling.variables.forget()
            _ = spelling.takeRemarks()
            let bound = "\(AppSiteAssociation.largestFile) bytes that Apple's systems read"
            let advice = "put a wider pattern in the place of several"
            note(route, .size, "the file would be larger than the \(bound); \(advice)", isLeftOut: true)
            return
        }
        spelling.variables.keep()
        self.rules += rules
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
        for (code, why) in spelling.takeRemarks() { note(route, code, why, isLeftOut: false) }
    }

    private mutating func note(
        _ route: RegisteredRoute,
        _ code: AppSiteAssociation.Unexpressed.Code,
        _ why: String,
        isLeftOut: Bool
    ) {
        unexpressed.append(.init(route: route, code: code, isLeftOut: isLeftOut, why: why))
    }

    /// Writes the paths of a pattern; returns `nil` when they are too long for any file.
    private mutating func paths(of pattern: SegmentedPattern) -> [AppSitePaths]? {
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
