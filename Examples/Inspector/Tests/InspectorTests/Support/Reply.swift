import Foundation

/// A parsed response of the server.
struct Reply {
    let status: Int
    /// The headers, by their names in lower case.
    let headers: [String: String]
    let body: String

    /// Parses a response.
    ///
    /// - Parameter text: The complete text of the response.
    init(_ text: String) {
        let parts = text.components(separatedBy: "\r\n\r\n")
        let lines = parts[0].components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ")
        status = words.count > 1 ? Int(words[1]) ?? 0 : 0
        let pairs = lines.dropFirst().compactMap { line -> (String, String)? in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            return (line[..<colon].lowercased(), value)
        }
        headers = Dictionary(pairs, uniquingKeysWith: { $0 + ", " + $1 })
        body = parts.dropFirst().joined(separator: "\r\n\r\n")
    }

    /// Reads the body as JSON.
    func value<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
        try JSONDecoder().decode(type, from: Data(body.utf8))
    }

    /// The error message of the server.
    var fault: String? {
        struct Fault: Decodable { let message: String }
        return (try? value(Fault.self))?.message
    }
}
