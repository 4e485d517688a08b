import Foundation

/// A client that sends the same headers as the page, unless a test changes them.
struct Client {
    let port: Int
    let token: String

    /// The headers that the page sends.
    var headers: [String: String] {
        [
            "Host": "127.0.0.1:\(port)",
            "Origin": "http://127.0.0.1:\(port)",
            "Sec-Fetch-Site": "same-origin",
            "Authorization": "Bearer \(token)",
            "Content-Type": "application/json",
        ]
    }

    /// Sends a request.
    ///
    /// - Parameters:
    ///   - method: The method.
    ///   - path: The path.
    ///   - body: The body, if there is one.
    ///   - changes: Headers that differ from the page's; `nil` for a header that is not sent.
    /// - Returns: The response.
    /// - Throws: An error of the connection.
    func ask(
        _ method: String,
        _ path: String,
        _ body: String? = nil,
        changing changes: [String: String?] = [:]
    ) async throws -> Reply {
        Reply(try await Wire(port: port).exchange(text(method, path, body, changes)))
    }

    func get(_ path: String) async throws -> Reply { try await ask("GET", path) }
    func post(_ path: String, _ body: String) async throws -> Reply { try await ask("POST", path, body) }

    /// The text of a request.
    func text(
        _ method: String,
        _ path: String,
        _ body: String? = nil,
        _ changes: [String: String?] = [:]
    ) -> String {
        var headers: [String: String?] = headers
        headers["Connection"] = "close"
        headers["Content-Length"] = body.map { "\($0.utf8.count)" }
        for (name, value) in changes { headers[name] = .some(value) }
        let lines = headers.compactMap { name, value in value.map { "\(name): \($0)\r\n" } }.sorted()
        return "\(method) \(path) HTTP/1.1\r\n\(lines.joined())\r\n\(body ?? "")"
    }
}
