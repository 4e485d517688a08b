/// The identity of a view controller, which does not retain the controller.
///
/// Identities count from one, in the order in which the process makes controllers, across all windows.
public struct ControllerID: RawRepresentable, Hashable, Sendable, Codable {
    /// The number of the controller.
    public let rawValue: Int

    /// Refers to a controller by its number, as a saved snapshot does.
    ///
    /// - Parameter rawValue: The number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

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
