/// What a renderer does with what the program presented by hand, such as an alert, when a request shows a
/// place below it.
public enum ForeignScreens: Hashable, Sendable {
    /// The renderer dismisses it before it shows the place.
    case dismissForeign
    /// The request waits until it is gone; the timeout of the navigator counts on.
    ///
    /// The renderer learns that from ``PresenterRenderer/screenDidChange()``.
    case waitForForeign
}

/// Wakes who waits for a change that no renderer made.
@MainActor
final class ScreenChanges {
    private var waiting: [Int: AsyncStream<Void>.Continuation] = [:]
    private var last = 0

    /// Whether no request waits.
    var isEmpty: Bool { waiting.isEmpty }

    /// Tells that something changed.
    func send() {
        for number in waiting.keys.sorted() { waiting[number]?.yield() }
    }

    /// Waits until a condition holds, which is asked at every change.
    ///
    /// - Throws: `CancellationError` in a task that was cancelled.
    func wait(until isMet: () -> Bool) async throws {
        last += 1
        let number = last
        let (changes, continuation) = AsyncStream.makeStream(
            of: Void.self, bufferingPolicy: .bufferingNewest(1))
        waiting[number] = continuation
        defer { waiting[number] = nil }
        continuation.yield()
        for await _ in changes where isMet() { return }
        throw CancellationError()
    }
}
