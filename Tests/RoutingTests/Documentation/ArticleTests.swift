import Foundation
import Samples
import Testing

/// Checks that the tests that articles call to witness exist.
@Suite struct ArticleTests {
    @Test(arguments: [
        ("Bounds", "| What | Bound | Past it | Shown by |"), ("DispatchPromises", "| Promise | Shown by |"),
    ])
    func witnessesExist(article: String, head: String) throws {
        let rows = try Article(article).rows(under: head)
        #expect(rows.count > 10)
        let tests = try Self.testsOfAllModules()
        for witness in rows.flatMap({ Article.code(in: $0.last ?? "") }) where witness.contains("Tests") {
            guard !witness.contains("/") else { continue }
            let parts = witness.components(separatedBy: ".")
            let source = try #require(tests[parts[0]], "no suite is called \(parts[0])")
            #expect(parts.count == 1 || source.contains("func \(parts[1])("), "\(witness)")
        }
    }

    /// The sources of all suites, by their names.
    private static func testsOfAllModules() throws -> [String: String] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
            .standardizedFileURL
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        let sources = files.compactMap { $0 as? URL }.filter { $0.lastPathComponent.hasSuffix("Tests.swift") }
        return Dictionary(
            try sources.map {
                ($0.deletingPathExtension().lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
            },
            uniquingKeysWith: +
        )
    }
}
