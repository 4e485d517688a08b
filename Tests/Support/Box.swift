@testable import Routing

/// A value that several threads set and take, such as a continuation that a handler retains.
final class Box<Value: Sendable>: Sendable {
    private let content: Locked<Value?>

    init(_ value: Value? = nil) {
        content = Locked(value)
    }

    /// The latest value.
    var value: Value? { content.withLock { $0 } }

    /// Sets the value; the previous value is released outside the lock.
    func put(_ value: Value?) {
        withExtendedLifetime(exchange(value)) {}
    }

    /// Removes and returns the value.
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
