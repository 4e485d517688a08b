/// The listeners of a router, and the events that they have not received yet.
///
/// Under the lock, the hub numbers each event and adds it to the mail of every listener. Outside the lock, a
/// thread delivers the events that it caused, and no others. It skips a listener that is busy with an earlier
/// event. The thread that delivers the earlier event then leaves the rest of that listener's mail to a thread of
/// the router. So each listener receives one event at a time and in order, and no caller pays for the events of
/// others.
struct EventHub: Sendable {
    /// The number of a listener.
    typealias ListenerID = Int

    /// The maximum number of events kept for a slow listener; the oldest are dropped, so their numbers are missing.
    static let longestMail = 4096

    /// The closures of a listener: one receives each event, and one is called when no more events can come.
    struct Sink: Sendable {
        var receive: @Sendable (RoutingEvent) -> Void
        var finish: @Sendable () -> Void = {}
    }

    private struct Listener: Sendable {
        let id: ListenerID
        let sink: Sink
        /// The redaction for the listener, if any.
        let redaction: Redaction?
        var mail = FIFO<Letter>()
        var isBusy = false
    }

    /// An event, and the patterns that may capture parts of its URLs; one object for all listeners.
    fileprivate final class Letter: Sendable {
        let event: RoutingEvent
        let patterns: Set<RoutePattern>

        init(_ event: RoutingEvent, capturedBy patterns: Set<RoutePattern>) {
            self.event = event
            self.patterns = patterns
        }
    }

    /// The next action of a delivering thread.
    enum Delivery: Sendable {
        /// Deliver an event to a listener, which is busy from now on.
        case event(Sink, Mailing)
        /// Leave the remaining mail of a listener, which stays busy, to another thread.
        case handOver(ListenerID)
    }

    /// The progress of a delivering thread.
    struct Round {
        /// The current listener, or the first that may come next.
        fileprivate(set) var listener: ListenerID = 0
        /// Whether this thread is delivering to the current listener, which is busy.
        fileprivate(set) var isTelling = false
        /// The events to deliver; `nil` to deliver all mail of one listener.
        let events: ClosedRange<Int>?

        /// Creates a round that delivers events to all listeners that are not busy.
        init(of events: ClosedRange<Int>) {
            self.events = events
        }

        /// Creates a round that continues with a listener left by another thread.
        init(of listener: ListenerID) {
            self.listener = listener
            isTelling = true
            events = nil
        }

        /// Whether this round delivers an event; other threads deliver the events that they caused.
        fileprivate func includes(_ number: Int) -> Bool { events?.contains(number) ?? true }
    }

    /// An event on its way to a listener.
    struct Mailing: Sendable {
        fileprivate let letter: Letter
        fileprivate let redaction: Redaction?

        /// The event with hidden values masked; read it outside the lock, because masking takes time.
        var event: RoutingEvent {
            redaction.map { $0.knowing(Array(letter.patterns)).event(letter.event) } ?? letter.event
        }
    }

    /// The listeners, in the order of their numbers.
    private var listeners: [Listener] = []
    private var lastListener = 0
    private var lastEvent = 0
    /// The number of letters that are not delivered yet, or are being delivered.
    private var undelivered = 0
    private var hiding = 0
}

extension EventHub {
    /// Whether there are listeners; without a listener, no event is created.
    var isListenedTo: Bool { !listeners.isEmpty }

    /// Whether a listener hides names.
    var hidesNames: Bool { hiding > 0 }

    /// Whether every listener has received all events, and has returned.
    var isQuiet: Bool { undelivered == 0 }

    /// The sinks of all listeners, in the order in which they were added.
    var sinks: [Sink] { listeners.map(\.sink) }

    /// Adds a listener.
    ///
    /// - Parameters:
    ///   - sink: The closures to call.
    ///   - redaction: The redaction of the listener's events; `nil` for none.
    /// - Returns: The number of the listener.
    mutating func add(_ sink: Sink, hiding redaction: Redaction? = nil) -> ListenerID {
        lastListener += 1
        listeners.append(Listener(id: lastListener, sink: sink, redaction: redaction))
        if redaction != nil { hiding += 1 }
        return lastListener
    }

    /// Removes a listener and its mail.
    ///
    /// - Returns: The removed objects, to be released outside the lock; `nil` when there is no such listener.
    /// - Complexity: O(*n*) in the number of listeners.
    mutating func remove(_ id: ListenerID) -> (any Sendable)? {
        guard let index = index(of: id) else { return nil }
        let listener = listeners.remove(at: index)
        if listener.redaction != nil { hiding -= 1 }
        undelivered -= listener.mail.count + (listener.isBusy ? 1 : 0)
        return listener
    }

    /// Numbers an event and adds it to the mail of all listeners.
    ///
    /// - Parameters:
    ///   - event: The event; callers create it only while ``isListenedTo``.
    ///   - patterns: The patterns that may capture parts of its URLs; needed while ``hidesNames``.
    ///   - dropped: Receives the events that a slow listener misses, to be released outside the lock.
    /// - Returns: The number, or `nil` without listeners.
    /// - Complexity: O(1) for each listener.
    mutating func emit(
        _ event: consuming RoutingEvent,
        capturedBy patterns: Set<RoutePattern> = [],
        dropping dropped: inout [any Sendable]
    ) -> Int? {
        guard isListenedTo else { return nil }
        lastEvent += 1
        event.number = lastEvent
        let letter = Letter(event, capturedBy: patterns)
        for index in listeners.indices {
            listeners[index].mail.append(letter)
            undelivered += 1
            guard listeners[index].mail.count > Self.longestMail else { continue }
            if let oldest = listeners[index].mail.popFirst() { dropped.append(oldest) }
            undelivered -= 1
        }
        return lastEvent
    }

    /// Finds the next action of a delivering thread.
    ///
    /// - Parameter round: The progress of the thread.
    /// - Returns: The action; `nil` when the round is complete.
    /// - Complexity: O(log *n*) in the number of listeners, and O(1) for each skipped listener.
    mutating func next(in round: inout Round) -> Delivery? {
        var place = firstIndex(notBefore: round.listener)
        if round.isTelling, place < listeners.count, listeners[place].id == round.listener {
            let next = listeners[place].mail.first?.event.number
            if let next, round.includes(next) { return deliver(to: place) }
            round.isTelling = false
            round.listener += 1
            if next != nil { return .handOver(listeners[place].id) }
            undelivered -= 1
            listeners[place].isBusy = false
            place += 1
        }
        guard round.events != nil else { return nil }
        while place < listeners.count {
            if !listeners[place].isBusy, let next = listeners[place].mail.first?.event.number,
                round.includes(next)
            {
                round.listener = listeners[place].id
                round.isTelling = true
                undelivered += 1
                return deliver(to: place)
            }
            place += 1
        }
        return nil
    }
}

extension EventHub {
    private mutating func deliver(to place: Int) -> Delivery? {
        guard let letter = listeners[place].mail.popFirst() else { return nil }
        undelivered -= 1
        listeners[place].isBusy = true
        let mailing = Mailing(letter: letter, redaction: listeners[place].redaction)
        return .event(listeners[place].sink, mailing)
    }

    private func index(of id: ListenerID) -> Int? {
        let index = firstIndex(notBefore: id)
        return index < listeners.count && listeners[index].id == id ? index : nil
    }

    private func firstIndex(notBefore id: ListenerID) -> Int {
        var range = 0..<listeners.count
        while !range.isEmpty {
            let middle = (range.lowerBound + range.upperBound) / 2
            range = listeners[middle].id < id ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }
}

/// A listener to a router's events, which ends when it is released, and does not retain the router.
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

    /// Removes the listener; a call with an event that is already being delivered still runs to its end.
    public func end() {
        dispatcher?.stopListening(listener)
    }
}
