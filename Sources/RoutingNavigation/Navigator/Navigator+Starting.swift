public import Routing

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension Navigator {
    /// Opens a URL without waiting for it, for tap handlers.
    ///
    /// When the method returns, the URL has its place in the order of the router; without a router, it comes before
    /// later requests of this navigator. An action or a step in the history does not wait for URLs that wait in the
    /// router. A failure goes to ``onFailure``.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - options: The options for opening it.
    ///   - context: The data for the destination.
    public func go(to url: String, options: OpeningOptions = [], passing context: (any Sendable)? = nil) {
        let opening = Opening(in: self, url: url, options: options)
        start(opening, through: scope(opening: url)) {
            try $0.start(url, passing: context, from: .internal, in: $1)
        } _: { navigator, job in
            try await navigator.open(opening, passing: context) { _ in try await job?.end() }
        }
    }

    /// Opens a URL of Foundation without waiting for it.
    public func go(to url: URL, options: OpeningOptions = [], passing context: (any Sendable)? = nil) {
        go(to: url.absoluteString, options: options, passing: context)
    }

    /// Opens the URL of a route value without waiting for it.
    public func go(to route: some Route, options: OpeningOptions = [], passing context: (any Sendable)? = nil)
    {
        do {
            go(to: try route.url, options: options, passing: context)
        } catch {
            start { _ in throw error }
        }
    }
}

extension Navigator {
    /// Starts a request without waiting for it; requests that are made later come after it.
    ///
    /// - Parameters:
    ///   - origin: The origin that guards see.
    ///   - request: The request.
    func start(
        from origin: RouteOrigin = .current,
        _ request: @escaping @MainActor @Sendable (Navigator) async throws -> Void
    ) {
        start(starts.reserve(), from: origin, request)
    }

    /// Starts the request for a URL whose job has its place in the order of a router at once.
    ///
    /// - Parameters:
    ///   - opening: The URL.
    ///   - scope: The scope of the router; `nil` if the URL does not go through one.
    ///   - makeJob: Opens the job for a task with a context.
    ///   - request: Ends the job, if there is one.
    /// - Returns: The job; `nil` if the URL does not go through a router, or is malformed.
    @discardableResult
    func start(
        _ opening: Opening,
        through scope: RouteScope?,
        _ makeJob: (RouteScope, TaskContext) throws -> StartedJob,
        _ request: @escaping @MainActor @Sendable (Navigator, StartedJob?) async throws -> Void
    ) -> StartedJob? {
        let number = starts.reserve()
        // The job is there before the task that waits for it, and so are the marks of that task.
        let started = TaskContext(Started(number: number), in: nil)
        let context = TaskContext(opening, in: started)
        let job = Result { try scope.map { try makeJob($0, context) } }
        start(number, from: .current) { navigator in
            defer { withExtendedLifetime((started, context)) {} }
            try await request(navigator, job.get())
        }
        return try? job.get()
    }

    private func start(
        _ number: Int,
        from origin: RouteOrigin,
        _ request: @escaping @MainActor @Sendable (Navigator) async throws -> Void
    ) {
        track(number, from: origin) { [self] in
            await begin(number)
            do { try await request(self) } catch { onFailure?(error) }
        }
    }

    /// Runs a task that no caller awaits, and that ``idle()`` waits for.
    func track(
        _ number: Int = Starts.nextNumber(),
        from origin: RouteOrigin,
        _ operation: @escaping @MainActor @Sendable () async -> Void
    ) {
        starts.tasks[number] = scheduler.startOnMain { [self] in
            await TaskContext.withMark(Started(number: number), from: origin) { await operation() }
            starts.tasks[number] = nil
        }
    }

    /// Waits until the requests that were made before have begun.
    func comeAfterStarts() async {
        if starts.comesAfterOthers { await begin(starts.reserve()) }
    }

    /// Waits until the requests with earlier places have begun, and begins.
    func begin(_ number: Int) async {
        if !starts.isNext(number) {
            await withCheckedContinuation { waiter in
                // On the way here, a task with an executor preference may let the other requests begin.
                if starts.isNext(number) { waiter.resume() } else { starts.suspend(waiter, at: number) }
            }
        }
        starts.beginNext()
    }

    /// The mark of a started request.
    struct Started: Sendable {
        let number: Int
    }

    /// The places of requests that have not begun.
    ///
    /// The task of a started request begins when its caller gives up the main actor. A request that is made before that
    /// waits for the beginning, and so takes its turn later. Requests begin in the order of their places.
    @MainActor
    struct Starts {
        private static var lastNumber = 0

        /// The tasks of started requests that have not ended.
        var tasks: [Int: Task<Void, any Error>] = [:]
        /// The requests that have not begun.
        private var places = FIFO<Place>()
        /// How many of them each started request has made.
        private var made: [Int: Int] = [:]
        /// Those that wait until the ones before them begin, by their numbers.
        private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]

        private struct Place {
            let number: Int
            /// The started request that made this one, if any.
            let maker: Int?
        }
    }
}

extension Navigator.Starts {
    /// Returns the next number in the order of all navigators.
    static func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// Whether a new request of the calling task comes after others that have not begun.
    ///
    /// A started request has its own place already: what it requests comes only after what it has started.
    var comesAfterOthers: Bool {
        if places.isEmpty { return false }
        guard let maker else { return true }
        return made[maker] != nil
    }

    /// The started request that waits for the calling task, if any.
    private var maker: Int? {
        TaskContext.marks(Navigator.Started.self).first { tasks[$0.number] != nil }?.number
    }

    /// Reserves the place of a request that is about to begin.
    mutating func reserve() -> Int {
        let place = Place(number: Self.nextNumber(), maker: maker)
        places.append(place)
        if let maker = place.maker { made[maker, default: 0] += 1 }
        return place.number
    }

    /// Whether all requests with earlier places have begun.
    func isNext(_ number: Int) -> Bool { places.first?.number == number }

    /// Suspends a request until those with earlier places have begun.
    mutating func suspend(_ waiter: CheckedContinuation<Void, Never>, at number: Int) {
        waiting[number] = waiter
    }

    /// Records that the next request begins, and lets the one after it begin.
    mutating func beginNext() {
        guard let begun = places.popFirst() else { return }
        if let maker = begun.maker, let count = made[maker] { made[maker] = count > 1 ? count - 1 : nil }
        if let next = places.first { waiting.removeValue(forKey: next.number)?.resume() }
    }
}
