import Routing
import RoutingDiagnostics

/// A table of routes as text: on each line `map`, `guard` or `proxy`, a pattern, and tags.
struct TextTable {
    private struct Word {
        let text: String
        /// The column of the word's first character, counted from 1.
        let column: Int
    }

    /// The routes in the order of the lines, which is the order of registration.
    private(set) var rows: [RouteTable.Row] = []
    /// The faults of lines that are not routes.
    private(set) var faults: [BadFile.Fault] = []

    /// Reads a table to its end, even if some lines have faults.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - name: The name of the file, for the places of the routes.
    init(_ text: String, named name: String) {
        // A carriage return, a line feed and the two together are each one `Character`, and each ends a line.
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() {
            read(Self.words(of: line), of: name, line: index + 1)
        }
    }

    private mutating func read(_ words: [Word], of name: String, line: Int) {
        guard let first = words.first else { return }
        guard let kind = RouteEntry.Kind(rawValue: first.text) else {
            let message = "'\(first.text.cited)' is not a kind of entry; write 'map', 'guard' or 'proxy'"
            faults.append(BadFile.Fault(line: line, column: first.column, message: message))
            return
        }
        guard words.count > 1 else {
            let message = "there is no pattern; write one after '\(kind)'"
            let end = first.column + first.text.count
            faults.append(BadFile.Fault(line: line, column: end, message: message))
            return
        }
        let (pattern, tags) = (words[1], words.dropFirst(2).map(\.text))
        do {
            let row = try RouteTable.Row(kind, pattern.text, tags: tags, fileID: name, line: UInt(line))
            rows.append(row)
        } catch let error as RoutePatternError {
            let before = String(decoding: pattern.text.utf8.prefix(error.offset), as: UTF8.self)
            let column = pattern.column + before.count
            faults.append(BadFile.Fault(line: line, column: column, message: "\(error)"))
        } catch {
            faults.append(BadFile.Fault(line: line, column: pattern.column, message: "\(error)"))
        }
    }

    /// The words of a line before its comment.
    private static func words(of line: Substring) -> [Word] {
        var words: [Word] = []
        var column = 1
        for part in line.split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace) {
            if part.first == "#" { break }
            let text = String(part)
            if !text.isEmpty { words.append(Word(text: text, column: column)) }
            column += text.count + 1
        }
        return words
    }
}
