/// A route that no corpus has, of the kind that the wide ones have, to be registered beside those of one.
struct Addition {
    /// Which one it is.
    let number: Int

    var pattern: String { path(capture: ":id") }
    var url: String { path(capture: "\(number)") }

    private func path(capture: String) -> String {
        "/addition\(number / 100)/item\(number % 100)/"
            + (number.isMultiple(of: 2) ? "list" : "\(capture)/detail")
    }
}
