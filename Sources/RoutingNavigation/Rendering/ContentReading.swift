/// What shows of a stack or a fork, read back.
struct ContentReading {
    /// What a state says.
    let said: [Destination.ID]
    /// What of that is there, in the order in which it is there.
    let shown: [Destination.ID]
    /// Whether something else is on top of a stack.
    let isCovered: Bool
    /// Whether something else is at the bottom of a stack.
    let isUndermined: Bool

    /// Whether anything of what the state says is missing, or in another place.
    var isAstray: Bool { said != shown || isUndermined }

    /// What is missing, if that is all that differs and something is left: a state can say that.
    var missing: [Destination.ID]? {
        if isUndermined { return nil }
        let shown = Set(shown)
        let left = said.filter(shown.contains)
        return left == self.shown && !left.isEmpty ? said.filter { !shown.contains($0) } : nil
    }
}

extension ObjectIdentifier {
    /// What tells an object from others; `nil` for what is no object.
    init?<Presentable>(of presentable: Presentable?) {
        guard let presentable, type(of: presentable as Any) is AnyClass else { return nil }
        self.init(presentable as AnyObject)
    }
}
