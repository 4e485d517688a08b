import Routing

/// The URLs that pages have opened and whose outcomes the pages receive.
@MainActor
final class Openings {
    /// The maximum number of URLs that have not ended, including those held at gates.
    static let mostPending = 64

    private let feed: Feed
    private var last = 0
    private var pending = 0

    /// Creates an empty list.
    ///
    /// - Parameter feed: The feed of messages to the pages.
    init(telling feed: Feed) {
        self.feed = feed
    }

    /// Opens a URL.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - scope: The scope that opens the URL.
    /// - Returns: The number that identifies the URL in its outcome.
    /// - Throws: ``Refusal`` when too many URLs have not ended.
    func open(_ url: String, in scope: RouteScope) throws(Refusal) -> Int {
        guard pending < Self.mostPending else {
            throw Refusal(.tooMany, "\(pending) URLs that were opened here have not been handled yet")
        }
        last += 1
        pending += 1
        let number = last
        Task {
            let (isHandled, text) = await Self.outcome(of: url, in: scope)
            pending -= 1
            let outcome = OutcomeMessage(number: number, url: url, isHandled: isHandled, text: text)
            feed.send(Message(.outcome, outcome))
        }
        return number
    }

    private static func outcome(of url: String, in scope: RouteScope) async -> (isHandled: Bool, text: String)
    {
        do {
            let outcome = try await scope.dispatch(url)
            let value = outcome.value.map { $0 is Void ? "" : ": \($0)" } ?? ""
            return (true, "handled by '\(outcome.pattern)'\(value)")
        } catch let error as RoutingError {
            let cause = error.code == .handlerFailed ? error.underlying.map { ": \($0)" } ?? "" : ""
            return (false, "\(error.message)\(cause)")
        } catch {
            return (false, "\(error)")
        }
    }
}
