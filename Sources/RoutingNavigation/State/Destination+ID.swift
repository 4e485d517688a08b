extension Destination {
    /// The identity of a destination: a number that its state counted.
    ///
    /// The same actions on the same state give the same identities, so tests can name them.
    public struct ID: Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
        /// The number, counted from 1.
        package let number: Int

        package init(_ number: Int) {
            self.number = number
        }

        /// Whether one was counted before another.
        public static func < (left: ID, right: ID) -> Bool { left.number < right.number }

        /// Encodes the number.
        ///
        /// - Parameter encoder: The encoder to write to.
        /// - Throws: What the encoder throws.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(number)
        }

        /// Decodes a number.
        ///
        /// - Parameter decoder: The decoder to read from.
        /// - Throws: What the decoder throws.
        public init(from decoder: any Decoder) throws {
            number = try decoder.singleValueContainer().decode(Int.self)
        }

        /// The number behind a `#`.
        public var description: String { "#\(number)" }
    }
}
