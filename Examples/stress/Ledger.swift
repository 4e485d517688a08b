import Routing

/// Who was given which ticket, and what became of each.
///
/// It knows only the tickets that are out, so that it stays small however long the program runs.
actor Ledger {
    private var out: [Int: Deed] = [:]
    private var book = Balance()
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// How many tickets are out at most: who is that far ahead of what the router tells waits.
    private static let limit = 2000
    private static let limitOfFaults = 20

    /// Where everybody stands.
    var balance: Balance {
        var balance = book
        balance.missing = out.count
        return balance
    }

    /// Gives out a ticket, as soon as there is one.
    ///
    /// - Parameter deed: What is going to be done with it.
    /// - Returns: The number of the ticket.
    func ticket(for deed: Deed) async -> Int {
        while out.count >= Self.limit {
            await withCheckedContinuation { waiting.append($0) }
        }
        book.opened += 1
        out[book.opened] = deed
        return book.opened
    }

    /// Enters what a router tells.
    func enter(_ event: RoutingEvent) {
        switch event.kind {
        case .registered: book.registered += 1
        case .disposed: book.disposed += 1
        default: if let end = End(event) { takeBack(event.route, end) }
        }
    }

    /// Enters how many routes stand at the end.
    func enter(standing: Int) {
        book.standing = standing
    }

    private func takeBack(_ url: String, _ end: End) {
        // Whatever a URL was redirected to, its ticket is the last of it.
        guard let ticket = url.split(separator: "/").last.flatMap({ Int($0) }) else {
            return fault("nobody opened \(url), which ended as \(end.rawValue)")
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
