/// The feed of messages to all pages.
@MainActor
package final class Feed {
    /// The maximum number of subscribed pages.
    package nonisolated static let mostSubscriptions = 16
    /// The maximum number of bytes kept for a slow page.
    static let mostKept = 4 * 1024 * 1024

    private var subscriptions: [ObjectIdentifier: Subscription] = [:]

    /// Creates a feed without subscribers.
    package init() {}

    /// Whether another page can subscribe.
    var hasRoom: Bool { subscriptions.count < Self.mostSubscriptions }

    /// Subscribes a page.
    ///
    /// - Returns: The subscription; `nil` when there are too many.
    package func subscribe() -> Subscription? {
        guard hasRoom else { return nil }
        let subscription = Subscription(keeping: Self.mostKept)
        subscriptions[ObjectIdentifier(subscription)] = subscription
        return subscription
    }

    /// Ends the subscription of a page.
    ///
    /// - Parameter subscription: The subscription.
    package func end(_ subscription: Subscription) {
        subscription.end()
        subscriptions[ObjectIdentifier(subscription)] = nil
    }

    /// Sends a message to all pages.
    ///
    /// - Parameter message: A closure that makes the message; called only if a page is subscribed.
    func send(_ message: @autoclosure () -> Message) {
        if subscriptions.isEmpty { return }
        let message = message()
        for subscription in subscriptions.values { subscription.send(message) }
    }
}
