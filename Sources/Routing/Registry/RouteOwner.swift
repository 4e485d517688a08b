/// An object whose routes go when it goes.
///
/// A router holds its owners weakly. From the moment that an owner is gone its entries match nothing, and
/// their handlers are released soon after.
///
/// ```swift
/// @MainActor
/// final class BooksScreen: RouteOwner {
///     func register(in router: Routing) {
///         router.map("books/:id", owner: self) { [weak self] request in
///             self?.show(request.parameters["id"])
///         }
///     }
/// }
/// ```
public protocol RouteOwner: AnyObject {}
