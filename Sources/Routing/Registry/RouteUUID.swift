#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// The identity of a registration, used to dispose of it and to recognise it in events and outcomes.
public struct RouteUUID: Hashable, Sendable {
    private let uuid: UUID

    /// Creates a new identity.
    package init() {
        uuid = UUID()
    }
}

extension RouteUUID: CustomStringConvertible {
    /// The identity in the usual notation of a UUID.
    public var description: String { uuid.uuidString }
}

extension RouteUUID: Codable {
    /// Encodes the identity as a UUID.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: The errors of the encoder.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(uuid)
    }

    /// Decodes an identity.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: The decoder's error for a value that is not a UUID.
    public init(from decoder: any Decoder) throws {
        uuid = try decoder.singleValueContainer().decode(UUID.self)
    }
}
