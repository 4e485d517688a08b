import Foundation
import Hummingbird
import NIOCore
import Routing

extension Request {
    /// The maximum size of a request body, in bytes.
    static var mostOfQuestion: Int { 128 * 1024 }
    /// The maximum size of an uploaded file, in bytes.
    static var mostOfFile: Int { 1024 * 1024 }

    /// Reads the body up to a limit.
    ///
    /// - Parameter limit: The maximum number of bytes.
    /// - Returns: The bytes.
    /// - Throws: An error for a longer body, which the server answers with status 413.
    func bytes(upTo limit: Int) async throws -> Data {
        var request = self
        let buffer = try await request.collectBody(upTo: limit)
        return Data(buffer.readableBytesView)
    }

    /// Reads a value from the body.
    ///
    /// - Parameter type: The type of the value.
    /// - Returns: The value.
    /// - Throws: ``Refusal`` for a body that does not decode to such a value.
    func question<Question: RouteDocument>(_ type: Question.Type) async throws -> Question {
        let bytes = try await bytes(upTo: Self.mostOfQuestion)
        do {
            return try type.init(json: bytes)
        } catch {
            throw Refusal(.malformed, "the request makes no sense: \(DecodingReason(error))")
        }
    }
}
