internal import Routing

/// The sample texts that components accept, computed once for each component.
///
/// An audit may compare a thousand regular expressions with a thousand others, and trying all texts of one on
/// another is expensive. So each component tries the common texts once, and two components compare their
/// results as sets.
struct ComponentSamples {
    /// The results for one component.
    private struct Accepted {
        /// Texts that the component suggests itself, such as its words.
        let own: [String]
        /// The texts of ``SegmentSamples/common`` that it accepts: one bit for each.
        let common: UInt64
    }

    private let samples: SegmentSamples
    private var known: [PatternComponent: Accepted] = [:]
    /// The number of trials of a text on a component.
    private(set) var trials = 0

    /// Prepares an empty cache.
    ///
    /// - Parameter ignoringCase: Whether ASCII letters fold.
    init(ignoringCase: Bool) {
        samples = SegmentSamples(ignoringCase: ignoringCase)
    }

    /// Finds a segment that two components accept, if one is known.
    mutating func text(for one: PatternComponent, _ other: PatternComponent) -> String? {
        let (accepted, otherAccepted) = (accepted(by: one), accepted(by: other))
        trials += accepted.own.count + otherAccepted.own.count
        if let text = accepted.own.first(where: { samples.accepts(other, $0) }) { return text }
        let common = accepted.common & otherAccepted.common
        if common != 0 { return SegmentSamples.common[common.trailingZeroBitCount] }
        return otherAccepted.own.first { samples.accepts(one, $0) }
    }

    private mutating func accepted(by component: PatternComponent) -> Accepted {
        if let accepted = known[component] { return accepted }
        let own = samples.texts(for: component).filter { !SegmentSamples.common.contains($0) }
        let common = SegmentSamples.common.indices.reduce(into: UInt64(0)) { bits, index in
            if samples.accepts(component, SegmentSamples.common[index]) { bits |= 1 << index }
        }
        trials += own.count + SegmentSamples.common.count
        let accepted = Accepted(own: own, common: common)
        known[component] = accepted
        return accepted
    }
}
