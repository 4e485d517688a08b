import RoutingNavigation

/// A readable reason why decoding failed.
struct DecodingReason: CustomStringConvertible {
    let description: String

    /// Reads a reason.
    ///
    /// - Parameter error: The error of a decoder.
    init(_ error: any Error) {
        description =
            switch error as? DecodingError {
            case .keyNotFound(let key, let context):
                "\(Self.place(context.codingPath)) has no '\(key.stringValue)'"
            case .typeMismatch(_, let context), .valueNotFound(_, let context):
                "\(Self.place(context.codingPath)) is not what should be there"
            case .dataCorrupted(let context):
                // The cause says more than the position.
                (context.underlyingError as? NavigationError)?.message
                    ?? context.underlyingError.map { "\($0)" } ?? context.debugDescription
            default:
                "\(error)"
            }
    }

    private static func place(_ path: [any CodingKey]) -> String {
        if path.isEmpty { return "it" }
        let steps = path.map { $0.intValue.map(String.init) ?? $0.stringValue }
        return "'\(steps.joined(separator: "."))'"
    }
}
