internal import Routing
internal import RoutingDiagnostics

/// Links that the components of a file match.
struct AppSiteSamples {
    private static let mostValues = 8

    private let variables: [String: [String]]
    private let origin: String

    init(_ site: AppSiteAssociation, host: String) {
        variables = site.substitutionVariables.mapValues { values in
            values.prefix(Self.mostValues).map { value in
                AppSitePattern(value).atoms.map { Self.choices(for: $0, [:])[0] }.joined()
            }
        }
        origin = "https://" + host
    }

    /// Writes up to 64 links that match a component; an earlier component of the file may still take them.
    ///
    /// - Complexity: O(*n*) in the length of its patterns, values of variables included.
    func urls(of component: AppSiteAssociation.Component) -> [String] {
        let paths =
            component.path.map { path in
                SegmentSamples.fewVariations(of: choices(for: path)).map { text($0, component) }
            } ?? ["/", "/x", "/x/y"]
        let fragment = component.fragment.flatMap { usualText(of: $0, component) } ?? ""
        let tail = query(of: component) + (fragment.isEmpty ? "" : "#" + fragment)
        return paths.map { path in origin + (path.hasPrefix("/") ? "" : "/") + path + tail }
    }

    private func query(of component: AppSiteAssociation.Component) -> String {
        switch component.query {
        case nil:
            return ""
        case .text(let pattern)?:
            return usualText(of: pattern, component).map { $0.isEmpty ? "" : "?" + $0 } ?? ""
        case .items(let items)?:
            let pairs = items.sorted { $0.key < $1.key }.map { name, pattern in
                RouteURL.escapingPairName(name) + "=" + (usualText(of: pattern, component) ?? "")
            }
            return pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&")
        }
    }

    private func usualText(of pattern: String, _ component: AppSiteAssociation.Component) -> String? {
        SegmentSamples.variations(of: choices(for: pattern), atMost: 1).first.map { text($0, component) }
    }

    private func text(_ pieces: [String], _ component: AppSiteAssociation.Component) -> String {
        let text = pieces.joined()
        if component.isPercentEncoded { return text }
        return text[...].parts(separatedBy: ascii("/"))
            .map { AppSiteEscapes.segment(String($0)) }.joined(separator: "/")
    }

    /// The texts for each atom of a pattern.
    private func choices(for pattern: String) -> [[String]] {
        AppSitePattern(pattern).atoms.map { Self.choices(for: $0, variables) }
    }

    private static func choices(
        for atom: AppSitePattern.Atom,
        _ variables: [String: [String]]
    ) -> [String] {
        switch atom {
        case .text(let scalars): return [String(String.UnicodeScalarView(scalars))]
        case .one: return ["x", "7"]
        case .many: return ["", "x", "42", "x/y", "/y"]
        case .variable(let name):
            if let known = AppSiteClass(rawValue: name) { return known.samples }
            let values = variables[name] ?? []
            return values.isEmpty ? ["x"] : values
        }
    }
}
