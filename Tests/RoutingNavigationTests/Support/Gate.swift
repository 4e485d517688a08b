/// Something closed that a test opens, and where it can wait for somebody to stand.
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

    /// Waits until somebody stands before it.
    func arrival() async {
        if isOpen || !standing.isEmpty { return }
        await withCheckedContinuation { watchers.append($0) }
    }

    /// Whether somebody stands before it.
    var isAwaited: Bool { !standing.isEmpty }

    /// Lets all pass who stand there or come, and those who watch go.
    func open() {
        for watcher in watchers { watcher.resume() }
        watchers = []
        isOpen = true
        for continuation in standing { continuation.resume() }
        standing = []
    }
}
