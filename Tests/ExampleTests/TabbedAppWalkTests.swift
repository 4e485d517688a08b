import Foundation
import Samples
import Testing

/// Checks that the walk through the tabbed app shows its code and what it prints, and that its commands work.
@Suite struct TabbedAppWalkTests {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().appending(path: "../..").standardizedFileURL
    private let program = TabbedAppProgram()

    @Test(arguments: try blocks(of: "swift"))
    func codeStandsInAFileOfTheExample(_ block: [String]) throws {
        let folder = Self.root.appending(path: "Examples/tabbed-app")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        let isThere = try names.contains { name in
            try Self.lines(of: folder.appending(path: name)).code.holds(block.code)
        }
        #expect(isThere, "no file of the example holds\n\(block.joined(separator: "\n"))")
    }

    @Test(arguments: try blocks(of: "text"))
    func whatIsPrintedIsExpectedOfTheProgram(_ block: [String]) throws {
        let isThere = try ["TabbedAppTour.txt", "TabbedAppMoves.txt"].contains { name in
            try program.expected(name).components(separatedBy: "\n").holds(block)
        }
        #expect(isThere, "nothing that is expected holds\n\(block.joined(separator: "\n"))")
    }

    @Test func commandsWork() async throws {
        let commands = try Self.blocks(of: "sh").flatMap { $0 }
        #expect(commands.count == 3)
        try await program.withFile { file in
            for command in commands {
                let words = Self.words(of: command)
                #expect(words.prefix(3) == ["swift", "run", "tabbed-app"])
                let arguments = words.dropFirst(3).map { $0 == "session.json" ? file : $0 }
                let result = try await program.run(arguments)
                #expect(result.exitStatus == 0, "\(command)\n\(result.output)\(result.errors)")
            }
        }
        let first = try await program.run(Array(Self.words(of: commands[0]).dropFirst(3)))
        #expect(first.output.components(separatedBy: "\n").holds(try Self.blocks(of: "text")[0]))
    }

    @Test func blocksAreFound() throws {
        #expect(try Self.blocks(of: "swift").count > 6)
        #expect(try Self.blocks(of: "text").count > 5)
    }

    @Test func theTourHasAsManyStepsAsItIsSaidTo() throws {
        let steps = try program.expected("TabbedAppTour.txt").components(separatedBy: "\n")
            .compactMap { $0.wholeMatch(of: /(\d+)\. .*/).flatMap { Int($0.1) } }
        let last = try #require(steps.last)
        let article = try Article("TabbedAppWalk", of: "RoutingPresentation")
        #expect(article.lines.contains { $0.contains("a tour of \(last) steps") })
    }

    private static func blocks(of language: String) throws -> [[String]] {
        try Article("TabbedAppWalk", of: "RoutingPresentation").blocks(fencedAs: language)
    }

    private static func lines(of file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    }

    /// The words of a command; what stands in quotation marks is one.
    private static func words(of command: String) -> [String] {
        command.components(separatedBy: "'").enumerated().flatMap { index, part in
            index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [part]
        }
    }
}

extension [String] {
    /// The lines without indentation, and without those that are empty.
    fileprivate var code: [String] {
        map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// Whether some lines stand here one after another.
    fileprivate func holds(_ lines: [String]) -> Bool {
        indices.contains { self[$0...].starts(with: lines) }
    }
}
