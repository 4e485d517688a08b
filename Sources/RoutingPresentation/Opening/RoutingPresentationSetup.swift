public import Routing

/// Prepares a controller that was made for a URL, before it comes onto the screen.
public typealias PresentationSetup =
    @MainActor @Sendable (ViewController, Parameters, (any Sendable)?) -> Void

/// A controller that prepares itself for the URL that it was made for.
///
/// ```swift
/// final class BookController: ViewController, RoutingPresentationSetup {
///     func setup(_ route: String, with parameters: Parameters, passing any: (any Sendable)?) {
///         title = "Book \(parameters["id"] ?? "")"
///     }
/// }
/// ```
@MainActor
public protocol RoutingPresentationSetup {
    /// Prepares the controller.
    ///
    /// It comes before the closure that the route was mapped with, and before the controller is on the
    /// screen.
    ///
    /// - Parameters:
    ///   - route: The URL without query and fragment.
    ///   - parameters: The pairs of the query, overlaid by what was captured and by what proxies changed.
    ///   - any: What was passed along with the URL.
    func setup(_ route: String, with parameters: Parameters, passing any: (any Sendable)?)
}
