import Foundation
import Testing

/// Checks that what the documentation shows is code that compiles: every Swift sample of the README, of the
/// articles and of the documentation comments stands in a file of a folder like this one as well.
@Suite struct SampleTests {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().appending(path: "../../..").standardizedFileURL

    /// A sample and the file that shows it.
    struct Sample: CustomTestStringConvertible, Sendable {
        let file: String
        let lines: [String]

        var testDescription: String { "\(file): \(lines.first ?? "")" }
    }

    @Test(arguments: try samples())
    func sampleStandsInACompiledFile(_ sample: Sample) throws {
        let compiled = try Self.compiled.get()
        #expect(compiled.contains { $0.holds(sample.lines) }, "no compiled file holds\n\(sample.lines)")
    }

    /// A text right behind a sample is what that prints, which is checked where the sample is compiled.
    @Test(arguments: try outputs())
    func whatASamplePrintsStandsInACompiledFile(_ output: Sample) throws {
        let compiled = try Self.compiled.get()
        #expect(compiled.contains { $0.holds(output.lines) }, "no compiled file holds\n\(output.lines)")
    }

    @Test func samplesAreFound() throws {
        #expect(try Self.samples().count > 10)
        let articles = try Set(Self.articles().map(\.lastPathComponent))
        #expect(try !articles.isDisjoint(with: Self.samples().map(\.file)))
    }

    /// A fence of another form would hide its code from the test above.
    @Test(arguments: try articles())
    func fencesOfArticlesAreKnown(_ article: URL) throws {
        let fences = try Self.lines(of: article).filter { $0.hasPrefix("```") || $0.hasPrefix("~~~") }
        #expect(fences.allSatisfy { ["```", "```swift", "```text", "```sh", "```json"].contains($0) })
        #expect(fences.count.isMultiple(of: 2))
    }

    private static func samples() throws -> [Sample] {
        let texts = try articles() + files(in: "Sources", named: ".swift")
        return try ([root.appending(path: "README.md")] + texts).flatMap { file in
            try blocks(in: lines(of: file)).map { Sample(file: file.lastPathComponent, lines: $0) }
        }
    }

    /// What samples print, as documents show it; the tests of some modules read their articles for that
    /// themselves.
    private static func outputs() throws -> [Sample] {
        let readByTests = ["Routing.docc", "RoutingUniversalLinks.docc"]
        let texts = try articles().filter { article in
            !readByTests.contains { article.pathComponents.contains($0) }
        }
        return try ([root.appending(path: "README.md")] + texts).flatMap { file in
            let lines = try lines(of: file)
            return lines.indices.compactMap { index -> Sample? in
                guard lines[index...].starts(with: ["```", "```text"]),
                    lines[..<index].last(where: { $0.hasPrefix("```") }) == "```swift"
                else { return nil }
                let output = lines[(index + 2)...].prefix { $0 != "```" }
                return Sample(file: file.lastPathComponent, lines: Array(output))
            }
        }
    }

    /// Where samples stand: beside this file and its like, and in the examples that articles walk through.
    private static let compiled = Result {
        let tests = try files(in: "Tests", named: ".swift")
            .filter { $0.deletingLastPathComponent().lastPathComponent == "Documentation" }
        let examples = ["Examples/tabbed-app", "Examples/swiftui-app/Sources", "Examples/uikit-app/Sources"]
        return try (tests + examples.flatMap { try files(in: $0, named: ".swift") }).map(lines)
    }

    /// The lines between fences that open with `swift`, imports apart.
    private static func blocks(in lines: [String]) -> [[String]] {
        var blocks: [[String]] = []
        var block: [String]?
        for line in lines {
            if line == "```swift" {
                block = []
            } else if line == "```", let finished = block {
                blocks.append(finished)
                block = nil
            } else if !line.hasPrefix("import ") {
                block?.append(line)
            }
        }
        return blocks
    }

    /// What stands in the documentation catalogs of all modules.
    private static func articles() throws -> [URL] {
        try files(in: "Sources", named: ".md").filter { $0.path.contains(".docc/") }
    }

    private static func files(in folder: String, named ending: String) throws -> [URL] {
        let names = try #require(FileManager.default.enumerator(atPath: root.appending(path: folder).path))
        return names.compactMap { $0 as? String }.filter { $0.hasSuffix(ending) }.sorted()
            .map { root.appending(path: folder).appending(path: $0) }
    }

    /// The lines of a file without indentation, comment marks and blank lines.
    private static func lines(of file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
            var text = line.trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("///") { text = text.dropFirst(3).trimmingCharacters(in: .whitespaces) }
            return text.isEmpty ? nil : text
        }
    }
}

extension [String] {
    /// Whether some lines stand here one after another.
    fileprivate func holds(_ lines: [String]) -> Bool {
        indices.contains { self[$0...].starts(with: lines) }
    }
}
