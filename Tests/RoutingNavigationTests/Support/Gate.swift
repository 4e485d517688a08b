/// A gate that a test opens, and at which the test can await an arrival.
@MainActor
final class Gate {
    private var isOpen = false
    private var standing: [CheckedContinuation<Void, Never>] = []
    private var watchers: [CheckedContinuation<Void, Never>] = []

    /// Returns once the gate is open, whether or not the waiting task is cancelled.
    func pass() async {
        if isOpen { return }
        await withCheckedContinuation { continuation in
            standing.append(continuation)
            for watcher in watchers { watcher.resume() }
            watchers = []
        }
    }

    /// Returns once the gate is open, and opens another one as soon as what follows has ended or waits.
    ///
    /// What comes of being late is known then, if nothing between waits.
    func pass(thenOpening next: Gate) async {
        await pass()
        Task { next.open() }
    }

    /// Waits until a task stands before it.
    func arrival() async {
        if isOpen || !standing.isEmpty { return }
        await withCheckedContinuation { watchers.append($0) }
    }

    /// Whether a task stands before it.
    var isAwaited: Bool { !standing.isEmpty }

    /// Lets all tasks pass, now and later, and lets the watchers go.
    func open() {
        for watcher in watchers { watcher.resume() }
        watchers = []
        isOpen = true
        for continuation in standing { continuation.resume() }
        standing = []
    }
}
