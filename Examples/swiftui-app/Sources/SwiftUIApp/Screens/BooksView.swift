import RoutingNavigation
import SwiftUI

/// All books.
struct BooksView: View {
    @Environment(Reader.self) private var reader

    var body: some View {
        List {
            ForEach(Library.titles.indices, id: \.self) { index in
                Button(Library.titles[index]) { reader.navigator.go(to: "books/\(index + 1)") }
            }
        }
        .navigationTitle("Books")
    }
}

/// A book.
struct BookView: View {
    @Environment(Reader.self) private var reader
    let id: Int

    var body: some View {
        List {
            Button("Reviews") { reader.navigator.go(to: "books/\(id)/reviews") }
        }
        .navigationTitle(Library.title(of: id))
    }
}
