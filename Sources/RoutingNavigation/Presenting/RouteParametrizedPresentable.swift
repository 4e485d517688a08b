public import Routing

/// A presentable that takes the parameters of its URL: it is configured without a closure.
///
/// It is configured when it is made and, unless its presenter updates it otherwise, whenever they change.
@MainActor public protocol RouteParametrizedPresentable {
    /// Takes the parameters that the presentable shows from now on.
    ///
    /// - Parameter parameters: The pairs of the query, overlaid by what the pattern captured.
    func configure(with parameters: Parameters)
}
