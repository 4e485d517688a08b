import Foundation
import Testing

/// An article of the module's documentation, to compare what it says with what is so.
struct Article {
    private let lines: [String]

    init(_ name: String) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let file = folder.appending(path: "../../../Sources/Routing/Routing.docc/\(name).md")
            .standardizedFileURL
        lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    }

    /// The lines of each sample.
    var samples: [[String]] { blocks(fencedAs: "swift") }

    /// What samples print, as the article shows it.
    var outputs: [String] { blocks(fencedAs: "text").map { $0.joined(separator: "\n") } }

    private func blocks(fencedAs language: String) -> [[String]] {
        var blocks: [[String]] = []
        var block: [String]?
        for line in lines {
            if line == "```" + language {
                block = []
            } else if line == "```", let finished = block {
                blocks.append(finished)
                block = nil
            } else {
                block?.append(line)
            }
        }
        return blocks
    }

    /// The rows of the tables that begin with some head, as cells.
    func rows(under head: String) -> [[String]] {
        var rows: [[String]] = []
        var isInTable = false
        for line in lines {
            if line == head {
                isInTable = true
            } else if !line.hasPrefix("|") {
                isInTable = false
            } else if isInTable, !line.hasPrefix("|---") {
                rows.append(Self.cells(of: line))
            }
        }
        return rows
    }

    private static func cells(of line: String) -> [String] {
        let bar = "\u{0}"
        let cells = line.replacingOccurrences(of: "\\|", with: bar).components(separatedBy: "|").dropFirst()
            .dropLast()
        return cells.map {
            $0.replacingOccurrences(of: bar, with: "|").trimmingCharacters(in: .whitespaces)
        }
    }

    /// What stands between single backticks in a text.
    static func code(in text: String) -> [String] {
        text.components(separatedBy: "`").enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    }
}
