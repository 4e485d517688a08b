import RoutingNavigation
import SwiftUI

/// Today's news, with a button to recommend a book.
struct TodayView: View {
    @Environment(Reader.self) private var reader
    @Environment(Navigator.self) private var navigator

    var body: some View {
        List {
            Button("The cat is back") { navigator.go(to: "stories/1") }
            Button("Recommend a book") { Task { try await reader.recommend(in: navigator) } }
            Text(reader.recommended.map { "You recommend \(Library.title(of: $0))." } ?? "")
        }
        .navigationTitle("Today")
    }
}

/// Lets the user pick a book; the place finishes with the book's number.
struct PickView: View {
    let place: Destination

    var body: some View {
        List {
            ForEach(Library.titles.indices, id: \.self) { index in
                Button(Library.titles[index]) { place.finish(with: index + 1) }
            }
        }
    }
}
