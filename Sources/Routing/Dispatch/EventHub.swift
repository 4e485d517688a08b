/// The listeners of a router and the events that they have not seen yet.
///
/// Events are numbered and put into each listener's mail under the lock. Whoever caused them delivers them
/// outside it, unless somebody is delivering to that listener already, who then goes on with them: this is
/// how each sees one at a time, in order, on whatever thread.
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
        /// What the listener does not see.
        let redaction: Redaction?
        var mail = FIFO<Letter>()
        var isBusy = false
    }

    /// An event, and the patterns that may capture parts of its URLs.
    fileprivate struct Letter: Sendable {
        let event: RoutingEvent
        let patterns: Set<RoutePattern>
    }

    /// An event on its way to a listener.
    struct Delivery: Sendable {
        let id: ListenerID
        let sink: Sink
        fileprivate let letter: Letter
        fileprivate let redaction: Redaction?

        /// The event as the listener sees it; asked for outside the lock, because masking takes time.
        var event: RoutingEvent {
            redaction.map { $0.knowing(letter.patterns).event(letter.event) } ?? letter.event
        }
    }

    private var listeners: [ListenerID: Listener] = [:]
    private var nextListener = 0
    private var nextEvent = 0

    /// Whether there are listeners; without one, no event is made.
    var isListenedTo: Bool { !listeners.isEmpty }

    /// Whether some listener does not see the values of all names.
    var hidesNames: Bool { listeners.values.contains { $0.redaction != nil } }

    /// Whether every listener has seen all events, to the end.
    var isQuiet: Bool { listeners.values.allSatisfy { !$0.isBusy && $0.mail.isEmpty } }

    /// The sinks of all listeners, in the order in which they were added.
    var sinks: [Sink] { listeners.sorted { $0.key < $1.key }.map(\.value.sink) }

    /// Adds a listener.
    ///
    /// - Parameters:
    ///   - sink: What is called.
    ///   - redaction: What the listener does not see; `nil` when it sees everything.
    /// - Returns: The number of the listener.
    mutating func add(_ sink: Sink, hiding redaction: Redaction? = nil) -> ListenerID {
        nextListener += 1
        listeners[nextListener] = Listener(sink: sink, redaction: redaction)
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
    /// - Parameters:
    ///   - patterns: The patterns that may capture parts of its URLs; needed while ``hidesNames``.
    ///   - make: Makes the event of its number; called only if anybody listens.
    /// - Returns: The number, or `nil` without listeners.
    mutating func emit(capturedBy patterns: Set<RoutePattern> = [], _ make: (Int) -> RoutingEvent) -> Int? {
        guard isListenedTo else { return nil }
        nextEvent += 1
        let letter = Letter(event: make(nextEvent), patterns: patterns)
        for id in listeners.keys { listeners[id]?.mail.append(letter) }
        return nextEvent
    }

    /// Takes the next event to deliver.
    ///
    /// - Parameter delivered: The listener that the caller has just delivered to.
    /// - Returns: A listener that is now busy, and its next event; or `nil` when there is nothing to deliver.
    mutating func next(after delivered: ListenerID?) -> Delivery? {
        if let delivered { listeners[delivered]?.isBusy = false }
        for id in listeners.keys.sorted() {
            guard let sink = listeners[id]?.sink, listeners[id]?.isBusy == false,
                let letter = listeners[id]?.mail.popFirst()
            else { continue }
            listeners[id]?.isBusy = true
            return Delivery(id: id, sink: sink, letter: letter, redaction: listeners[id]?.redaction)
        }
        return nil
    }
}

/// A listener to a router's events; it ends when it is released, and keeps no router alive.
public final class RouteObservation: Sendable {
    private weak let dispatcher: Dispatcher?
    private let listener: EventHub.ListenerID

    init(_ dispatcher: Dispatcher, _ listener: EventHub.ListenerID) {
        self.dispatcher = dispatcher
        self.listener = listener
    }

    deinit {
        end()
    }

    /// Ends the listening; an event that is being delivered is still seen to its end.
    public func end() {
        dispatcher?.stopListening(listener)
    }
}
