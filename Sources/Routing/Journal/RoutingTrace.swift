#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

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

extension RoutingTrace: Codable {
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

    /// Decodes records.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: A `DecodingError`, with the place and a sentence, for what no router would have said, and for more
    ///   than 10,000 records.
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

extension RoutingTrace {
    /// Reads what ``json()`` wrote.
    ///
    /// - Parameter json: The text.
    /// - Throws: A `DecodingError`, with the place and a sentence; with a ``RouteDocumentError`` underneath for a text
    ///   that is no JSON, or is nested deeper than any journal.
    public init(json: String) throws {
        // The decoder says of a text that is no JSON neither where nor why.
        if let fault = JSONSyntax(Array(json.utf8)).fault() {
            throw DecodingError.dataCorrupted(
                .init(codingPath: [], debugDescription: "\(fault)", underlyingError: fault)
            )
        }
        self = try JSONDecoder().decode(RoutingTrace.self, from: Data(json.utf8))
    }

    /// Prints the records as JSON, in an order that is always the same.
    ///
    /// - Returns: The text.
    /// - Throws: What the encoder throws.
    public func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}
