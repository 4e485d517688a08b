import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

extension Response {
    /// Answers with a value.
    static func value(_ value: some Encodable, status: HTTPResponse.Status = .ok) throws -> Response {
        .data(try JSONEncoder().encode(value), type: "application/json", status: status)
    }

    /// Answers that a request was refused.
    static func fault(_ status: HTTPResponse.Status, _ message: String) -> Response {
        // A text can always be encoded.
        let data = (try? JSONEncoder().encode(FaultReply(message: message))) ?? Data("{}".utf8)
        return .data(data, type: "application/json", status: status)
    }

    /// Answers with bytes.
    static func data(_ data: some Sequence<UInt8>, type: String, status: HTTPResponse.Status = .ok)
        -> Response
    {
        Response(
            status: status,
            headers: [.contentType: type],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: data))
        )
    }

    /// Answers with a file to be saved.
    static func file(_ data: some Sequence<UInt8>, type: String, name: String) -> Response {
        var response = Response.data(data, type: type)
        response.headers[.contentDisposition] = "attachment; filename=\"\(name)\""
        return response
    }
}
