/// A law that has to hold for whatever the fuzzer makes up.
enum Law {
    /// Stops the program, which is how a fuzzer hears of it, unless a law holds.
    ///
    /// - Parameters:
    ///   - name: What has to hold, as a sentence.
    ///   - holds: Whether it does.
    ///   - about: What it is about.
    static func check(_ name: String, _ holds: Bool, _ about: @autoclosure () -> Any) {
        if !holds { preconditionFailure("not true: \(name), for \(String(reflecting: about()))") }
    }

    /// Stops the program when something throws that must not.
    ///
    /// - Parameters:
    ///   - name: What must not throw, as a sentence.
    ///   - about: What it is about.
    ///   - body: What must not throw.
    /// - Returns: What the body gives.
    static func succeeds<Result>(
        _ name: String,
        _ about: @autoclosure () -> Any,
        _ body: () throws -> Result
    ) -> Result {
        do {
            return try body()
        } catch {
            preconditionFailure("not true: \(name), for \(String(reflecting: about())): \(error)")
        }
    }

    /// Whether two texts are the same scalars; `==` of texts is canonical equivalence.
    ///
    /// - Parameters:
    ///   - left: One text.
    ///   - right: The other.
    /// - Returns: Whether they are.
    static func isSame(_ left: String?, _ right: String?) -> Bool {
        left.map { Array($0.utf8) } == right.map { Array($0.utf8) }
    }
}
