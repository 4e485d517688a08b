/// A URL that was opened: what stays the same from the first to the last of its work.
final class Opening: Sendable {
    let url: RouteURL
    let filter: TagFilter
    let data: (any Sendable)?
    /// The event in whose course it was opened.
    let cause: Int?
    /// The task that waits for it, if that stands in a call of some router.
    let awaitedAt: TaskPlace?
    /// Takes the outcome, if somebody waits for it.
    let waiter: Work.Waiter?

    init(
        _ url: RouteURL,
        in filter: TagFilter,
        data: (any Sendable)?,
        cause: Int?,
        awaitedAt: TaskPlace?,
        waiter: Work.Waiter?
    ) {
        self.url = url
        self.filter = filter
        self.data = data
        self.cause = cause
        self.awaitedAt = awaitedAt
        self.waiter = waiter
    }
}
