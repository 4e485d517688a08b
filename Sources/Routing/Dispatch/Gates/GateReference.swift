/// A gate that is not kept.
///
/// Decisions are recorded in outcomes and events, and a gate that goes has to reject what it holds: nothing that
/// comes of a decision may keep it.
final class GateReference: Sendable {
    private weak let object: Gate?
    /// The name of the gate.
    let name: String

    init(_ gate: Gate) {
        object = gate
        name = gate.name
    }

    /// Refers to a gate by its name alone, for a listener that hides names.
    init(named name: String) {
        object = nil
        self.name = name
    }

    /// The gate, or `nil` once it is gone.
    ///
    /// The caller may become the last to hold it and must let go of it outside any lock.
    var gate: Gate? { object }
}
