/// An object that can be created without arguments.
protocol Makeable: AnyObject {
    init()
}

/// Creates rarely needed state on demand; until then, the state costs one empty reference.
extension Optional where Wrapped: Makeable {
    /// Returns the object, and creates it at the first call.
    @inline(__always)
    mutating func made() -> Wrapped {
        if let self { return self }
        let made = Wrapped()
        self = made
        return made
    }
}
