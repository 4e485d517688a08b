/// A condition in code on the text of a capture; it has an identity, since two closures cannot be compared.
package final class CapturePredicate: Sendable {
    private let condition: @Sendable (String) -> Bool

    init(_ condition: @escaping @Sendable (String) -> Bool) {
        self.condition = condition
    }

    /// Stands for any condition where conditions are not asked.
    static let unasked = CapturePredicate { _ in true }

    /// Asks the code; never called with a lock held.
    func accepts(_ text: String) -> Bool {
        condition(text)
    }
}

extension CapturePredicate: Hashable {
    package static func == (left: CapturePredicate, right: CapturePredicate) -> Bool {
        left === right
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
