/// A URL that was opened: what stays the same from the first to the last of its job.
final class OpenedURL: Sendable {
    let url: RouteURL
    let data: (any Sendable)?
    /// Where it came from; whatever follows from it comes from there as well.
    let origin: RouteOrigin
    /// The entries that may have a part in it.
    let filter: TagFilter
    // Zero for none: an optional would take the object into the next size of allocations.
    private let causingEvent: Int
    /// The task that waits for it, if that stands in a call of some router.
    let awaitedAt: TaskContext?
    /// Takes the outcome, if somebody waits for it.
    let waiter: Job.Waiter?

    init(
        _ url: RouteURL,
        in scope: TagFilter,
        from origin: RouteOrigin,
        data: (any Sendable)?,
        cause: Int?,
        awaitedAt: TaskContext?,
        waiter: Job.Waiter?
    ) {
        self.url = url
        self.filter = origin.isExternal ? scope.asked(by: .external) : scope
        self.origin = origin
        self.data = data
        self.causingEvent = cause ?? 0
        self.awaitedAt = awaitedAt
        self.waiter = waiter
    }
}

extension OpenedURL {
    /// The event in whose course it was opened.
    var cause: Int? { causingEvent == 0 ? nil : causingEvent }
}
