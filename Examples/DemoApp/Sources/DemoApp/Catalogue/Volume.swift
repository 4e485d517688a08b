/// A book of the library.
struct Volume {
    let id: Int
    let title: String
    let author: String
    let year: Int
}

extension Volume {
    /// All books, in the order of their numbers.
    static let catalogue = [
        Volume(id: 1, title: "Emma", author: "Jane Austen", year: 1815),
        Volume(id: 2, title: "Frankenstein", author: "Mary Shelley", year: 1818),
        Volume(id: 3, title: "Moby-Dick", author: "Herman Melville", year: 1851),
        Volume(id: 4, title: "Walden", author: "Henry David Thoreau", year: 1854),
        Volume(id: 5, title: "Middlemarch", author: "George Eliot", year: 1871),
        Volume(id: 6, title: "Dracula", author: "Bram Stoker", year: 1897),
        Volume(id: 7, title: "Kim", author: "Rudyard Kipling", year: 1901),
    ]

    /// Finds a book by its number.
    ///
    /// - Parameter id: The number.
    /// - Returns: The book; `nil` when no book has the number.
    static func numbered(_ id: Int) -> Volume? {
        catalogue.first { $0.id == id }
    }

    /// Finds the first book whose title or author contains a text.
    ///
    /// - Parameter words: The text, in letters of any case.
    /// - Returns: The book; `nil` when no book matches.
    static func first(about words: String) -> Volume? {
        let wanted = words.lowercased()
        return catalogue.first { "\($0.title) \($0.author)".lowercased().contains(wanted) }
    }
}
