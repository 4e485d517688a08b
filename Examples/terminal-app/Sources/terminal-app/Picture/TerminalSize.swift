/// How many characters a terminal shows.
struct TerminalSize: Hashable, Sendable {
    let rows: Int
    let columns: Int

    /// What a terminal has that does not say.
    static let usual = TerminalSize(rows: 24, columns: 80)

    /// Creates a size.
    ///
    /// What a terminal says may be anything: a picture has one row and one column at least, and is never so large
    /// that it could not be kept.
    ///
    /// - Parameters:
    ///   - rows: How many rows there are; zero if the terminal does not know.
    ///   - columns: How many columns there are; zero if the terminal does not know.
    init(rows: Int, columns: Int) {
        self.rows = rows <= 0 ? 24 : min(rows, 500)
        self.columns = columns <= 0 ? 80 : min(columns, 1_000)
    }
}
