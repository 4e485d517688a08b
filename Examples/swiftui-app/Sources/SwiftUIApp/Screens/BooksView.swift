import RoutingNavigation
import SwiftUI

/// All books.
struct BooksView: View {
    @Environment(Navigator.self) private var navigator

    var body: some View {
        List {
            ForEach(Library.titles.indices, id: \.self) { index in
                Button(Library.titles[index]) { navigator.go(to: "books/\(index + 1)") }
            }
        }
        .navigationTitle("Books")
    }
}

/// A book.
struct BookView: View {
    @Environment(Navigator.self) private var navigator
    let id: Int

    var body: some View {
        List {
            Button("Reviews") { navigator.go(to: "books/\(id)/reviews") }
        }
        .navigationTitle(Library.title(of: id))
    }
}
