#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Shows the error in alerts and logs that ask for a `localizedDescription`.
extension PresentationError: LocalizedError {
    /// The same text as `description`.
    public var errorDescription: String? { description }
}
