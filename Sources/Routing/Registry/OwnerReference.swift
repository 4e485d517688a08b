/// A weak reference to an owner, which any thread can test.
///
/// `@unchecked` is needed because owners need not be `Sendable`. It is correct because this type never accesses
/// the state of an owner. The reference is written once, before it is shared; loading, retaining and releasing
/// are atomic for every class. The owner's `deinit` may still run on the thread that loaded it last; Swift makes
/// no other promise for any class. The callers of ``load()`` ensure that this happens outside the lock. The
/// alternative is a lock or a token object per owner, which every user's class would have to store.
struct OwnerReference: @unchecked Sendable {
    private weak var object: (any RouteOwner)?

    init(_ object: any RouteOwner) {
        self.object = object
    }

    /// The owner, or `nil` after it was deallocated.
    ///
    /// The caller may hold the last reference to the owner and must release it outside the lock.
    func load() -> AnyObject? {
        object
    }
}
