internal import Routing

/// The participants of a sequence diagram, in order of appearance.
struct SequenceParticipants {
    /// The name of a participant in the text of the diagram.
    typealias Name = String

    let caller: Name = "C"
    let router: Name = "R"
    /// The largest number of participants besides the caller and the router; the rest share one participant.
    private let limit: Int
    private var entries: [RouteUUID: Name] = [:]
    private var gates: [String: Name] = [:]
    /// The lines that declare the participants.
    private(set) var lines = ["actor C as caller", "participant R as router"]
    private var hasOthers = false

    init(limit: Int) {
        self.limit = limit
    }

    /// The name of an entry.
    mutating func entry(_ entry: JournalRecord.Entry?) -> Name {
        guard let entry else { return others() }
        if let name = entries[entry.uuid] { return name }
        guard let name = newName("E") else { return others() }
        entries[entry.uuid] = name
        let title = entry.name.map { "\(entry.kind) \($0)" } ?? "\(entry.kind)"
        introduce(name, SafeText.mermaid(title) + "<br/>" + SafeText.mermaid(entry.pattern))
        return name
    }

    /// The name of a gate.
    mutating func gate(_ gate: String?) -> Name {
        let gate = gate ?? ""
        if let name = gates[gate] { return name }
        guard let name = newName("G") else { return others() }
        gates[gate] = name
        introduce(name, "gate<br/>" + SafeText.mermaid(gate))
        return name
    }

    private func newName(_ letter: String) -> Name? {
        let count = entries.count + gates.count
        return count < limit ? "\(letter)\(count + 1)" : nil
    }

    /// The name of the participant that stands for those beyond the limit.
    private mutating func others() -> Name {
        if !hasOthers { introduce("O", "others") }
        hasOthers = true
        return "O"
    }

    private mutating func introduce(_ name: Name, _ words: String) {
        lines.append("participant \(name) as \(words)")
    }
}
