/// Where routes are registered: a router, or a scope of one, which adds its tags.
///
/// Registrations come in four kinds — maps and proxies, each with a classic closure that must call back or an
/// async one that returns — and each takes a pattern as text or as a ``RoutePattern``. All have in common:
///
/// - Among the entries that match, **the one registered last** comes first, whatever is more specific.
/// - Registering takes effect before the call returns, for works whose turn has not come yet as well.
/// - An entry lives until it is disposed of or its owner is gone. The router holds owners weakly.
/// - A pattern given as text is a literal of the program: a malformed one stops it, with a
///   ``RoutePatternError``. Text from elsewhere goes through ``RoutePattern/init(_:where:)``.
/// - An entry that does not accept where a URL comes from is passed over as if it were not there; see ``RouteOrigin``.
///   A map that says nothing accepts what ``Routing/Configuration/externalDefault`` says, a proxy everything.
/// - Registering costs O(length of the pattern), amortised.
public protocol RouteMapping: Sendable {
    /// How the router reads URLs and runs handlers.
    var configuration: Routing.Configuration { get }

    /// Adds an entry; the other registrations end here.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - owner: The object that it goes with; `nil` for an entry that lives until it is disposed of.
    /// - Returns: The identity to dispose of it by.
    @discardableResult
    func enter(_ entry: RouteEntry, owner: (any RouteOwner)?) -> RouteUUID
}

extension RouteMapping {
    /// Reads a pattern that stands in the program; one that is malformed stops it and names the place.
    package func read(_ literal: String, registeredAt place: RoutePlace) -> RoutePattern {
        // Nothing behind the prefix of a group is the prefix itself.
        if literal.isEmpty, (self as? RouteGroup)?.hasPrefix == true { return "/" }
        do {
            let webSchemes = configuration.readingOptions.webSchemes
            return try RoutePattern(reading: literal, predicates: [:], webSchemes: webSchemes)
        } catch {
            preconditionFailure("\(place): \(error)")
        }
    }
}
