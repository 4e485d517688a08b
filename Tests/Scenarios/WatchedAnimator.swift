import Routing
import RoutingPresentation
import RoutingTesting

/// Sees to it that no animation begins before the one before has ended.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
struct WatchedAnimator: Animator {
    /// One animation; it is over when it is said to be, or when no code can say so any more.
    private final class Flight: Sendable {
        private let count: Locked<Int>
        private let isOver = Locked(false)

        init(_ count: Locked<Int>) {
            self.count = count
            count.withLock { $0 += 1 }
        }

        deinit {
            end()
        }

        func end() {
            let wasOver = isOver.withLock { isOver in
                defer { isOver = true }
                return isOver
            }
            if !wasOver { count.withLock { $0 -= 1 } }
        }
    }

    let simulation: Simulation
    let animator: any Animator
    private let count = Locked(0)

    init(_ animator: any Animator, in simulation: Simulation) {
        self.animator = animator
        self.simulation = simulation
    }

    func animate(_ transition: Transition, finished: @escaping @MainActor () -> Void) {
        let flight = Flight(count)
        let inFlight = count.withLock { $0 }
        simulation.expect(inFlight == 1, "\(inFlight) animations go on at once")
        animator.animate(transition) {
            flight.end()
            finished()
        }
    }
}
