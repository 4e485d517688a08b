/// A presentable that takes the place it shows: it is configured without a closure.
///
/// ```swift
/// final class BookController: ViewController, DestinationPresentable {
///     func configure(for destination: Destination) {
///         title = "Book \(destination.parameters["id"] ?? "")"
///     }
/// }
/// ```
@MainActor public protocol DestinationPresentable {
    /// Takes the place that the presentable shows from now on.
    ///
    /// It is called when the presentable is made and, unless its presenter updates it otherwise, whenever the
    /// parameters, the fragment or the data of the place change.
    ///
    /// - Parameter destination: The place, with its parameters, its fragment, what was passed along, and
    ///   ``Destination/finish(with:)`` to leave it with a result.
    /// - Throws: Whatever keeps it from showing; then the request fails with that.
    func configure(for destination: Destination) throws
}
