/// What tells all pages of what happens.
@MainActor
package final class Feed {
    /// How many pages are told at most.
    package nonisolated static let mostSubscriptions = 16
    /// How many bytes are kept for a page that reads slowly.
    static let mostKept = 4 * 1024 * 1024

    private var subscriptions: [ObjectIdentifier: Subscription] = [:]

    /// Creates a feed without subscribers.
    package init() {}

    /// Whether one more page can be told.
    var hasRoom: Bool { subscriptions.count < Self.mostSubscriptions }

    /// Tells one more page, from now on.
    ///
    /// - Returns: What it is told; `nil` when there are too many.
    package func subscribe() -> Subscription? {
        guard hasRoom else { return nil }
        let subscription = Subscription(keeping: Self.mostKept)
        subscriptions[ObjectIdentifier(subscription)] = subscription
        return subscription
    }

    /// Tells a page no more.
    ///
    /// - Parameter subscription: What it is told.
    package func end(_ subscription: Subscription) {
        subscription.end()
        subscriptions[ObjectIdentifier(subscription)] = nil
    }

    /// Tells all pages.
    ///
    /// - Parameter message: Makes what they are told, if there is anybody to be told.
    func send(_ message: @autoclosure () -> Message) {
        if subscriptions.isEmpty { return }
        let message = message()
        for subscription in subscriptions.values { subscription.send(message) }
    }
}
