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
        do {
            let job = try scope(opening: url)?.start(url, passing: context, from: .internal)
            start { try await $0.open(opening, passing: context) { _ in try await job?.end() } }
        } catch {
            start { _ in throw error }
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
    func start(_ request: @escaping @MainActor @Sendable (Navigator) async throws -> Void) {
        let number = starts.reserve()
        starts.tasks[number] = scheduler.startOnMain { [self] in
            await begin(number)
            await Starts.$current.withValue(number) {
                do { try await request(self) } catch { onFailure?(error) }
            }
            starts.tasks[number] = nil
        }
    }

    /// Waits until the requests that were made before have begun.
    func comeAfterStarts() async {
        if starts.lastReserved != nil { await begin(starts.reserve()) }
    }

    /// Waits until the requests with earlier places have begun, and begins.
    private func begin(_ number: Int) async {
        if let last = starts.lastReserved(before: number) {
            await withCheckedContinuation { waiter in
                // On the way here, a task with an executor preference may let the other request begin.
                if !starts.suspend(waiter, until: last) { waiter.resume() }
            }
        }
        starts.begin(number)
    }

    /// The places of requests that have not begun.
    ///
    /// The task of a started request begins when its caller gives up the main actor. A request that is made before that
    /// waits for the beginning, and so takes its turn later.
    @MainActor
    struct Starts {
        /// The number of the started request that the task belongs to.
        @TaskLocal static var current: Int?
        private static var lastNumber = 0

        /// The tasks of started requests that have not ended.
        var tasks: [Int: Task<Void, any Error>] = [:]
        /// The requests that have not begun, by their numbers.
        private var reserved: [Int: Place] = [:]

        private struct Place {
            /// The started request that made this one, if any.
            let maker: Int?
            /// The requests that wait until this one begins.
            var waiting: [CheckedContinuation<Void, Never>] = []
        }
    }
}

extension Navigator.Starts {
    /// Returns the next number in the order of all navigators.
    static func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// The last request that comes before a new request of the calling task, and that has not begun.
    ///
    /// Those are all requests; but a started request has its own place already, and only comes after what it made.
    var lastReserved: Int? {
        if reserved.isEmpty { return nil }
        // A task that was started inside may outlive the request.
        guard let current = Self.current, tasks[current] != nil else { return reserved.keys.max() }
        return reserved.filter { $0.key < current || $0.value.maker == current }.keys.max()
    }

    /// The last request with an earlier place that has not begun.
    func lastReserved(before number: Int) -> Int? {
        reserved.keys.filter { $0 < number }.max()
    }

    /// Reserves the place of a request that is about to begin.
    mutating func reserve() -> Int {
        let number = Self.nextNumber()
        reserved[number] = Place(maker: Self.current)
        return number
    }

    /// Records that a request has begun.
    mutating func begin(_ number: Int) {
        for waiter in reserved.removeValue(forKey: number)?.waiting ?? [] { waiter.resume() }
    }

    /// Suspends a request until another one begins.
    ///
    /// - Returns: Whether the other one has not begun yet.
    mutating func suspend(_ waiter: CheckedContinuation<Void, Never>, until number: Int) -> Bool {
        guard reserved[number] != nil else { return false }
        reserved[number]?.waiting.append(waiter)
        return true
    }
}
