import Routing

extension Library {
    /// Maps books and shelves; the last registered is tried first.
    func mapBooks() {
        // What is no book comes here: 'app://books/emma', and also 'app://books/7?tab=cover', which is of the pattern
        // of books but does not decode to one.
        router.map(
            "app://books/:words",
            perform: { request in "books found for '\(request.parameters["words"] ?? "")'" },
            name: "search"
        )
        router.map(
            Book.self,
            perform: { book, _ in
                let tags = book.tags.isEmpty ? "" : ", tagged " + book.tags.joined(separator: " and ")
                return "book \(book.id), \(book.tab?.rawValue ?? "cover")\(tags)"
            },
            name: "book"
        )
        router.map(Shelf.self, perform: { shelf, _ in "shelf '\(shelf.name)'" }, name: "shelf")
        router.proxy(
            Book.self,
            decide: { book, _ in book.id < 1 ? .reject("there is no book \(book.id)") : .pass },
            name: "stock"
        )
    }
}
