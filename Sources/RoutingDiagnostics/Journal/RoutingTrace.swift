public import Routing

/// The events of a router as a value: ordered records that print in three ways.
///
/// ```swift
/// let saved = try journal.trace.json()
/// // in the tool that reads what the program wrote
/// let trace = try RoutingTrace(json: saved)
/// print(trace)
/// ```
public struct RoutingTrace: Hashable, Sendable {
    /// The largest number of records that is decoded.
    static let mostRecords = 10_000

    /// The records, the oldest first.
    public let records: [JournalRecord]

    /// Sorts records by number.
    ///
    /// - Parameter records: The records; if several have the same number, the first one counts.
    package init(_ records: some Sequence<JournalRecord>) {
        let records = Array(records)
        if zip(records, records.dropFirst()).allSatisfy({ $0.number < $1.number }) {
            self.records = records
            return
        }
        var seen: Set<Int> = []
        // Repeated numbers are removed first, because `sorted` does not promise a stable order.
        self.records = records.filter { seen.insert($0.number).inserted }.sorted { $0.number < $1.number }
    }
}

extension RoutingTrace: RouteDocument {
    /// Decodes records; read JSON from an untrusted source with
    /// ``/Routing/RouteDocument/init(json:)-(String)``.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: A `DecodingError` that names the place, for records that no router would produce, and for
    ///   more than 10,000 records.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
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
