import Dispatch
import Foundation
import Testing

@testable import Routing

@Suite struct LockedTests {
    private struct Refusal: Error {}

    @Test func aClosureReadsAndChangesTheValue() {
        let lock = Locked([1])
        let count = lock.withLock { value in
            value.append(2)
            return value.count
        }
        #expect(count == 2)
        #expect(lock.withLock { $0 } == [1, 2])
    }

    @Test func onlyOneThreadIsInsideAtATime() async {
        let lock = Locked((changes: 0, isInside: false, collisions: 0))
        await onThreadsAtOnce(2) {
            for _ in 0..<50 {
                lock.withLock { value in
                    if value.isInside { value.collisions += 1 }
                    value.isInside = true
                    let changes = value.changes
                    // Another thread that could enter now would.
                    sched_yield()
                    value.changes = changes + 1
                    value.isInside = false
                }
            }
        }
        #expect(lock.withLock { $0.changes } == 100)
        #expect(lock.withLock { $0.collisions } == 0)
    }

    @Test func aClosureThatThrowsUnlocks() {
        let lock = Locked(0)
        #expect(throws: Refusal.self) {
            try lock.withLock { value in
                value = 1
                throw Refusal()
            }
        }
        #expect(lock.withLock { $0 } == 1)
    }

    @Test func theValueGoesWithTheLock() {
        weak var value: PlainValue?
        do {
            let lock = Locked(PlainValue())
            value = lock.withLock { $0 }
            #expect(value != nil)
        }
        #expect(value == nil)
    }

    private final class PlainValue: Sendable {}

    /// Runs a step on several threads that begin together, and returns when all are through.
    private func onThreadsAtOnce(_ count: Int, _ step: @escaping @Sendable () -> Void) async {
        let (gate, group) = (Gate(count), DispatchGroup())
        for _ in 0..<count {
            group.enter()
            Thread.detachNewThread {
                gate.pass()
                step()
                group.leave()
            }
        }
        await withCheckedContinuation { done in group.notify(queue: .global()) { done.resume() } }
    }

    /// Holds threads until all have come; of another make than the lock, which is on trial.
    private final class Gate: Sendable {
        private let arrived = DispatchSemaphore(value: 0)
        private let opened = DispatchSemaphore(value: 0)

        init(_ count: Int) {
            let (arrived, opened) = (arrived, opened)
            Thread.detachNewThread {
                for _ in 0..<count { arrived.wait() }
                for _ in 0..<count { opened.signal() }
            }
        }

        func pass() {
            arrived.signal()
            opened.wait()
        }
    }
}
