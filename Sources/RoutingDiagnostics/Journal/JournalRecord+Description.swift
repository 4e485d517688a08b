internal import Routing

extension JournalRecord: CustomStringConvertible {
    /// The largest number of characters of a text that a line shows.
    private static let mostShown = 200

    /// The record on one line, without its duration.
    public var description: String { line(isRoot: true) }

    /// The record on one line.
    ///
    /// - Parameter isRoot: Whether the line stands alone, so that it has to name the URL.
    /// - Returns: The line.
    func line(isRoot: Bool) -> String {
        let route = Self.shown(route)
        let parts: [String?]
        switch kind {
        case .opened, .malformed: parts = [route, origin.map { "from \(Self.shown("\($0)"))" }]
        case .redirected: parts = ["to", route]
        case .registered, .disposed: parts = [entry.map { $0.words(withKind: true) } ?? route]
        default: parts = [isRoot ? route : nil, entry.map { "by " + $0.words(withKind: false) }]
        }
        let ending = [
            gate.map { "at the gate '\(Self.shown($0))'" },
            decision.map { "→ \(Self.shown($0))" },
            failure.map { "→ \($0.code): \(Self.shown($0.message))" },
        ]
        return (["#\(number)", "\(kind)"] + parts + ending).compactMap(\.self).joined(separator: " ")
    }

    static func shown(_ text: String) -> String { text.visible(atMost: mostShown) }
}

extension JournalRecord.Entry {
    /// The entry in a few words: `the map "book" '/books/:id' (MyApp/Routes.swift:12)`.
    fileprivate func words(withKind: Bool) -> String {
        let parts = [
            withKind ? "the \(kind)" : nil,
            name.map { "\"\(JournalRecord.shown($0))\"" },
            "'\(JournalRecord.shown(pattern))'",
            sourceLine.isEmpty ? nil : "(\(JournalRecord.shown(sourceLine)))",
        ]
        return parts.compactMap(\.self).joined(separator: " ")
    }
}
