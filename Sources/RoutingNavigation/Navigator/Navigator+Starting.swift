public import Routing

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension Navigator {
    /// Opens a URL without waiting for it, for tap handlers.
    ///
    /// When the method returns, the URL has its place in the order of the router, and before later requests of this
    /// navigator. A failure goes to ``onFailure``.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - options: The options for opening it.
    ///   - context: The data for the destination.
    public func go(to url: String, options: OpeningOptions = [], passing context: (any Sendable)? = nil) {
        let opening = Opening(in: self, url: url, options: options)
        let job = scope(opening: url)?.start(url, passing: context, from: .internal)
        start { try await $0.open(opening, passing: context) { _ in try await job?.end() } }
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
            starts.begin(number)
            await Starts.$current.withValue(number) {
                do { try await request(self) } catch { onFailure?(error) }
            }
            starts.tasks[number] = nil
        }
    }

    /// Waits until the tasks of the requests that were started earlier have begun.
    func comeAfterStarts() async {
        guard let last = starts.lastReserved else { return }
        // A request that is made while this one waits comes after it, too.
        let number = starts.reserve()
        await withCheckedContinuation { waiter in
            // On the way here, a task with an executor preference may let the other task begin.
            if !starts.suspend(waiter, until: last) { waiter.resume() }
        }
        starts.begin(number)
    }

    /// The requests that no caller awaits, in the order in which they were started.
    ///
    /// The task of such a request begins when its caller gives up the main actor. A request that is made before that
    /// waits for the beginning, and so takes its turn later.
    @MainActor
    struct Starts {
        /// The number of the started request that the task belongs to, which waits for no later one until it ends.
        @TaskLocal static var current: Int?
        private static var lastNumber = 0

        /// The tasks that have not ended.
        var tasks: [Int: Task<Void, any Error>] = [:]
        /// The requests that wait for each request that has its place and has not begun.
        private var waiting: [Int: [CheckedContinuation<Void, Never>]] = [:]
    }
}

extension Navigator.Starts {
    /// Returns the next number in the order of all navigators.
    static func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// The last request before those of the calling task that has its place and has not begun.
    var lastReserved: Int? {
        if waiting.isEmpty { return nil }
        // A task that was started inside may outlive the request.
        let current = Self.current.flatMap { tasks[$0] == nil ? nil : $0 } ?? .max
        return waiting.keys.filter { $0 < current }.max()
    }

    /// Reserves the place of a request that is about to begin.
    mutating func reserve() -> Int {
        let number = Self.nextNumber()
        waiting[number] = []
        return number
    }

    /// Records that a request has begun.
    mutating func begin(_ number: Int) {
        for waiter in waiting.removeValue(forKey: number) ?? [] { waiter.resume() }
    }

    /// Suspends a request until another one begins.
    ///
    /// - Returns: Whether the other one has not begun yet.
    mutating func suspend(_ waiter: CheckedContinuation<Void, Never>, until number: Int) -> Bool {
        guard waiting[number] != nil else { return false }
        waiting[number]?.append(waiter)
        return true
    }
}
