extension Destination {
    /// The identity of a destination: a number that its state assigned in sequence.
    ///
    /// Equal actions on equal states assign equal identities, so tests can name them. Each navigator counts for itself:
    /// in the state of another window, the same number is another destination.
    public struct ID: Hashable, Sendable, Codable, CustomStringConvertible {
        /// The number, counted from 1.
        package let number: Int

        package init(_ number: Int) {
            self.number = number
        }

        /// Encodes the number.
        ///
        /// - Parameter encoder: The encoder to write to.
        /// - Throws: The error of the encoder.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(number)
        }

        /// Decodes a number.
        ///
        /// - Parameter decoder: The decoder to read from.
        /// - Throws: The error of the decoder.
        public init(from decoder: any Decoder) throws {
            number = try decoder.singleValueContainer().decode(Int.self)
        }

        /// The number, preceded by `#`.
        public var description: String { "#\(number)" }
    }
}
