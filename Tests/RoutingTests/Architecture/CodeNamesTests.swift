import Foundation
import Routing
import Testing

/// Codes that are open to growth write their name twice, in Swift and as text.
@Suite struct CodeNamesTests {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Sources").standardizedFileURL

    @Test func aCodeHasTheNameOfItsMember() throws {
        let codes = try Self.files().flatMap(Self.codes)
        #expect(codes.count > 150)
        for code in codes { #expect(code.member == code.text) }
    }

    @Test func aJournalMayNameWhateverARouterSays() throws {
        let kinds = try Self.codes(in: Self.sources.appending(path: "Routing/Dispatch/RoutingEvent.swift"))
        #expect(Set(kinds.map { RoutingEvent.Kind(rawValue: $0.text) }) == RoutingEvent.Kind.known)
        let codes = try Self.codes(in: Self.sources.appending(path: "Routing/Dispatch/RoutingError.swift"))
        #expect(Set(codes.map { RoutingError.Code(rawValue: $0.text) }) == RoutingError.Code.known)
    }

    /// The static members of a file that are made of a name.
    private static func codes(in file: URL) throws -> [(member: String, text: String)] {
        try String(contentsOf: file, encoding: .utf8)
            .matches(of: /static let `?(\w+)`?\s*=\s*[\w.]+\(rawValue: "(\w+)"\)/)
            .map { (member: String($0.1), text: String($0.2)) }
    }

    private static func files() throws -> [URL] {
        try #require(FileManager.default.enumerator(atPath: sources.path)).compactMap { $0 as? String }
            .filter { $0.hasSuffix(".swift") }.map { sources.appending(path: $0) }
    }
}
