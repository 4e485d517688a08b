/// An object whose routes go when it goes.
///
/// A router holds its owners weakly. From the moment that an owner is gone its entries match nothing, and
/// their handlers are released soon after: each registration and each `open` examines up to 16 owners in turn,
/// and frees up to 256 entries of those that are gone. A lookup that meets an entry of a dead owner does the
/// same for that owner.
///
/// To see whether an owner is there the router holds it for an instant: when one of its entries matches, and
/// now and then when anything is registered or opened. Should all other references to it go in that instant,
/// its `deinit` runs on the thread that looked, outside the router's lock. That matters for objects bound to
/// the main thread: such an owner should be let go of where no URL is being opened, or have a `deinit` that
/// may run anywhere, as those of classes of the main actor may unless they are `isolated`.
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
