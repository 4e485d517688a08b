import Foundation
import Testing

@testable import Routing
@testable import Support

/// What is held, as values.
@Suite struct HeldIntentTests {
    private struct Bookmark: Codable, Equatable, Sendable {
        var page: Int
    }

    private func intent(_ url: String, data: (any Sendable)?) async throws -> HeldIntent {
        let router = Routing()
        let gate = Gate("shut")
        router.proxy("/books/:id") { _ in .hold(at: gate) }
        router["A"].proxy("/books/:id") { _ in .hold(at: gate) }
        router["A"].open(url, passing: data)
        await router.idle()
        return try #require(gate.pending.first)
    }

    private func saved(_ intent: HeldIntent) throws -> HeldIntent {
        try JSONDecoder().decode(HeldIntent.self, from: JSONEncoder().encode(intent))
    }

    @Test func anIntentIsSavedWithItsData() async throws {
        let intent = try await intent("/books/7?tag=a&tag=b#top", data: Bookmark(page: 12))
        let copy = try saved(intent)
        #expect(copy.url == "/books/7?tag=a&tag=b#top")
        #expect(copy.route == "/books/7")
        #expect(copy.tags == ["A"])
        #expect(copy.parameters == intent.parameters)
        #expect(copy.parameters.values(for: "tag") == ["a", "b"])
        #expect(copy.data == nil)
        #expect(try copy.data(as: Bookmark.self) == Bookmark(page: 12))
        #expect(throws: DecodingError.self) { try copy.data(as: [String].self) }
    }

    @Test func anIntentThatWasSavedCanBeSavedAgain() async throws {
        let copy = try saved(saved(await intent("/books/7", data: "note")))
        #expect(try copy.data(as: String.self) == "note")
    }

    @Test func equalDataGivesEqualText() async throws {
        let data = Dictionary(uniqueKeysWithValues: (0..<40).map { ("key\($0)", $0) })
        var other: [String: Int] = [:]
        other.reserveCapacity(4_000)
        for (key, value) in data { other[key] = value }
        let text = try await intent("/books/7", data: data).json()
        #expect(try await intent("/books/7", data: other).json() == text)
        let keys = text.split(separator: "\\\"").filter { $0.hasPrefix("key") }
        #expect(keys.count == 40 && keys == keys.sorted())
    }

    /// The error about one number must not name the place of another.
    @Test func numbersThatAreNotWholeAreNoFaultOfData() async throws {
        struct Scroll: Decodable {
            var offset: Double
            var page: Int8
        }
        let copy = try saved(await intent("/books/7", data: ["offset": 2.5, "page": 300]))
        let error = try #require(throws: DecodingError.self) { try copy.data(as: Scroll.self) }
        #expect(!"\(error)".contains("line 1"))
    }

    @Test func dataThatCannotBeSavedIsLeftOut() async throws {
        final class Session: Sendable {}
        let intent = try await intent("/books/7", data: Session())
        #expect(intent.data is Session)
        #expect(try saved(intent).data(as: String.self) == nil)
    }

    @Test func dataOfAnotherTypeIsNone() async throws {
        #expect(try await intent("/books/7", data: 7).data(as: String.self) == nil)
        #expect(try await intent("/books/7", data: nil).data(as: String.self) == nil)
    }

    @Test func noDataIsNoValueOfAnOptionalTypeEither() async throws {
        let intent = try await intent("/books/7", data: nil)
        #expect(try intent.data(as: String?.self) == nil as String??)
    }
}
