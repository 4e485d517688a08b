/// The running jobs of a router whose tasks wait for something in this or another router.
///
/// Jobs that wait for another job of this router are stored separately. Such a job frees no place before the
/// awaited job has ended, and the awaited job itself has a place or needs one. So a search for a place that may
/// become free looks only at the other jobs, however many jobs wait for one another.
struct BlockedJobs: Sendable {
    /// The jobs that wait for anything but another job of this router, by their numbers.
    private(set) var others = [Int: Job]()
    /// The jobs that wait for another job of this router, by the number of that one.
    private var outer = [Int: Job]()
}

extension BlockedJobs {
    /// The number of jobs.
    var count: Int { others.count + outer.count }

    /// Whether there are no jobs.
    var isEmpty: Bool { count == 0 }

    /// Whether a job waits for another one of this router.
    var waitsWithin: Bool { !outer.isEmpty }

    /// Adds a job.
    mutating func insert(_ job: Job) {
        others[job.number] = job
    }

    /// Records that a job waits for one of this router; ignores a job that is not stored here.
    mutating func note(_ job: Job, waitsFor inner: Job) {
        guard others.removeValue(forKey: job.number) != nil else { return }
        outer[inner.number] = job
    }

    /// Records that a job has ended, and removes the job that waits for it, if any.
    mutating func noteEnd(of inner: Job) {
        if outer.isEmpty { return }
        outer[inner.number] = nil
    }

    /// Removes a job, if it is stored here.
    mutating func remove(_ job: Job) {
        if isEmpty || others.removeValue(forKey: job.number) != nil { return }
        guard case .job(let inner, _)? = job.extras?.awaited else { return }
        // A job of another router may have the same number.
        if outer[inner.number] === job { outer[inner.number] = nil }
    }
}
