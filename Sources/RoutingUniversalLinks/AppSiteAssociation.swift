internal import Routing
internal import RoutingDiagnostics

/// Which links of a web site open in an app: Apple's `apple-app-site-association` file as a value.
///
/// Print it from the web patterns of a router, so that site and app agree:
///
/// ```swift
/// let site = AppSiteAssociation(
///     appIDs: ["ABCDE12345.com.example.app"],
///     routes: router["Universal"].routes,
///     host: "example.com"
/// )
/// print(site.json)
/// for note in site.unexpressed { print(note) }
/// ```
///
/// and read it from the site to see whether they do:
///
/// ```swift
/// let site = try AppSiteAssociation(data)
/// for finding in site.check(router["Universal"], host: "example.com") { print(finding) }
/// ```
///
/// Only the key `applinks` is read and written. Its rules are those of Apple's documentation, pages
/// "Supporting associated domains", "applinks.Details" and "applinks.Details.Components":
///
/// - The components of an app are compared in their order, and **the first that matches decides**; one with
///   `exclude` keeps the URL in the browser.
/// - A component matches when its patterns for path, query and fragment all match, each the whole part; a
///   pattern that is not given matches everything.
/// - In a pattern `*` is any number of characters, none and `/` included, `?` is one character, and `$(name)`
///   one of the values of a substitution variable.
public struct AppSiteAssociation: Hashable, Sendable {
    /// The apps and the links that are handed to them.
    public let details: [Details]
    /// The values of the variables that patterns use, by name, without those that Apple defines.
    public let substitutionVariables: [String: [String]]
    /// Where the file differs from the routes that it was made of; empty for a file that was read.
    public let unexpressed: [Unexpressed]

    init(details: [Details], substitutionVariables: [String: [String]], unexpressed: [Unexpressed] = []) {
        self.details = details
        self.substitutionVariables = substitutionVariables
        self.unexpressed = unexpressed
    }
}

extension AppSiteAssociation {
    /// The schemes of the links that the system hands over.
    static let linkSchemes: Set<String> = ["http", "https"]

    /// Some apps, and which links are handed to them.
    public struct Details: Hashable, Sendable {
        /// The identifiers of the apps: team, dot, bundle.
        public let appIDs: [String]
        /// The components that are compared with a URL, in this order.
        public let components: [Component]

        /// Whether an app is among these; `nil` stands for any app.
        func include(_ appID: String?) -> Bool { appID.map(appIDs.contains) ?? true }
    }
}

extension SegmentedPattern {
    /// Whether links of a web site can match it: it is a path of any URL, or it has a web scheme and a host.
    var isOfLinks: Bool {
        scheme.map { AppSiteAssociation.linkSchemes.contains($0) && host != nil } ?? true
    }
}

extension AppSiteAssociation: CustomStringConvertible {
    /// The file.
    public var description: String { json }
}
