#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// Values as JSON that people read, and back.
enum JSONText {
    /// Writes a value with its keys in order, so that equal values give one text.
    ///
    /// - Parameter value: A value made of texts, whole numbers, lists and objects, which never fail to be encoded.
    /// - Returns: The text.
    static func pretty(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Reads a value.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - bytes: The text.
    /// - Returns: The value.
    /// - Throws: What is wrong with the text, and where.
    /// - Complexity: O(*n*) in the length of the text.
    static func read<Value: Decodable>(
        _ type: Value.Type,
        from bytes: [UInt8]
    ) throws(RouteDocumentError) -> Value {
        // The decoder says of a text that is no JSON neither where nor why.
        if let fault = JSONSyntax(bytes).fault() { throw fault }
        do {
            return try JSONDecoder().decode(type, from: Data(bytes))
        } catch {
            throw RouteDocumentError(error)
        }
    }
}
