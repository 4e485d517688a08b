/// A route like those of the wide corpora, but in none of them, to be registered in addition to a corpus.
struct Addition {
    /// The number of the route.
    let number: Int

    var pattern: String { path(capture: ":id") }
    var url: String { path(capture: "\(number)") }

    private func path(capture: String) -> String {
        "/addition\(number / 100)/item\(number % 100)/"
            + (number.isMultiple(of: 2) ? "list" : "\(capture)/detail")
    }
}
