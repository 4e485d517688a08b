/// The content of a stack or a fork, as read from the screen.
struct ContentReading {
    /// The content according to the state.
    let expected: [Destination.ID]
    /// The part of that content that is on the screen, in its order there.
    let shown: [Destination.ID]
    /// Whether a foreign screen is on top of the stack.
    let isCovered: Bool
    /// Whether a foreign screen is at the bottom of the stack.
    let hasForeignRoot: Bool
    /// Whether another container shows a part of the content.
    let isMoved: Bool
    /// Whether it shows a screen of another place of the state.
    let showsOtherPlaces: Bool

    /// Whether content of the state is missing or in another order, or a screen is where no state can have it.
    var isAstray: Bool { expected != shown || hasForeignRoot || showsOtherPlaces }

    /// The missing content, or `nil` if the screen differs in other ways, or shows none of the content in this place.
    ///
    /// A state can express such a removal.
    var missing: [Destination.ID]? {
        if hasForeignRoot || isMoved || showsOtherPlaces { return nil }
        let shown = Set(shown)
        let left = expected.filter(shown.contains)
        return left == self.shown && !left.isEmpty ? expected.filter { !shown.contains($0) } : nil
    }
}
