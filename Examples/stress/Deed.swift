/// What a task does to the router, with one URL.
enum Deed: String, CaseIterable {
    // Handled by what is always there.
    case open, classic, dispatch, redirect, data
    // Handled by what comes and goes.
    case register, own
    // Ended early, or by somebody else.
    case hold, cancel, sweep
    // Done wrong.
    case fail, reject, drop, twice, late, nobody, malformed
    // From outside, to what is meant for everybody and for nobody outside.
    case visit, trespass

    /// How often it is done, compared with the others.
    ///
    /// What takes long to fail would keep the router from everything else.
    private var weight: Int {
        switch self {
        case .late: 1
        case .cancel, .sweep, .drop: 20
        default: 100
        }
    }

    private static let deck = allCases.flatMap { deed in repeatElement(deed, count: deed.weight) }

    /// A deed by chance.
    static func drawn() -> Deed { deck.randomElement() ?? .open }

    /// The URL of a deed.
    ///
    /// - Parameter ticket: The number by which the ledger knows it again, whatever redirects it.
    /// - Returns: The URL, a text that is none for ``malformed``.
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
