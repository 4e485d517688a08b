import Routing

/// Answers of guards, which the test gives when it likes.
@MainActor
final class Desk {
    private var waiting: [String: [CheckedContinuation<ProxyDecision, Never>]] = [:]
    private(set) var asked: [String] = []

    func decision(on url: String) async -> ProxyDecision {
        asked.append(url)
        return await withCheckedContinuation { waiting[url, default: []].append($0) }
    }

    /// Returns when a guard waits for its answer.
    func question(about url: String) async {
        while waiting[url]?.isEmpty ?? true { await Task.yield() }
    }

    /// Answers the guard that waits.
    func answer(_ url: String, _ decision: ProxyDecision) {
        waiting[url]?.removeFirst().resume(returning: decision)
    }
}
