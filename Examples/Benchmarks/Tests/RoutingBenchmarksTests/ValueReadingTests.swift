import Routing
import Testing

@testable import routing_benchmarks

/// Checks that both ways of reading values give the same values.
@Suite struct ValueReadingTests {
    @Test(arguments: [ValueReading.typed, .byHand])
    func valuesAreReadFromURLs(reading: ValueReading) async throws {
        let books = reading.router(for: Book.self)
        let book = try await books.dispatch(Book.urls[6])
        #expect(book.value(as: Book.self) == Book(id: 7))
        let pages = reading.router(for: Page.self)
        let page = try await pages.dispatch(Page.urls[1])
        #expect(page.value(as: Page.self) == Page(id: 2, chapter: "chapter-2", zoom: 1.2))
    }

    @Test(arguments: [ValueReading.typed, .byHand])
    func whatGivesNoValueFails(reading: ValueReading) async throws {
        let pages = reading.router(for: Page.self)
        await #expect(throws: RoutingError.self) {
            try await pages.dispatch("app://books/2/chapter-2?zoom=near")
        }
    }

    @Test func valuesHaveNames() throws {
        #expect(try ReadValues.named("three-values") == .three)
        #expect(throws: ReadValues.UnknownName.self) { try ReadValues.named("four-values") }
    }
}
