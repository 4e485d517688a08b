public import Hummingbird

/// A book of the library.
public struct Book: ResponseCodable, Hashable, Sendable {
    /// The number of the book.
    public let id: Int
    /// The title of the book.
    public let title: String
    /// The author of the book.
    public let author: String
    /// Whether a reader has the book.
    public var isLent = false
}

/// The books, which a real server keeps in a database: then several servers share them.
public actor Library {
    private var books = [
        Book(id: 1, title: "The Dispossessed", author: "Le Guin"),
        Book(id: 2, title: "The Left Hand of Darkness", author: "Le Guin"),
        Book(id: 3, title: "Solaris", author: "Lem"),
    ]
    /// How often the catalogue was printed.
    public private(set) var printedCatalogues = 0

    /// Creates a library of three books.
    public init() {}

    /// Lists the books of an author; `nil` lists all.
    public func books(by author: String?) -> [Book] {
        books.filter { author == nil || $0.author == author }
    }

    func book(_ id: Int) throws -> Book {
        try books[index(of: id)]
    }

    func lend(_ id: Int) throws -> Book {
        let index = try index(of: id)
        if books[index].isLent { throw HTTPError(.conflict, message: "the book \(id) is lent") }
        books[index].isLent = true
        return books[index]
    }

    func printCatalogue() {
        printedCatalogues += 1
    }

    private func index(of id: Int) throws -> Int {
        guard let index = books.firstIndex(where: { $0.id == id }) else {
            throw HTTPError(.notFound, message: "there is no book \(id)")
        }
        return index
    }
}
