public import Routing

/// One place in a navigation state.
///
/// A URL leads to an existing destination or to a new one, depending on the endpoint and the captures; see
/// ``EndpointIdentity``.
public struct Destination: Sendable, Identifiable {
    /// The identity, unique within the state and the states that it was derived from.
    public let id: ID
    /// The name of the tree's node that it came from; two books may both come from an endpoint `book`.
    public internal(set) var name: String?
    /// The captures of the URL; together with the endpoint, they decide whether a URL leads to this destination.
    public internal(set) var captures: Parameters
    /// The query parameters of the URL, overlaid by the captures.
    ///
    /// A redirect may have carried other parameters along; they are there until ``Navigator/restore(_:)``.
    /// A destination that was created beneath another has only its captures, unless it was opened itself before.
    public internal(set) var parameters: Parameters
    /// The URL that opened the destination, as a string.
    ///
    /// A destination that was created beneath another has the URL that its pattern and its captures give. The URL
    /// is `nil` if that URL does not lead to the destination, as with wildcards, and for nodes that are not
    /// endpoints.
    public internal(set) var url: String?
    /// The data that was passed when the destination was opened; neither compared nor encoded.
    ///
    /// The presenter of the endpoint receives it when it makes the screen, and with each update of the same place, such as
    /// another query. It is gone when other data is passed, and when an endpoint with ``EndpointIdentity/pattern`` shows
    /// other captures. The history does not keep it.
    public var context: (any Sendable)? { passed?.value }

    /// The passed data, compared by reference so that equal values from different requests stay distinct.
    package internal(set) var passed: Passed?
    /// The navigator that shows the destination, for ``finish(with:)``; neither compared nor encoded.
    var ending: DestinationEnding?
    /// The node of the tree that it came from.
    package let origin: Origin
    /// The pattern that it came from; `nil` in a state that was decoded and not yet restored.
    let declaredPattern: RoutePattern?

    /// The data that was passed with one request.
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

    /// The text of the pattern that it came from; `nil` without a pattern, and for nodes that are not endpoints.
    public var pattern: String? { origin.pattern }

    /// The decoded fragment of the URL that opened the destination, or `nil` without one.
    ///
    /// The fragment is not part of the identity: like another query, another fragment is an update.
    ///
    /// - Complexity: O(length of the URL).
    public var fragment: String? { url.flatMap { try? RouteURL($0) }?.fragment }

    /// The URL that the pattern and the captures give, such as `books/7`, however the destination was opened.
    ///
    /// Compare places by this URL. It has no query, and has a scheme only if the pattern has one. It is `nil` if
    /// the captures do not determine the whole URL, as with wildcards, and for nodes that are not endpoints.
    ///
    /// - Complexity: O(length of the pattern), for each choice of its optional groups.
    public var canonicalURL: String? {
        let pattern = declaredPattern ?? (origin.kind == .pattern ? try? RoutePattern(origin.text) : nil)
        return pattern?.url(giving: captures)
    }
}

extension Destination: Hashable {
    /// Whether all properties except the passed data are equal.
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

    /// Encodes all properties except the passed data.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: The error of the encoder.
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
    /// - Throws: The error of the decoder.
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
    /// The URL, or else the origin, followed by the identity: `books/7 #4`.
    public var description: String { "\((url ?? origin.text).visible()) \(id)" }
}
