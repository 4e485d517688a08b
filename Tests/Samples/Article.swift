internal import Foundation

/// An article of the documentation, for tests that compare its statements with the program.
package struct Article {
    /// The lines of the article.
    package let lines: [String]

    /// Reads an article.
    ///
    /// - Parameters:
    ///   - name: The name of its file, without the extension.
    ///   - module: The module whose catalog it is in.
    /// - Throws: An error of the file system when there is no such file.
    package init(_ name: String, of module: String = "Routing") throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let file = folder.appending(path: "../../Sources/\(module)/\(module).docc/\(name).md")
            .standardizedFileURL
        lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    }

    /// The lines of each sample.
    package var samples: [[String]] { blocks(fencedAs: "swift") }

    /// The output of samples, as the article shows it.
    package var outputs: [String] { blocks(fencedAs: "text").map { $0.joined(separator: "\n") } }

    /// The lines between the fences of a language.
    ///
    /// - Parameter language: The language that the opening fence names.
    /// - Returns: The lines of each block.
    package func blocks(fencedAs language: String) -> [[String]] {
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

    /// The rows of the tables with a given head.
    ///
    /// - Parameter head: The first line of the tables.
    /// - Returns: The cells of each row.
    package func rows(under head: String) -> [[String]] {
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

    /// The code spans of a text: each text between single backticks.
    ///
    /// - Parameter text: The text.
    /// - Returns: The texts, in order.
    package static func code(in text: String) -> [String] {
        text.components(separatedBy: "`").enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    }
}
