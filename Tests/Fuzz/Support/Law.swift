/// A law that has to hold for every input of the fuzzer.
enum Law {
    /// Stops the program unless a law holds, which reports the failure to the fuzzer.
    ///
    /// - Parameters:
    ///   - name: The law, as a sentence.
    ///   - holds: Whether the law holds.
    ///   - about: The values that the law is about.
    static func check(_ name: String, _ holds: Bool, _ about: @autoclosure () -> Any) {
        if !holds { preconditionFailure("not true: \(name), for \(String(reflecting: about()))") }
    }

    /// Stops the program if a closure throws.
    ///
    /// - Parameters:
    ///   - name: The law, as a sentence.
    ///   - about: The values that the law is about.
    ///   - body: A closure that must not throw.
    /// - Returns: The result of the closure.
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

    /// Whether two texts have the same scalars; `==` of texts is canonical equivalence.
    ///
    /// - Parameters:
    ///   - left: One text.
    ///   - right: The other text.
    /// - Returns: Whether the scalars are the same.
    static func isSame(_ left: String?, _ right: String?) -> Bool {
        left.map { Array($0.utf8) } == right.map { Array($0.utf8) }
    }
}
