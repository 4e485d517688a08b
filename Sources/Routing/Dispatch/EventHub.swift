/// The listeners of a router and the events that they have not seen yet.
///
/// Events are numbered and put into each listener's mail under the lock. Whoever caused them delivers them
/// outside it, unless somebody is delivering to that listener already, who then goes on with them: this is how
/// each sees one at a time, in order, on whatever thread.
struct EventHub: Sendable {
    /// The number of a listener.
    typealias ListenerID = Int

    /// What a listener is called with, and when there is nothing more to come.
    struct Sink: Sendable {
        var receive: @Sendable (RoutingEvent) -> Void
        var finish: @Sendable () -> Void = {}
    }

    private struct Listener: Sendable {
        let sink: Sink
        var mail = FIFO<RoutingEvent>()
        var isBusy = false
    }

    private var listeners: [ListenerID: Listener] = [:]
    private var nextListener = 0
    private var nextEvent = 0

    /// Whether anybody listens; when nobody does, no event is made.
    var isListenedTo: Bool { !listeners.isEmpty }

    /// Whether every listener has seen all events, to the end.
    var isQuiet: Bool { listeners.values.allSatisfy { !$0.isBusy && $0.mail.isEmpty } }

    /// The sinks of all listeners.
    var sinks: [Sink] { listeners.values.map(\.sink) }

    /// Adds a listener.
    mutating func add(_ sink: Sink) -> ListenerID {
        nextListener += 1
        listeners[nextListener] = Listener(sink: sink)
        return nextListener
    }

    /// Removes a listener with the mail that it has not seen.
    ///
    /// - Returns: What was removed, to be released outside the lock; `nil` when there is no such listener.
    mutating func remove(_ id: ListenerID) -> (any Sendable)? {
        listeners.removeValue(forKey: id)
    }

    /// Numbers an event and mails it to all listeners.
    ///
    /// - Parameter make: Makes the event of its number; called only if anybody listens.
    /// - Returns: The number, or `nil` when nobody listens.
    mutating func emit(_ make: (Int) -> RoutingEvent) -> Int? {
        guard isListenedTo else { return nil }
        nextEvent += 1
        let event = make(nextEvent)
        for id in listeners.keys { listeners[id]?.mail.append(event) }
        return nextEvent
    }

    /// Takes the next event to deliver.
    ///
    /// - Parameter delivered: The listener that the caller has just delivered to.
    /// - Returns: A listener that is now busy, and its next event; or `nil` when there is nothing to deliver.
    mutating func next(after delivered: ListenerID?) -> (id: ListenerID, sink: Sink, event: RoutingEvent)? {
        if let delivered { listeners[delivered]?.isBusy = false }
        for id in listeners.keys.sorted() {
            guard let sink = listeners[id]?.sink, listeners[id]?.isBusy == false,
                let event = listeners[id]?.mail.popFirst()
            else { continue }
            listeners[id]?.isBusy = true
            return (id, sink, event)
        }
        return nil
    }
}
