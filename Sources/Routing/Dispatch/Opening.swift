/// A URL that was opened: what stays the same from the first to the last of its work.
struct Opening: Sendable {
    let subject: MatchSubject
    let filter: TagFilter
    let data: (any Sendable)?
    /// The event in whose course it was opened.
    let cause: Int?
    /// The task that waits for it, if that stands in a call of some router.
    let awaitedAt: TaskPlace?
    /// When it was opened, on the router's stopwatch.
    let time: Duration

    var url: RouteURL { subject.url }
}
