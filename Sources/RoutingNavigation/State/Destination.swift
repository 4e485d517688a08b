public import Routing

/// One place in a navigation state.
///
/// Whether a URL leads to a destination that is there already, or to a new one, is a matter of its endpoint
/// and its captures; see ``EndpointIdentity``.
public struct Destination: Sendable, Identifiable {
    /// What tells it from every other destination of the state, and of those that the state came from.
    public let id: ID
    /// The name that its part of the tree was given; two books may both come from an endpoint `book`.
    public internal(set) var name: String?
    /// What the URL captured, which with its endpoint is its identity.
    public internal(set) var captures: Parameters
    /// The pairs of the query of the URL, overlaid by what was captured.
    ///
    /// What another destination lies on has only the captures, unless it was opened itself before.
    public internal(set) var parameters: Parameters
    /// The URL it was opened with, as a text.
    ///
    /// What another destination lies on has the URL that its pattern makes of its captures; `nil` where that
    /// does not lead to it, as with a pattern that has wildcards, and for what is no endpoint.
    public internal(set) var url: String?
    /// What was passed along when it was opened; neither compared nor encoded.
    ///
    /// The presenter of the endpoint is given it once, when it makes the screen or updates the one that shows.
    /// The history does not keep it.
    public var context: (any Sendable)? { passed?.value }

    /// What was passed along, which is told from the same value passed another time.
    package internal(set) var passed: Passed?
    /// The navigator that shows it, for ``finish(with:)``; neither compared nor encoded.
    var ending: DestinationEnding?
    /// The part of the tree it came from.
    package let origin: Origin
    /// The pattern it came from; `nil` in a state that was decoded and not restored yet.
    let declaredPattern: RoutePattern?

    /// What was passed along with one request.
    package final class Passed: Sendable {
        let value: any Sendable

        init(_ value: any Sendable) {
            self.value = value
        }
    }

    package init(
        id: ID,
        origin: Origin,
        name: String? = nil,
        captures: Parameters = Parameters(),
        parameters: Parameters = Parameters(),
        url: String? = nil,
        passed: Passed? = nil,
        declaredPattern: RoutePattern? = nil
    ) {
        self.id = id
        self.origin = origin
        self.name = name
        self.captures = captures
        self.parameters = parameters
        self.url = url
        self.passed = passed
        self.declaredPattern = declaredPattern
    }

    /// The text of the pattern it came from; `nil` for what is no endpoint, or one without a pattern.
    public var pattern: String? { origin.pattern }

    /// What the URL it was opened with has behind a `#`, decoded; `nil` without one.
    ///
    /// It is no part of the identity: another fragment is an update, as another query is.
    ///
    /// - Complexity: O(length of the URL).
    public var fragment: String? { url.flatMap { try? RouteURL($0) }?.fragment }

    /// The URL that its pattern makes of its captures, by which places are compared: `books/7`, however the
    /// destination was opened.
    ///
    /// It has no query, and a scheme only if the pattern has one. `nil` where the captures do not say all of
    /// the URL, as with a pattern that has wildcards, and for what is no endpoint.
    ///
    /// - Complexity: O(length of the pattern), for each choice of its optional groups.
    public var canonicalURL: String? {
        let pattern = declaredPattern ?? (origin.kind == .pattern ? try? RoutePattern(origin.text) : nil)
        return try? pattern?.url(with: captures)
    }
}

extension Destination: Hashable {
    /// Whether all but what was passed along is equal.
    public static func == (left: Destination, right: Destination) -> Bool {
        left.id == right.id && left.origin == right.origin && left.name == right.name
            && left.url == right.url && left.captures == right.captures
            && left.parameters == right.parameters
    }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}

extension Destination: Codable {
    private enum Key: String, CodingKey {
        case id, origin, name, captures, parameters, url
    }

    /// Encodes all but what was passed along.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(id, forKey: .id)
        try container.encode(origin, forKey: .origin)
        try container.encodeIfPresent(name, forKey: .name)
        if !captures.isEmpty { try container.encode(captures, forKey: .captures) }
        if !parameters.isEmpty { try container.encode(parameters, forKey: .parameters) }
        try container.encodeIfPresent(url, forKey: .url)
    }

    /// Decodes a destination.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: What the decoder throws.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self.init(
            id: try container.decode(ID.self, forKey: .id),
            origin: try container.decode(Origin.self, forKey: .origin),
            name: try container.decodeIfPresent(String.self, forKey: .name),
            captures: try container.decodeIfPresent(Parameters.self, forKey: .captures) ?? [:],
            parameters: try container.decodeIfPresent(Parameters.self, forKey: .parameters) ?? [:],
            url: try container.decodeIfPresent(String.self, forKey: .url)
        )
    }
}

extension Destination: CustomStringConvertible {
    /// What it came from, or the URL it was opened with, and its id: `books/7 #4`.
    public var description: String { "\(url ?? origin.text) \(id)" }
}
