/// Records the output of documentation samples, so that a test can read it.
///
/// A suite with a `print` method that writes to a paper can run samples unchanged.
package final class Paper {
    private var lines: [String] = []

    /// Creates an empty paper.
    package init() {}

    /// The output since the last reading; reading empties the paper.
    package var text: String {
        defer { lines = [] }
        return lines.joined(separator: "\n")
    }

    /// Prints a line, as the standard library does.
    ///
    /// - Parameter items: The items to print.
    package func print(_ items: [Any]) {
        lines.append(items.map { "\($0)" }.joined(separator: " "))
    }
}
