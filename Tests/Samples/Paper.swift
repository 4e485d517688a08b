/// What the samples of the documentation print on, so that a test can read it.
///
/// A suite that has a paper and a method `print` of its own, which writes there, runs samples as they stand
/// in the documentation.
package final class Paper {
    private var lines: [String] = []

    /// Makes an empty paper.
    package init() {}

    /// What was printed since it was read last; reading empties the paper.
    package var text: String {
        defer { lines = [] }
        return lines.joined(separator: "\n")
    }

    /// Prints as the standard library does, each call on a line of its own.
    ///
    /// - Parameter items: What is printed.
    package func print(_ items: [Any]) {
        lines.append(items.map { "\($0)" }.joined(separator: " "))
    }
}
