public import Routing

/// An event of a router as a value that can be shown, compared and saved.
///
/// It holds everything that the event holds, with words in the place of objects, and retains nothing of the
/// router. The message of a failure ends with the first line of the description of the error underneath.
public struct JournalRecord: Hashable, Sendable, Codable {
    /// The number of the event.
    public let number: Int
    /// The number of the event that caused this one; it is smaller than ``number``.
    package let parent: Int?
    /// The kind of event.
    public let kind: RoutingEvent.Kind
    /// The URL of the event, or the pattern that was registered or disposed of.
    public let route: String
    /// The entry of the event.
    package let entry: Entry?
    /// The decision of a proxy, in words.
    package let decision: String?
    /// The target of a proxy's redirect.
    package let redirection: String?
    /// The reason for a failure.
    package let failure: Failure?
    /// The name of the gate, for an event at a gate.
    package let gate: String?
    /// The duration, in nanoseconds; see ``/Routing/RoutingEvent/duration``.
    package let nanoseconds: Int64?
    /// The origin of the URL, unless that is the program itself.
    package let origin: RouteOrigin?

    /// Records an event.
    ///
    /// - Parameter event: The event.
    public init(_ event: RoutingEvent) {
        number = event.number
        parent = event.cause
        kind = event.kind
        route = event.route
        entry = Entry(event)
        decision = event.decision?.description
        redirection = event.decision?.redirection
        failure = event.error.map(Failure.init)
        gate = event.gate
        nanoseconds = event.duration.map(\.nanoseconds)
        origin = event.origin.flatMap { $0.isExternal ? $0 : nil }
    }
}

extension JournalRecord {
    /// The description of an entry in a record.
    package struct Entry: Hashable, Sendable, Codable {
        /// The identity of the entry.
        package let uuid: RouteUUID
        /// The kind of entry: whether it handles URLs, or is asked before they are handled.
        package let kind: RouteEntry.Kind
        /// The text of the pattern.
        package let pattern: String
        /// The name that it was registered with.
        package let name: String?
        /// The line of the source that registered it: `MyApp/Routes.swift:12`.
        package let sourceLine: String

        private enum CodingKeys: String, CodingKey {
            case uuid, kind, pattern, name
            case sourceLine = "place"
        }

        init?(_ event: RoutingEvent) {
            guard let uuid = event.uuid, let kind = event.entryKind, let pattern = event.pattern else {
                return nil
            }
            self.uuid = uuid
            self.kind = kind
            self.pattern = pattern
            name = event.name
            sourceLine = event.sourceLine?.description ?? ""
        }
    }

    /// The description of an error in a record.
    package struct Failure: Hashable, Sendable, Codable {
        /// The kind of error.
        package let code: RoutingError.Code
        /// The message of the error, and the first line of the error underneath.
        package let message: String

        init(_ error: RoutingError) {
            code = error.code
            message = error.messageWithCause
        }
    }

    /// The duration; see ``/Routing/RoutingEvent/duration``.
    package var duration: Duration? { nanoseconds.map { .nanoseconds($0) } }
}

/// Saved journals come from outside, so decoding checks every value.
extension JournalRecord {
    /// The longest text of a record that is decoded, in UTF-8 bytes.
    static let longestText = 65_536

    /// Decodes a record.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: A `DecodingError` that names the place. Refused are a number that is not positive, a parent
    ///   that is not an earlier event, an unknown kind or code, and a text of more than 65,536 bytes.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
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
            route, entry?.pattern, entry?.name, entry?.sourceLine, decision, redirection, failure?.message,
            gate, origin?.source,
        ]
        if texts.contains(where: { ($0?.utf8.count ?? 0) > Self.longestText }) {
            return "A text of event \(number) is longer than \(Self.longestText) bytes."
        }
        return nil
    }
}

extension RoutingError {
    /// The maximum length of the description of the error underneath, in characters.
    private static let longestCause = 1000

    /// The message, followed by the first line of the description of the error underneath.
    ///
    /// If the message or that line already contains the other, the text is not repeated.
    fileprivate var messageWithCause: String {
        guard let underlying else { return message }
        // Without the limit, errors that contain each other's descriptions would double in length each time.
        let description = (underlying as? RoutingError).map { "\($0.code): \($0.message)" } ?? "\(underlying)"
        let line = description.firstLine.prefix(Self.longestCause)
        if line.isEmpty || message.firstLine == line || message.hasSuffix(": \(line)") { return message }
        // The description may contain a URL from an untrusted source.
        let cause = String(line).visible(atMost: Self.longestCause)
        return line.contains(message) ? cause : "\(message): \(cause)"
    }
}

extension String {
    fileprivate var firstLine: Substring { prefix { !$0.isNewline } }
}

extension Duration {
    /// The duration in nanoseconds, clamped to the range of the type.
    fileprivate var nanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (whole, isTooMuch) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, isStillTooMuch) = whole.addingReportingOverflow(attoseconds / 1_000_000_000)
        return isTooMuch || isStillTooMuch ? (seconds < 0 ? .min : .max) : sum
    }
}
