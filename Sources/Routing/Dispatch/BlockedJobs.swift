/// The jobs of a router that run while their own tasks wait for something in a router.
///
/// Jobs that wait for another job of this very router are kept apart. Such a job frees no place before the one
/// that it waits for has ended, which has a place itself or needs one. So a search for a place that may become
/// free looks at the others only, however many jobs wait for one another.
struct BlockedJobs: Sendable {
    /// The jobs that wait for anything but another job of this router, by their numbers.
    private(set) var others: [Int: Job] = [:]
    /// The jobs that wait for another job of this router, by the number of that one.
    private var outer: [Int: Job] = [:]
}

extension BlockedJobs {
    /// The number of jobs.
    var count: Int { others.count + outer.count }

    /// Whether there are none.
    var isEmpty: Bool { count == 0 }

    /// Whether a job waits for another one of this router.
    var waitsWithin: Bool { !outer.isEmpty }

    /// Adds a job.
    mutating func insert(_ job: Job) {
        others[job.number] = job
    }

    /// Notes that a job waits for one of this router; a job that is not here is left alone.
    mutating func note(_ job: Job, waitsFor inner: Job) {
        guard others.removeValue(forKey: job.number) != nil else { return }
        outer[inner.number] = job
    }

    /// Notes that a job has ended: the one that waits for it, if any, waits no more.
    mutating func noteEnd(of inner: Job) {
        if outer.isEmpty { return }
        outer[inner.number] = nil
    }

    /// Takes a job away, if it is here.
    mutating func remove(_ job: Job) {
        if isEmpty || others.removeValue(forKey: job.number) != nil { return }
        guard case .job(let inner, _)? = job.extras?.awaited else { return }
        // Another router may have given the same number.
        if outer[inner.number] === job { outer[inner.number] = nil }
    }
}
