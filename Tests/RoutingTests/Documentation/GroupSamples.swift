import Routing
import Testing

@testable import Support

/// The samples of groups.
@Suite struct GroupSamples {
    private let router = Routing()

    @Test func aGroupHasThingsInCommon() {
        final class Library: RouteOwner {}
        let library = Library()
        router.group("app://books", tags: ["Views"], owner: library) { books in
            books.map("/") { _ in show(nil) }
            books.map(":id<int>") { request in show(request.parameters["id"]) }
            books.group(":id<int>/notes") { notes in
                notes.map(":note") { request in show(request.parameters["note"]) }
            }
        }
        let urls = ["app://books", "app://books/7", "app://books/7/notes/1"]
        #expect(urls.filter { router["Views"].canOpen($0) } == urls)
        withExtendedLifetime(library) {}
    }
}

private func show(_ id: String?) {
    print("book", id ?? "none")
}
