/// An object that can be made from nothing.
protocol Makeable: AnyObject {
    init()
}

/// What is rare stands behind one empty reference, so that it costs nothing until it is needed.
extension Optional where Wrapped: Makeable {
    /// Gives the object, made when it is first needed.
    @inline(__always)
    mutating func made() -> Wrapped {
        if let self { return self }
        let made = Wrapped()
        self = made
        return made
    }
}
