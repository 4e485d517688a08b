/// The properties that the duplicates among the jobs at a gate have in common.
///
/// A gate that coalesces duplicates keeps only the newest of them: a link that is tapped twice is opened once.
struct DeduplicationKey: Hashable, Sendable {
    private let url: RouteURL
    private let filter: TagFilter
    private let origin: RouteOrigin.Kind
    /// The number of the job's router.
    let router: Int

    /// Makes the key of a job.
    init(_ job: Job, in dispatcher: Dispatcher) {
        url = job.url
        filter = job.filter
        origin = job.origin.kind
        router = dispatcher.number
    }
}
