internal import Routing

/// Draws records as the messages of a sequence diagram.
struct SequenceDrawing {
    /// The numbers of events to try, the largest first.
    ///
    /// Mermaid reads 50,000 characters, and texts with many entities take more of them.
    private static let budgets = [80, 40, 20, 10]
    private static let longestText = 49_000
    /// The largest number of entries and gates that have a participant of their own.
    private static let mostParticipants = 12

    private let records: [JournalRecord]
    private let leftOut: Int
    private var participants = SequenceParticipants(limit: Self.mostParticipants)
    private var lines: [String] = []
    /// The participant that opened the URL, by the number of the opening event.
    private var openers: [Int: SequenceParticipants.Name] = [:]
    /// The entry that is being asked or called, by the number of the opening event.
    private var called: [Int: SequenceParticipants.Name] = [:]

    /// Draws records as the largest diagram that Mermaid reads.
    static func text(of records: [JournalRecord]) -> String {
        let records = records.filter { $0.kind != .registered && $0.kind != .disposed }
        var text = ""
        for budget in budgets {
            var drawing = SequenceDrawing(records, mostEvents: budget)
            text = drawing.text()
            if text.utf16.count <= longestText { break }
        }
        return text
    }

    private init(_ records: [JournalRecord], mostEvents: Int) {
        self.records = Array(records.suffix(mostEvents))
        self.leftOut = records.count - self.records.count
    }

    private mutating func text() -> String {
        if leftOut > 0 { lines.append("Note over \(participants.router): … \(leftOut) earlier") }
        for (index, record) in records.enumerated() { draw(record, at: index) }
        let content = (participants.lines + lines).map { "    " + $0 }
        return (["sequenceDiagram"] + content).joined(separator: "\n")
    }
}

extension SequenceDrawing {
    private mutating func draw(_ record: JournalRecord, at index: Int) {
        switch record.kind {
        case .opened:
            let opener = opener(of: record, at: index)
            openers[record.number] = opener
            lines.append(message(opener, "->>", participants.router, "open \(record.route)"))
        case .malformed where record.entry == nil:
            let opener = opener(of: record, at: index)
            lines.append(message(opener, "->>", participants.router, "open \(record.route)"))
            lines.append(message(participants.router, "--x", opener, record.failureText))
        case .proxied:
            answer(record, "-->>", record.decision ?? "\(record.kind)")
        case .redirected:
            let words = SafeText.mermaid("redirected to \(record.route)")
            lines.append("Note over \(participants.router): \(words)")
        case .handled:
            answer(record, "-->>", "\(record.kind)")
        case .held:
            lines.append(
                message(participants.router, "->>", participants.gate(record.gate), "hold \(record.route)"))
        case .resumed:
            lines.append(
                message(participants.gate(record.gate), "->>", participants.router, "resume \(record.route)"))
        case .expired:
            lines.append(
                message(participants.gate(record.gate), "--x", participants.router, record.failureText))
            tellOpener(record)
        case .failed, .abandoned, .timedOut:
            drawFailure(record)
        case .calledTwice:
            lines.append("Note over \(participants.entry(record.entry)): called its continuation again")
        default:
            tellOpener(record)
        }
    }

    /// Draws the end of a job as an answer of the entry whose call failed.
    private mutating func drawFailure(_ record: JournalRecord) {
        guard record.entry != nil, Self.isOwnFault(record.failure?.code) else { return tellOpener(record) }
        answer(record, "--x", record.failureText)
    }

    /// Whether an error comes from the call of an entry, rather than from its decision or from the router.
    private static func isOwnFault(_ code: RoutingError.Code?) -> Bool {
        guard let code else { return true }
        return [.handlerFailed, .abandoned, .timedOut].contains(code)
    }

    /// Draws the call of an entry, unless it was drawn already, and its answer.
    private mutating func answer(_ record: JournalRecord, _ arrow: String, _ text: String) {
        let name = participants.entry(record.entry)
        call(name, record.entry, for: record.parent)
        if let job = record.parent { called[job] = nil }
        let duration = record.nanoseconds.map { " (\(DurationText.text(nanoseconds: $0)))" } ?? ""
        lines.append(message(name, arrow, participants.router, text) + SafeText.mermaid(duration))
    }

    private mutating func call(
        _ name: SequenceParticipants.Name, _ entry: JournalRecord.Entry?, for job: Int?
    ) {
        if let job, called[job] == name { return }
        if let job { called[job] = name }
        lines.append(
            message(participants.router, "->>", name, entry?.kind.isInterceptor == true ? "ask" : "call"))
    }

    /// Draws the result for the participant that opened the URL.
    private mutating func tellOpener(_ record: JournalRecord) {
        let opener = record.parent.flatMap { openers[$0] } ?? participants.caller
        lines.append(message(participants.router, "--x", opener, record.failureText))
    }

    /// The participant that opened a URL: the caller, or the entry that was running when it opened the URL.
    ///
    /// The next event of the parent job that names an entry shows which entry was running.
    private mutating func opener(of record: JournalRecord, at index: Int) -> SequenceParticipants.Name {
        guard let job = record.parent else { return participants.caller }
        let answer = records[(index + 1)...].first { $0.parent == job && $0.entry != nil }
        guard let entry = answer?.entry else { return called[job] ?? participants.caller }
        let name = participants.entry(entry)
        call(name, entry, for: job)
        return name
    }

    private func message(
        _ sender: SequenceParticipants.Name,
        _ arrow: String,
        _ receiver: SequenceParticipants.Name,
        _ text: String
    ) -> String {
        "\(sender)\(arrow)\(receiver): \(SafeText.mermaid(text))"
    }
}

extension JournalRecord {
    /// The kind of event and the reason for the failure.
    fileprivate var failureText: String {
        guard let failure else { return "\(kind)" }
        return "\(failure.code): \(failure.message)"
    }
}

extension RoutingTrace {
    /// The events as a Mermaid sequence diagram: the caller, the router, and the entries and gates that the
    /// URL reached.
    ///
    /// The diagram omits registrations and, if there are many events, draws only the latest: Mermaid reads
    /// 50,000 characters.
    public var mermaid: String { SequenceDrawing.text(of: records) }
}
