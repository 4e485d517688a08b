@testable import Routing

/// A place for a value that several threads set and take, such as a continuation that a handler keeps.
final class Box<Value: Sendable>: Sendable {
    private let content: Locked<Value?>

    init(_ value: Value? = nil) {
        content = Locked(value)
    }

    /// The value that was put in last.
    var value: Value? { content.withLock { $0 } }

    /// Puts a value in; what it replaces is released outside the lock.
    func put(_ value: Value?) {
        withExtendedLifetime(exchange(value)) {}
    }

    /// Takes the value out.
    func take() -> Value? {
        exchange(nil)
    }

    private func exchange(_ value: Value?) -> Value? {
        content.withLock { content in
            defer { content = value }
            return content
        }
    }
}
