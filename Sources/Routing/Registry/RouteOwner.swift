/// An object whose routes end with its lifetime.
///
/// A router holds its owners weakly. As soon as an owner is deallocated, its entries match nothing, and the
/// router releases their handlers soon after. Each registration and each `open` examines up to 16 owners in
/// turn and frees up to 256 entries of dead owners. A lookup also frees the entries of dead owners that match its
/// URL and are newer than the map that it finds; of those that depend on code, up to 257. Each entry is freed once.
///
/// To test whether an owner is alive, the router retains it for an instant: when one of its entries matches, and
/// at some registrations and opens. If all other references to the owner are released in that instant, its
/// `deinit` runs on the testing thread, outside the router's lock. This matters for objects bound to the main
/// thread. Release such an owner where no URL is being opened, or give it a `deinit` that may run on any thread.
/// The `deinit` of a main-actor class may run on any thread unless it is `isolated`.
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
