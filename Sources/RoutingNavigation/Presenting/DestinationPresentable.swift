/// A presentable that configures itself from its destination, without a closure.
///
/// ```swift
/// final class BookController: ViewController, DestinationPresentable {
///     func configure(for destination: Destination) {
///         title = "Book \(destination.parameters["id"] ?? "")"
///     }
/// }
/// ```
@MainActor public protocol DestinationPresentable {
    /// Configures the presentable for the destination that it shows from now on.
    ///
    /// The presenter calls this method when the presentable has been made. When the parameters, the fragment or the
    /// passed data of the destination change, it calls its update closure, or this method if it has none.
    ///
    /// - Parameter destination: The destination, with its parameters, fragment and passed data. Call
    ///   ``Destination/finish(with:)`` on it to leave with a result.
    /// - Throws: An error if the presentable cannot show the destination; the request then fails with that error.
    func configure(for destination: Destination) throws
}
