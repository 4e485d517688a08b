/// A weak reference to an owner, which may be asked on any thread whether it is still there.
///
/// `@unchecked` is needed because owners need not be `Sendable`, and is right because no state of an owner is
/// ever touched: the reference is written once, before it is shared; loading a weak reference, retaining and
/// releasing are atomic for every class. What remains is that the owner's `deinit` may run on the thread that
/// loaded it last, which Swift promises for no class to be otherwise; the callers of ``load()`` see to it
/// that this happens outside the lock. The alternative, a lock or a token object per owner, would have to be
/// kept by every user's class.
struct OwnerReference: @unchecked Sendable {
    private weak var object: (any RouteOwner)?

    init(_ object: any RouteOwner) {
        self.object = object
    }

    /// The owner, or `nil` once it is gone.
    ///
    /// The caller may become the last to hold the owner and must let go of it outside the lock.
    func load() -> AnyObject? {
        object
    }
}
