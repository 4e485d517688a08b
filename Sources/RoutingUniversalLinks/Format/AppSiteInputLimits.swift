internal import Routing

/// The limits of a file from outside, in addition to those of its JSON.
struct AppSiteInputLimits {
    /// The largest number of patterns, far more than a handwritten file has.
    static let mostPatterns = 10_000
    /// The largest total length of all patterns, with the values of variables in place of their names.
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
                    length += try self.length(of: text, lengths, at: "\(place).\(key.visible(atMost: 64))")
                    guard count <= Self.mostPatterns, length <= Self.longestPatterns else {
                        let message = "there are too many patterns, or variables with too many values"
                        throw RouteDocumentError(.tooManyPatterns, at: place, message)
                    }
                }
            }
        }
    }

    /// Checks the variables, and returns the length of their values.
    private func checkVariables() throws(RouteDocumentError) -> [String: Int] {
        var lengths: [String: Int] = [:]
        for name in site.substitutionVariables.keys.sorted() {
            let place = "applinks.substitutionVariables.\(name.visible(atMost: 64))"
            // The rule of the page "applinks.SubstitutionVariables".
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

    /// The length that the values of a variable add to a pattern that uses it.
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
                let message = "\("$(\(name))".cited) is not defined; add it to 'substitutionVariables'"
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
