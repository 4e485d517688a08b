/// Links that a component of a file is about.
struct AppSiteSamples {
    private let variables: [String: [AppSitePattern]]
    private let origin: String

    init(_ site: AppSiteAssociation, host: String) {
        variables = site.substitutionVariables.mapValues { $0.map { AppSitePattern($0) } }
        origin = "https://" + host
    }

    /// Writes links that match a component by itself; others may come before it in the file.
    func urls(of component: AppSiteAssociation.Component) -> [String] {
        let paths = component.path.map { texts(of: $0, component) } ?? ["/", "/x", "/x/y"]
        let fragment = component.fragment.flatMap { texts(of: $0, component).first }
        let tail = query(of: component) + (fragment.map { $0.isEmpty ? "" : "#" + $0 } ?? "")
        return paths.map { path in origin + (path.hasPrefix("/") ? "" : "/") + path + tail }
    }

    private func query(of component: AppSiteAssociation.Component) -> String {
        switch component.query {
        case nil:
            return ""
        case .text(let pattern)?:
            return texts(of: pattern, component).first.map { $0.isEmpty ? "" : "?" + $0 } ?? ""
        case .items(let items)?:
            let pairs = items.keys.sorted().map { name in
                let value = items[name].flatMap { texts(of: $0, component).first } ?? ""
                return RouteURL.escapingPairName(name) + "=" + value
            }
            return pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&")
        }
    }

    /// Writes texts that a pattern matches: each wildcard in turn as several things, the others as the usual one.
    private func texts(of pattern: String, _ component: AppSiteAssociation.Component) -> [String] {
        let atoms = AppSitePattern(pattern).atoms
        let texts = SampleChoices(atoms.map { choices(for: $0) }).combinations.map { $0.joined() }
        return component.isPercentEncoded ? texts : texts.map { RouteURL.escapingPath($0) }
    }

    private func choices(for atom: AppSitePattern.Atom) -> [String] {
        switch atom {
        case .text(let scalars):
            var text = String.UnicodeScalarView()
            text.append(contentsOf: scalars)
            return [String(text)]
        case .one: return ["x", "7"]
        case .many: return ["", "x", "42", "x/y", "/y"]
        case .variable(let name):
            if let known = AppSiteClass(rawValue: name) { return known.samples }
            let values = (variables[name] ?? []).prefix(8).map { value in
                value.atoms.map { choices(for: $0)[0] }.joined()
            }
            return values.isEmpty ? ["x"] : values
        }
    }
}

/// A few of the combinations of some choices.
struct SampleChoices<Choice> {
    /// How many choices the combinations are made of together: far more than for any pattern that somebody wrote, and
    /// no more for one that is long on purpose.
    static var most: Int { 65_536 }
    /// How many combinations there may be in any case.
    static var fewest: Int { 8 }

    private let choices: [[Choice]]
    private let limit: Int

    /// Takes the choices for each place; without any for one of them there is no combination.
    ///
    /// - Parameters:
    ///   - choices: The choices.
    ///   - count: How many such lists share the bound.
    init(_ choices: [[Choice]], sharedBy count: Int = 1) {
        self.choices = choices
        limit = max(Self.fewest, Self.most / max(1, choices.count * count))
    }

    /// The first choice everywhere; each other choice in its place and the first in all others; and the *n*th choice,
    /// or the last, everywhere; as many as the bound allows.
    var combinations: [[Choice]] {
        guard choices.allSatisfy({ !$0.isEmpty }) else { return [] }
        let usual = choices.map { $0[0] }
        var combinations = [usual]
        for (place, others) in choices.enumerated() {
            for choice in others.dropFirst() {
                if combinations.count == limit { return combinations }
                var combination = usual
                combination[place] = choice
                combinations.append(combination)
            }
        }
        for number in 1..<max(2, choices.map(\.count).max() ?? 0) where combinations.count < limit {
            combinations.append(choices.map { $0[min(number, $0.count - 1)] })
        }
        return combinations
    }
}

extension RouteURL {
    /// Escapes what cannot stand in a path, the slashes between segments aside.
    static func escapingPath(_ text: String) -> String {
        text.split(separator: "/", omittingEmptySubsequences: false).map { AppSiteEscapes.segment(String($0)) }
            .joined(separator: "/")
    }
}
