import Routing

extension Library {
    /// Maps books and shelves; the last registered is tried first.
    func mapBooks() {
        // What is no book comes here: 'app://books/emma', and also 'app://books/7?tab=cover', which is of the pattern
        // of books but does not decode to one.
        router.map(
            "app://books/:words",
            name: "search"
        ) { request in "books found for '\(request.parameters["words"] ?? "")'" }
        router.map(
            Book.self,
            name: "book"
        ) { book, _ in
            let tags = book.tags.isEmpty ? "" : ", tagged " + book.tags.joined(separator: " and ")
            return "book \(book.id), \(book.tab?.rawValue ?? "cover")\(tags)"
        }
        router.map(Shelf.self, name: "shelf") { shelf, _ in "shelf '\(shelf.name)'" }
        router.proxy(
            Book.self,
            name: "stock"
        ) { book, _ in book.id < 1 ? .reject("there is no book \(book.id)") : .pass }
    }
}
