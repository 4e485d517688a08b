#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Shows the error in alerts and logs that ask for a `localizedDescription`.
extension RoutingError: LocalizedError {
    /// The same text as `description`.
    public var errorDescription: String? { description }
}

/// Shows the fault in alerts and logs that ask for a `localizedDescription`.
extension RouteURLError: LocalizedError {
    /// The same text as `description`.
    public var errorDescription: String? { description }
}

/// Shows the fault in alerts and logs that ask for a `localizedDescription`.
extension RoutePatternError: LocalizedError {
    /// The same text as `description`.
    public var errorDescription: String? { description }
}

/// Shows the fault in alerts and logs that ask for a `localizedDescription`.
extension RouteValueError: LocalizedError {
    /// The same text as `description`.
    public var errorDescription: String? { description }
}

/// Shows the fault in alerts and logs that ask for a `localizedDescription`.
extension RouteDocumentError: LocalizedError {
    /// The same text as `description`.
    public var errorDescription: String? { description }
}
