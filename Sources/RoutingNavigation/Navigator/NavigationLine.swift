internal import Routing

/// Who has the floor: one at a time, in the order of asking.
@MainActor
final class NavigationLine {
    private var isTaken = false
    private var waiting = FIFO<CheckedContinuation<Void, Never>>()

    /// Whether nobody has the floor.
    var isFree: Bool { !isTaken }

    /// Waits for the floor.
    func enter() async {
        guard isTaken else {
            isTaken = true
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    /// Hands the floor to whoever waits longest.
    func leave() {
        if let next = waiting.popFirst() { next.resume() } else { isTaken = false }
    }
}
