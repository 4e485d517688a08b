public import Routing

/// What happened in a router, as a value: records in order, to be printed in three ways.
///
/// ```swift
/// let saved = try journal.json()
/// // in the tool that reads what the program wrote
/// let trace = try RoutingTrace(json: saved)
/// print(trace)
/// ```
public struct RoutingTrace: Hashable, Sendable {
    /// How many records are decoded at most.
    static let mostRecords = 10_000

    /// What happened, the oldest first.
    public let records: [JournalRecord]

    /// Puts records in order.
    ///
    /// - Parameter records: The records; of several with one number the first counts.
    public init(_ records: some Sequence<JournalRecord>) {
        let records = Array(records)
        if zip(records, records.dropFirst()).allSatisfy({ $0.number < $1.number }) {
            self.records = records
            return
        }
        var seen: Set<Int> = []
        // In a stable order, which sorting does not promise by itself.
        self.records = records.filter { seen.insert($0.number).inserted }.sorted { $0.number < $1.number }
    }
}

extension RoutingTrace: RouteDocument {
    private enum Key: String, CodingKey {
        case records
    }

    /// Encodes the records.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(records, forKey: .records)
    }

    /// Decodes records; JSON that a stranger may have written is read by
    /// ``/Routing/RouteDocument/init(json:)-(String)``.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: A `DecodingError`, with the place and a sentence, for what no router would have said, and
    ///   for more than 10,000 records.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        var list = try container.nestedUnkeyedContainer(forKey: .records)
        var records: [JournalRecord] = []
        while !list.isAtEnd {
            guard records.count < Self.mostRecords else {
                let message = "A trace has \(Self.mostRecords) records at most."
                throw DecodingError.dataCorruptedError(in: list, debugDescription: message)
            }
            let record = try list.decode(JournalRecord.self)
            if let last = records.last, last.number >= record.number {
                let message = "Event \(record.number) cannot follow event \(last.number)."
                throw DecodingError.dataCorruptedError(in: list, debugDescription: message)
            }
            records.append(record)
        }
        self.records = records
    }
}
