/// The books of the library.
enum Library {
    static let titles = ["Kim", "Emma", "Middlemarch"]

    /// Loads the books.
    static func load() async {
        // These books are part of the program; a real app would load them over a network.
        await Task.yield()
    }

    /// The title of a book.
    static func title(of id: Int?) -> String {
        id.flatMap { titles.indices.contains($0 - 1) ? titles[$0 - 1] : nil } ?? "No such book"
    }
}
