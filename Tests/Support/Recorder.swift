@testable import Routing

/// A list that any thread can add to and that a test can wait for.
final class Recorder<Element: Sendable>: Sendable {
    private struct Waiter: Sendable {
        let isSatisfied: @Sendable ([Element]) -> Bool
        let continuation: CheckedContinuation<[Element], Never>
    }

    private struct State: Sendable {
        var elements: [Element] = []
        var waiters: [Waiter] = []
    }

    private let state = Locked(State())

    /// The elements recorded so far, in order.
    var elements: [Element] { state.withLock { $0.elements } }

    /// Records an element and resumes the tasks that waited for it.
    func record(_ element: Element) {
        let (satisfied, elements) = state.withLock { state in
            state.elements.append(element)
            let elements = state.elements
            let satisfied = state.waiters.filter { $0.isSatisfied(elements) }
            state.waiters.removeAll { $0.isSatisfied(elements) }
            return (satisfied, elements)
        }
        for waiter in satisfied { waiter.continuation.resume(returning: elements) }
    }

    /// Removes all elements; they are released outside the lock.
    func removeAll() {
        withExtendedLifetime(takeAll()) {}
    }

    /// Removes and returns all elements.
    func takeAll() -> [Element] {
        state.withLock { state in
            defer { state.elements = [] }
            return state.elements
        }
    }

    /// Waits for an element, and removes and returns the oldest.
    ///
    /// Use this function for continuations. If one stayed in the recorder, a handler that retains the recorder
    /// would retain a continuation of its own router, and the router would leak.
    func takeFirst() async -> Element {
        while true {
            _ = await elements(atLeast: 1)
            let first = state.withLock { $0.elements.isEmpty ? nil : $0.elements.removeFirst() }
            if let first { return first }
        }
    }

    /// Waits for a number of elements, and returns all elements recorded by then.
    func elements(atLeast count: Int) async -> [Element] {
        await elements { $0.count >= count }
    }

    /// Waits for the first element that satisfies a condition.
    func first(where condition: @escaping @Sendable (Element) -> Bool) async -> Element {
        let elements = await elements { $0.contains(where: condition) }
        guard let element = elements.first(where: condition) else {
            preconditionFailure("the wait ends when there is one")
        }
        return element
    }

    private func elements(when isSatisfied: @escaping @Sendable ([Element]) -> Bool) async -> [Element] {
        await withCheckedContinuation { continuation in
            let present: [Element]? = state.withLock { state in
                if isSatisfied(state.elements) { return state.elements }
                state.waiters.append(Waiter(isSatisfied: isSatisfied, continuation: continuation))
                return nil
            }
            if let present { continuation.resume(returning: present) }
        }
    }
}
