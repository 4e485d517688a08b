/// The identity of a view controller, which does not retain the controller.
///
/// Identities count from one, in the order in which the process makes controllers, across all windows.
public struct ControllerID: Hashable, Sendable {
    /// The number of the controller.
    public let rawValue: Int

    @MainActor private static var last = 0

    /// The identity of the next controller.
    @MainActor
    static func next() -> ControllerID {
        last += 1
        return ControllerID(rawValue: last)
    }
}

extension ControllerID: Comparable {
    /// Whether one controller was made before another.
    ///
    /// - Parameters:
    ///   - left: The identity of one controller.
    ///   - right: The identity of another.
    /// - Returns: Whether the one on the left was made first.
    public static func < (left: ControllerID, right: ControllerID) -> Bool {
        left.rawValue < right.rawValue
    }
}

extension ControllerID: CustomStringConvertible {
    /// The number, preceded by `#`.
    public var description: String { "#\(rawValue)" }
}

extension ControllerID: Codable {
    /// Encodes the number.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: The error that the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }

    /// Decodes a number.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: The error that the decoder throws.
    public init(from decoder: any Decoder) throws {
        rawValue = try decoder.singleValueContainer().decode(Int.self)
    }
}
