/// The size of a terminal in characters.
struct TerminalSize: Hashable, Sendable {
    let rows: Int
    let columns: Int

    /// The size of a terminal that does not report its size.
    static let usual = TerminalSize(rows: 24, columns: 80)

    /// Creates a size.
    ///
    /// A terminal may report any numbers. The size has at least one row and one column, and its largest
    /// numbers keep a picture small enough for memory.
    ///
    /// - Parameters:
    ///   - rows: The number of rows; zero if the terminal does not know it.
    ///   - columns: The number of columns; zero if the terminal does not know it.
    init(rows: Int, columns: Int) {
        self.rows = rows <= 0 ? 24 : min(rows, 500)
        self.columns = columns <= 0 ? 80 : min(columns, 1_000)
    }
}
