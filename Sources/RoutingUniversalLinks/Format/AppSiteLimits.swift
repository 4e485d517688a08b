internal import Routing

/// What is refused of a file that comes from elsewhere, although it is JSON of the right form.
struct AppSiteLimits {
    /// How many patterns are read, far more than there are in any file.
    static let mostPatterns = 10_000
    /// How long all patterns may be together once the values of variables stand in the place of their names.
    static let longestPatterns = 1 << 18

    private let site: AppSiteAssociation

    init(_ site: AppSiteAssociation) {
        self.site = site
    }

    func check() throws(RouteDocumentError) {
        let lengths = try checkVariables()
        var (count, length) = (0, 0)
        for (index, details) in site.details.enumerated() {
            for (number, component) in details.components.enumerated() {
                let place = "applinks.details[\(index)].components[\(number)]"
                for (key, text) in component.patterns {
                    count += 1
                    length += try self.length(of: text, lengths, at: "\(place).\(key)")
                    guard count <= Self.mostPatterns, length <= Self.longestPatterns else {
                        let message = "there are too many patterns, or variables with too many values"
                        throw RouteDocumentError(.tooManyPatterns, at: place, message)
                    }
                }
            }
        }
    }

    /// Looks at the variables, and says how long their values are.
    private func checkVariables() throws(RouteDocumentError) -> [String: Int] {
        var lengths: [String: Int] = [:]
        for name in site.substitutionVariables.keys.sorted() {
            let place = "applinks.substitutionVariables.\(name)"
            // By the page on "applinks.SubstitutionVariables".
            guard !name.isEmpty, !name.contains(where: { "$()".contains($0) }) else {
                throw RouteDocumentError(
                    .invalidVariable, at: place, "a name is not empty and holds none of '$', '(' and ')'")
            }
            guard AppSiteClass(rawValue: name) == nil else {
                throw RouteDocumentError(
                    .invalidVariable, at: place, "Apple defines '$(\(name))'; choose another name")
            }
            let values = site.substitutionVariables[name] ?? []
            for (index, value) in values.enumerated() where !AppSitePattern(value).variables.isEmpty {
                throw RouteDocumentError(
                    .invalidVariable, at: "\(place)[\(index)]", "a value cannot use other variables")
            }
            lengths[name] = Self.length(ofValues: values)
        }
        return lengths
    }

    /// How much the values of a variable count where a pattern uses it.
    static func length(ofValues values: [String]) -> Int {
        values.reduce(values.count) { $0 + $1.utf8.count }
    }

    private func length(
        of pattern: String,
        _ lengths: [String: Int],
        at place: String
    ) throws(RouteDocumentError) -> Int {
        var length = pattern.utf8.count
        for name in AppSitePattern(pattern).variables where AppSiteClass(rawValue: name) == nil {
            guard let known = lengths[name] else {
                let message = "'$(\(name))' is not defined; add it to 'substitutionVariables'"
                throw RouteDocumentError(.unknownVariable, at: place, message)
            }
            length += known
        }
        return length
    }
}

extension AppSiteAssociation.Component {
    /// The patterns, by their keys in the file.
    var patterns: [(key: String, text: String)] {
        var patterns = path.map { [("/", $0)] } ?? []
        switch query {
        case nil: break
        case .text(let text)?: patterns.append(("?", text))
        case .items(let items)?:
            for (name, text) in items.sorted(by: { $0.key < $1.key }) { patterns.append(("?.\(name)", text)) }
        }
        if let fragment { patterns.append(("#", fragment)) }
        return patterns
    }
}
