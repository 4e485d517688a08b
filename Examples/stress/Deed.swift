/// An operation on the router, with one URL.
enum Deed: String, CaseIterable {
    // Handled by the permanent routes.
    case open, classic, dispatch, redirect, data
    // Handled by temporary routes.
    case register, own
    // Ended early, or by another task.
    case hold, cancel, sweep
    // Faulty.
    case fail, reject, drop, twice, late, nobody, malformed
    // From outside: to a map that accepts all origins, and to a map that accepts no external URLs.
    case visit, trespass

    /// The frequency of the operation, compared with the others.
    ///
    /// An operation that fails slowly would block the router for all others.
    private var weight: Int {
        switch self {
        case .late: 1
        case .cancel, .sweep, .drop: 20
        default: 100
        }
    }

    private static let deck = allCases.flatMap { deed in repeatElement(deed, count: deed.weight) }

    /// A random operation.
    static func drawn() -> Deed { deck.randomElement() ?? .open }

    /// The URL of the operation.
    ///
    /// - Parameter ticket: The number by which the ledger recognises the URL, even after a redirect.
    /// - Returns: The URL; an invalid text for ``malformed``.
    func url(_ ticket: Int) -> String {
        self == .malformed ? "https://[no-host/\(ticket)" : "stress://\(rawValue)/\(ticket)"
    }

    /// How it may end: on a busy machine, anything may come too late, or find too much waiting.
    var ends: Set<End> { ownEnds.union([.overloaded, .timedOut]) }

    private var ownEnds: Set<End> {
        switch self {
        case .open, .classic, .dispatch, .redirect, .data, .twice, .late, .visit: [.handled]
        case .register, .own: [.handled, .unmatched]
        case .hold: [.handled, .discarded, .expired, .heldTooLate]
        case .cancel, .sweep: [.handled, .cancelled]
        case .fail: [.threw]
        case .reject: [.rejected]
        case .drop: [.abandoned]
        case .nobody: [.unmatched]
        case .trespass: [.untrusted]
        case .malformed: [.malformed]
        }
    }
}
