#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// An error whose description is also what alerts and logs show that ask for a `localizedDescription`.
package protocol DescribedError: LocalizedError, CustomStringConvertible {}

extension DescribedError {
    /// The same text as `description`.
    public var errorDescription: String? { description }
}

extension RoutingError: LocalizedError, DescribedError {}
extension RouteURLError: LocalizedError, DescribedError {}
extension RoutePatternError: LocalizedError, DescribedError {}
extension RouteValueError: LocalizedError, DescribedError {}
extension RouteDocumentError: LocalizedError, DescribedError {}
