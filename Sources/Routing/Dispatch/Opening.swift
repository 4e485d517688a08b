/// A URL that was opened: what stays the same from the first to the last of its work.
final class Opening: Sendable {
    let subject: MatchSubject
    let filter: TagFilter
    let data: (any Sendable)?
    /// The event in whose course it was opened.
    let cause: Int?
    /// The task that waits for it, if that stands in a call of some router.
    let awaitedAt: TaskPlace?

    init(
        _ subject: MatchSubject,
        in filter: TagFilter,
        data: (any Sendable)?,
        cause: Int?,
        awaitedAt: TaskPlace?
    ) {
        self.subject = subject
        self.filter = filter
        self.data = data
        self.cause = cause
        self.awaitedAt = awaitedAt
    }

    var url: RouteURL { subject.url }
}
