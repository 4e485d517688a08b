#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// Writes values as readable JSON and reads them back: the only code that decodes JSON, after the one check.
package enum JSONText {
    /// Writes a value with its keys in order, so that equal values give one text.
    ///
    /// - Parameter value: A value of texts, whole numbers, lists and objects, whose encoding never fails.
    /// - Returns: The text.
    package static func pretty(_ value: some Encodable) -> String {
        (try? text(value)) ?? ""
    }

    /// The layout in one line and without spaces, with the keys in order.
    static let oneLine: JSONEncoder.OutputFormatting = [.sortedKeys, .withoutEscapingSlashes]

    /// Writes a value with its keys in order, in one line and without spaces.
    package static func compact(_ value: some Encodable) -> String {
        (try? text(value, oneLine)) ?? ""
    }

    /// Writes a value with its keys in order, so that equal values give one text.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - formatting: The layout of the text.
    /// - Returns: The text.
    /// - Throws: The errors of the encoder or the value.
    static func text(
        _ value: some Encodable,
        _ formatting: JSONEncoder.OutputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    ) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    /// Reads a value saved by a program.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - bytes: The text.
    ///   - isAnyValue: Whether a program chose the type, so that the text may nest deeper than the documents of this
    ///     package, and have other numbers than whole ones.
    /// - Returns: The value.
    /// - Throws: A `DecodingError`; if the check refuses the text, its underlying error is a
    ///   ``RouteDocumentError``.
    /// - Complexity: O(*n*) in the length of the text.
    static func value<Value: Decodable>(
        _ type: Value.Type,
        from bytes: [UInt8],
        isAnyValue: Bool = false
    ) throws -> Value {
        do {
            return try guarded(type, from: bytes, isAnyValue: isAnyValue)
        } catch let error as DecodingError {
            throw error.namingRoot(firstKey: firstKey(of: type))
        }
    }

    /// Reads a value written by a person.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - bytes: The text.
    /// - Returns: The value.
    /// - Throws: A ``RouteDocumentError`` with the fault and its place.
    /// - Complexity: O(*n*) in the length of the text.
    package static func read<Value: Decodable>(
        _ type: Value.Type,
        from bytes: [UInt8]
    ) throws(RouteDocumentError) -> Value {
        do {
            return try guarded(type, from: bytes)
        } catch let error as DecodingError {
            throw RouteDocumentError(error, firstKey: firstKey(of: type))
        } catch {
            throw RouteDocumentError(error)
        }
    }

    /// Decodes a value after the check has passed its text.
    private static func guarded<Value: Decodable>(
        _ type: Value.Type,
        from bytes: [UInt8],
        isAnyValue: Bool = false
    ) throws -> Value {
        let deepest = isAnyValue ? JSONSyntax.deepestOfAnyValue : JSONSyntax.deepest
        if let fault = JSONSyntax(bytes, deepest: deepest).fault() { throw refusal(of: fault) }
        do {
            return try JSONDecoder().decode(type, from: Data(bytes))
        } catch let error as DecodingError {
            let unplaced = RouteDocumentError(error)
            let isPlaced = unplaced.code != .malformedJSON || !unplaced.place.isEmpty
            if isAnyValue || isPlaced { throw error }
            // The check names the place of every fault, so this one is the decoder's, probably about a number.
            throw refusal(of: JSONSyntax(bytes).faultInNumbers() ?? unplaced)
        }
    }

    private static func refusal(of fault: RouteDocumentError) -> DecodingError {
        .dataCorrupted(
            .init(codingPath: [], debugDescription: "This document cannot be read", underlyingError: fault))
    }

    /// The first key that an object of a type must have, which is the key that an empty object lacks.
    private static func firstKey<Value: Decodable>(of type: Value.Type) -> String? {
        do {
            _ = try JSONDecoder().decode(type, from: Data("{}".utf8))
        } catch DecodingError.keyNotFound(let key, let context) where context.codingPath.isEmpty {
            return key.stringValue
        } catch {
            return nil
        }
        return nil
    }
}

extension DecodingError {
    /// Returns the error with a better description if it concerns the whole document.
    ///
    /// The description says what was expected and what was found, which Foundation omits.
    fileprivate func namingRoot(firstKey: String?) -> DecodingError {
        let context = DecodingError.Context(
            codingPath: [],
            debugDescription: "\(RouteDocumentError(self, firstKey: firstKey))"
        )
        return switch self {
        case .typeMismatch(let type, let old) where old.codingPath.isEmpty: .typeMismatch(type, context)
        case .valueNotFound(let type, let old) where old.codingPath.isEmpty: .valueNotFound(type, context)
        default: self
        }
    }
}
