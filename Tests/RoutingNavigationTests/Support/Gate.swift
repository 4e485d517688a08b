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

    /// Waits until somebody stands before it.
    func arrival() async {
        if isOpen || !standing.isEmpty { return }
        await withCheckedContinuation { watchers.append($0) }
    }

    /// Lets all pass who stand there or come.
    func open() {
        isOpen = true
        for continuation in standing { continuation.resume() }
        standing = []
    }
}
