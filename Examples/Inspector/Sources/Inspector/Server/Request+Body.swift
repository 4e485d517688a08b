import Foundation
import Hummingbird
import NIOCore
import Routing

extension Request {
    /// The most bytes of a body that asks for something.
    static var mostOfQuestion: Int { 128 * 1024 }
    /// The most bytes of a file.
    static var mostOfFile: Int { 1024 * 1024 }

    /// Reads the body, but no more than so much.
    ///
    /// - Parameter limit: How many bytes.
    /// - Returns: The bytes.
    /// - Throws: An error for a body that is longer, which is answered with status 413.
    func bytes(upTo limit: Int) async throws -> Data {
        var request = self
        let buffer = try await request.collectBody(upTo: limit)
        return Data(buffer.readableBytesView)
    }

    /// Reads a value from the body.
    ///
    /// - Parameter type: The type of the value.
    /// - Returns: The value.
    /// - Throws: ``Refusal`` for a body that is none.
    func question<Question: RouteDocument>(_ type: Question.Type) async throws -> Question {
        let bytes = try await bytes(upTo: Self.mostOfQuestion)
        do {
            return try type.init(json: bytes)
        } catch {
            throw Refusal(.malformed, "the request makes no sense: \(DecodingReason(error))")
        }
    }
}
