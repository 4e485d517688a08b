internal import Routing
internal import RoutingDiagnostics

/// The links of a web site that open in an app: Apple's `apple-app-site-association` file as a value.
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
/// Or read it from the site to see whether they agree:
///
/// ```swift
/// let site = try AppSiteAssociation(data)
/// for finding in site.check(router["Universal"], host: "example.com") { print(finding) }
/// ```
///
/// Only the key `applinks` is read and written. Its rules are those of Apple's documentation, pages
/// "Supporting associated domains", "applinks.Details" and "applinks.Details.Components":
///
/// - The components of an app are compared in order, and **the first match decides**; a component with
///   `exclude` keeps the URL in the browser.
/// - A component matches when its patterns for path, query and fragment all match, each against the whole
///   part. A missing pattern matches everything.
/// - In a pattern, `*` matches any number of characters, including none and `/`; `?` matches one character;
///   and `$(name)` matches one of the values of a substitution variable.
public struct AppSiteAssociation: Hashable, Sendable {
    /// The apps and the links that are handed to them.
    package let details: [Details]
    /// The values of the variables that patterns use, by name; Apple's own variables are not included.
    package let substitutionVariables: [String: [String]]
    /// The differences between the file and the routes that it was made from; empty for a file that was read.
    public let unexpressed: [Unexpressed]

    init(details: [Details], substitutionVariables: [String: [String]], unexpressed: [Unexpressed] = []) {
        self.details = details
        self.substitutionVariables = substitutionVariables
        self.unexpressed = unexpressed
    }
}

extension AppSiteAssociation {
    /// The schemes of links that the system hands over.
    static let linkSchemes: Set<String> = ["http", "https"]

    /// Some apps, and which links are handed to them.
    package struct Details: Hashable, Sendable {
        /// The identifiers of the apps: team, dot, bundle.
        package let appIDs: [String]
        /// The components that are compared with a URL, in this order.
        package let components: [Component]

        /// Whether the apps include a given one; `nil` stands for any app.
        func include(_ appID: String?) -> Bool { appID.map(appIDs.contains) ?? true }
    }
}

extension SegmentedPattern {
    /// Whether links of a web site can match the pattern: it is a path of any URL, or has a web scheme and a
    /// host.
    var isOfLinks: Bool {
        scheme.map { AppSiteAssociation.linkSchemes.contains($0) && host != nil } ?? true
    }
}
