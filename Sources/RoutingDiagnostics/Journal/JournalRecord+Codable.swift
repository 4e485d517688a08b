internal import Routing

/// Saved journals come from outside, so decoding checks every value.
extension JournalRecord: Codable {
    /// The longest text of a record that is decoded, in UTF-8 bytes.
    static let longestText = 65_536

    private enum Key: String, CodingKey {
        case number, parent, kind, route, entry, decision, redirection, failure, gate, nanoseconds, origin
    }

    /// Encodes the record as an object, without the keys that it has no value for.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: The error of the encoder.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(number, forKey: .number)
        try container.encodeIfPresent(parent, forKey: .parent)
        try container.encode(kind, forKey: .kind)
        try container.encode(route, forKey: .route)
        try container.encodeIfPresent(entry, forKey: .entry)
        try container.encodeIfPresent(decision, forKey: .decision)
        try container.encodeIfPresent(redirection, forKey: .redirection)
        try container.encodeIfPresent(failure, forKey: .failure)
        try container.encodeIfPresent(gate, forKey: .gate)
        try container.encodeIfPresent(nanoseconds, forKey: .nanoseconds)
        try container.encodeIfPresent(origin, forKey: .origin)
    }

    /// Decodes a record.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: A `DecodingError` that names the place, for a number that is not positive, a parent that is
    ///   not an earlier event, an unknown kind or code, or a text of more than 65,536 bytes.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        number = try container.decode(Int.self, forKey: .number)
        parent = try container.decodeIfPresent(Int.self, forKey: .parent)
        kind = try container.decode(RoutingEvent.Kind.self, forKey: .kind)
        route = try container.decode(String.self, forKey: .route)
        entry = try container.decodeIfPresent(Entry.self, forKey: .entry)
        decision = try container.decodeIfPresent(String.self, forKey: .decision)
        redirection = try container.decodeIfPresent(String.self, forKey: .redirection)
        failure = try container.decodeIfPresent(Failure.self, forKey: .failure)
        gate = try container.decodeIfPresent(String.self, forKey: .gate)
        nanoseconds = try container.decodeIfPresent(Int64.self, forKey: .nanoseconds)
        origin = try container.decodeIfPresent(RouteOrigin.self, forKey: .origin)
        if let fault {
            let context = DecodingError.Context(codingPath: decoder.codingPath, debugDescription: fault)
            throw DecodingError.dataCorrupted(context)
        }
    }

    /// The reason why no router could have produced this record, if there is one.
    private var fault: String? {
        if number < 1 { return "Events are numbered from 1, and this one is number \(number)." }
        if let parent, !(1..<number).contains(parent) {
            return "Event \(parent) cannot have led to event \(number)."
        }
        let texts = [
            route, entry?.pattern, entry?.name, entry?.place, decision, redirection, failure?.message, gate,
            origin?.source,
        ]
        if texts.contains(where: { ($0?.utf8.count ?? 0) > Self.longestText }) {
            return "A text of event \(number) is longer than \(Self.longestText) bytes."
        }
        return nil
    }
}
