/// How a URL is opened on a tree.
public struct OpeningOptions: OptionSet, Hashable, Sendable, Codable {
    /// The options as bits.
    public let rawValue: Int

    /// Creates options from their bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Only forks and switchers change: where the stack that the URL leads into is there already, it is shown
    /// as it was left.
    public static let junctionsOnly = OpeningOptions(rawValue: 1)
}
