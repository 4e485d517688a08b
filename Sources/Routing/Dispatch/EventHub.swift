/// The listeners of a router and the events that they have not seen yet.
///
/// Events are numbered and put into each listener's mail under the lock. The thread that caused events
/// delivers those outside it, and no others. A listener that is busy with an earlier event is left to the
/// thread that delivers that; what has come meanwhile is handed over to a thread of the router. So each
/// listener sees one event at a time and in order, and no caller pays for what others caused.
struct EventHub: Sendable {
    /// The number of a listener.
    typealias ListenerID = Int

    /// How many events are kept for a listener that is slow; the oldest go, and their numbers are missing.
    static let longestMail = 4096

    /// What a listener is called with, and when there is nothing more to come.
    struct Sink: Sendable {
        var receive: @Sendable (RoutingEvent) -> Void
        var finish: @Sendable () -> Void = {}
    }

    private struct Listener: Sendable {
        let id: ListenerID
        let sink: Sink
        /// What the listener does not see.
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

    /// What a thread that delivers does next.
    enum Delivery: Sendable {
        /// Tell a listener, which is busy from now on, of an event.
        case event(Sink, Mailing)
        /// Have another thread deliver what came to a listener meanwhile, which stays busy.
        case handOver(ListenerID)
    }

    /// How far a thread that delivers has come.
    struct Round {
        /// The listener that is being told, or the first that may be told next.
        fileprivate(set) var listener: ListenerID = 0
        /// Whether a listener is being told and so is busy.
        fileprivate(set) var isTelling = false
        /// The events that are delivered; `nil` to tell one listener whatever there is.
        let events: ClosedRange<Int>?

        /// Delivers events to all listeners that are not busy.
        init(of events: ClosedRange<Int>) {
            self.events = events
        }

        /// Goes on with a listener that was handed over.
        init(of listener: ListenerID) {
            self.listener = listener
            isTelling = true
            events = nil
        }

        /// Whether an event is for this round; an earlier one is for the thread that caused it.
        fileprivate func includes(_ number: Int) -> Bool { events?.contains(number) ?? true }
    }

    /// An event on its way to a listener.
    struct Mailing: Sendable {
        fileprivate let letter: Letter
        fileprivate let redaction: Redaction?

        /// The event as the listener sees it; asked for outside the lock, because masking takes time.
        var event: RoutingEvent {
            redaction.map { $0.knowing(letter.patterns).event(letter.event) } ?? letter.event
        }
    }

    /// In the order of their numbers.
    private var listeners: [Listener] = []
    private var lastListener = 0
    private var lastEvent = 0
    /// How many letters have not been delivered, or are just being.
    private var undelivered = 0
    private var hiding = 0
}

extension EventHub {
    /// Whether there are listeners; without one, no event is made.
    var isListenedTo: Bool { !listeners.isEmpty }

    /// Whether some listener does not see the values of all names.
    var hidesNames: Bool { hiding > 0 }

    /// Whether every listener has seen all events, to the end.
    var isQuiet: Bool { undelivered == 0 }

    /// The sinks of all listeners, in the order in which they were added.
    var sinks: [Sink] { listeners.map(\.sink) }

    /// Adds a listener.
    ///
    /// - Parameters:
    ///   - sink: What is called.
    ///   - redaction: What the listener does not see; `nil` when it sees everything.
    /// - Returns: The number of the listener.
    mutating func add(_ sink: Sink, hiding redaction: Redaction? = nil) -> ListenerID {
        lastListener += 1
        listeners.append(Listener(id: lastListener, sink: sink, redaction: redaction))
        if redaction != nil { hiding += 1 }
        return lastListener
    }

    /// Removes a listener with the mail that it has not seen.
    ///
    /// - Returns: What was removed, to be released outside the lock; `nil` when there is no such listener.
    /// - Complexity: O(*n*) in the number of listeners.
    mutating func remove(_ id: ListenerID) -> (any Sendable)? {
        guard let index = index(of: id) else { return nil }
        let listener = listeners.remove(at: index)
        if listener.redaction != nil { hiding -= 1 }
        undelivered -= listener.mail.count + (listener.isBusy ? 1 : 0)
        return listener
    }

    /// Numbers an event and mails it to all listeners.
    ///
    /// - Parameters:
    ///   - event: The event; best made only while ``isListenedTo``.
    ///   - patterns: The patterns that may capture parts of its URLs; needed while ``hidesNames``.
    ///   - dropped: Takes events that a slow listener will not see, to be released outside the lock.
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

    /// Finds what a thread that delivers does next.
    ///
    /// - Parameter round: How far it has come.
    /// - Returns: `nil` when there is nothing left to do.
    /// - Complexity: O(log *n*) in the number of listeners, and O(1) for each that is passed over.
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
