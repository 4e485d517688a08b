/// The treatment of screens that the program presented itself, such as an alert, over a place that must show.
///
/// A screen over a place that did not show before the request, such as one in another tab, goes after the request has
/// shown the place.
public enum ForeignScreens: Hashable, Sendable {
    /// The renderer dismisses the screen before it shows the place.
    case dismissForeign
    /// The request waits until the screen is gone; the timeout of the navigator keeps running.
    ///
    /// A URL keeps its place in the router meanwhile: in a router that handles one URL at a time, the URLs of other
    /// windows wait, too.
    ///
    /// ``PresenterRenderer/screenDidChange()`` tells the renderer to check again.
    case waitForForeign
}

/// Wakes requests that wait for a change that no renderer makes.
@MainActor
final class ScreenChanges {
    private var waiting: [Int: AsyncStream<Void>.Continuation] = [:]
    private var last = 0

    /// Whether no request is waiting.
    var isEmpty: Bool { waiting.isEmpty }

    /// Signals a change to the waiting requests.
    func send() {
        for number in waiting.keys.sorted() { waiting[number]?.yield() }
    }

    /// Waits until a condition holds; the condition is evaluated at once and after every change.
    ///
    /// - Throws: `CancellationError` in a cancelled task.
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
