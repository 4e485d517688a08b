/// The jobs of a router that run while their own tasks wait for something in a router.
///
/// Jobs that wait for one in the line of this very router are kept apart. None of them frees a place before
/// that line has moved, so a search for a place that may become free looks at the others only.
struct BlockedJobs: Sendable {
    /// The jobs that may go on before the line of the router moves, by their numbers.
    private(set) var others: [Int: Job] = [:]
    /// The jobs that wait for one in the line, by the number of that one.
    private var behindLine: [Int: Job] = [:]
}

extension BlockedJobs {
    /// The number of jobs.
    var count: Int { others.count + behindLine.count }

    /// Whether there are none.
    var isEmpty: Bool { count == 0 }

    /// Whether a job waits for one in the line.
    var waitsForLine: Bool { !behindLine.isEmpty }

    /// Adds a job.
    mutating func insert(_ job: Job) {
        others[job.number] = job
    }

    /// Notes that what a job waits for has come into the line; a job that is not here is left alone.
    mutating func note(_ job: Job, waitsFor waiting: Job) {
        guard others.removeValue(forKey: job.number) != nil else { return }
        behindLine[waiting.number] = job
    }

    /// Notes that a job has left the line.
    mutating func noteOutOfLine(_ waiting: Job) {
        if behindLine.isEmpty { return }
        if let job = behindLine.removeValue(forKey: waiting.number) { insert(job) }
    }

    /// Takes a job away, if it is here.
    mutating func remove(_ job: Job) {
        if isEmpty || others.removeValue(forKey: job.number) != nil { return }
        guard case .job(let waiting, _)? = job.extras?.awaited else { return }
        // Another router may have given the same number.
        if behindLine[waiting.number] === job { behindLine[waiting.number] = nil }
    }
}
