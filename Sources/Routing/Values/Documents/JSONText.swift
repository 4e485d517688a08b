#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// Values as JSON that people read, and back: the one place where JSON is decoded, behind the one guard.
package enum JSONText {
    /// Writes a value with its keys in order, so that equal values give one text.
    ///
    /// - Parameter value: A value made of texts, whole numbers, lists and objects, which never fail to be
    ///   encoded.
    /// - Returns: The text.
    package static func pretty(_ value: some Encodable) -> String {
        (try? text(value)) ?? ""
    }

    /// Writes a value as ``pretty(_:)`` does, in one line and without spaces.
    package static func compact(_ value: some Encodable) -> String {
        (try? text(value, [.sortedKeys, .withoutEscapingSlashes])) ?? ""
    }

    /// Writes a value with its keys in order, so that equal values give one text.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - formatting: How it is laid out.
    /// - Returns: The text.
    /// - Throws: What the encoder or the value throws.
    static func text(
        _ value: some Encodable,
        _ formatting: JSONEncoder.OutputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    ) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    /// Reads a value that a program saved.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - bytes: The text.
    ///   - deepest: How deep lists and objects may be nested.
    /// - Returns: The value.
    /// - Throws: A `DecodingError`, with a ``RouteDocumentError`` underneath for what the guard refuses.
    /// - Complexity: O(*n*) in the length of the text.
    static func value<Value: Decodable>(
        _ type: Value.Type,
        from bytes: [UInt8],
        deepest: Int = JSONSyntax.deepest
    ) throws -> Value {
        do {
            return try guarded(type, from: bytes, deepest: deepest)
        } catch let error as DecodingError {
            throw error.namingRoot(firstKey: firstKey(of: type))
        }
    }

    /// Reads a value that people write.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - bytes: The text.
    /// - Returns: The value.
    /// - Throws: What is wrong with the text, and where.
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

    /// Decodes a value once the guard has passed its text.
    private static func guarded<Value: Decodable>(
        _ type: Value.Type,
        from bytes: [UInt8],
        deepest: Int = JSONSyntax.deepest
    ) throws -> Value {
        if let fault = JSONSyntax(bytes, deepest: deepest).fault() {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: [], debugDescription: "This document cannot be read", underlyingError: fault)
            )
        }
        return try JSONDecoder().decode(type, from: Data(bytes))
    }

    /// The first key that an object of a type must have: the one that an empty object lacks.
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
    /// The same error; about the document as a whole it says what was expected and found, which Foundation
    /// leaves out.
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
