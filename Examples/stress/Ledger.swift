import Routing

/// The tickets in use, and the ends of their URLs.
///
/// It stores only tickets in use, so that it stays small however long the program runs.
actor Ledger {
    private var out: [Int: Deed] = [:]
    private var book = Balance()
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// The largest number of tickets in use; a task that wants another one waits for the router's events.
    private static let limit = 2000
    private static let limitOfFaults = 20

    /// The current totals.
    var balance: Balance {
        var balance = book
        balance.missing = out.count
        return balance
    }

    /// Issues a ticket, as soon as one is free.
    ///
    /// - Parameter deed: The operation that uses the ticket.
    /// - Returns: The number of the ticket.
    func ticket(for deed: Deed) async -> Int {
        while out.count >= Self.limit {
            await withCheckedContinuation { waiting.append($0) }
        }
        book.opened += 1
        out[book.opened] = deed
        return book.opened
    }

    /// Records an event of the router.
    func enter(_ event: RoutingEvent) {
        switch event.kind {
        case .registered: book.registered += 1
        case .disposed: book.disposed += 1
        default: if let end = End(event) { takeBack(event.route, end) }
        }
    }

    /// Records the number of routes that are still registered at the end.
    func enter(standing: Int) {
        book.standing = standing
    }

    private func takeBack(_ url: String, _ end: End) {
        // A redirect keeps the ticket as the last segment of the URL.
        guard let ticket = url.split(separator: "/").last.flatMap({ Int($0) }) else {
            return fault("no task opened \(url), which ended as \(end.rawValue)")
        }
        guard let deed = out.removeValue(forKey: ticket) else {
            return fault("\(url) ended once more, as \(end.rawValue)")
        }
        book.ended[end, default: 0] += 1
        if !deed.ends.contains(end) { fault("\(url) ended as \(end.rawValue)") }
        if let next = waiting.popLast() { next.resume() }
    }

    private func fault(_ text: String) {
        book.faults += 1
        if book.examples.count < Self.limitOfFaults { book.examples.append(text) }
    }
}
