import Routing

extension Library {
    /// Maps books and shelves; the most recently registered map is tried first.
    func mapBooks() {
        // URLs that decode to no book arrive here: 'app://books/emma', and also 'app://books/7?tab=cover',
        // which matches the pattern of books.
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
