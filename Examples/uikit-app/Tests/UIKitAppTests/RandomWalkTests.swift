import RoutingNavigation
import RoutingPresentation
import Testing
import UIKit

@testable import UIKitApp

/// After any sequence of URLs, history moves and user actions, the window agrees with the state.
@MainActor
struct RandomWalkTests {
    @Test(arguments: (0..<40).map { SeededNumbers.seed &+ $0 })
    func theWindowShowsWhatTheStateSays(seed: UInt64) async throws {
        let running = try await RunningShop.started()
        var numbers = SeededNumbers(seed: seed)
        var steps: [String] = []
        for _ in 0..<30 {
            steps.append(await step(&numbers, running))
            await running.settle()
            #expect(running.shown == running.said, "seed \(seed): \(steps)")
            if running.shown != running.said { return }
        }
        #expect(running.faults.all.isEmpty, "seed \(seed): \(steps)")
    }

    /// Takes a random step and returns its description.
    private func step(_ numbers: inout SeededNumbers, _ running: RunningShop) async -> String {
        let url = RunningShop.urls[numbers.next(below: RunningShop.urls.count)]
        switch numbers.next(below: 13) {
        case 0:
            _ = try? await running.navigator.back()
            return "back"
        case 1:
            _ = try? await running.navigator.forward()
            return "forward"
        case 2:
            running.shop.isSignedIn.toggle()
            return "signed in: \(running.shop.isSignedIn)"
        case 3, 4, 5:
            return running.window.moveByHand(numbers.next(below: 5))
        case 6:
            // The user acts while the navigator processes a request.
            let request = Task { try? await running.open(url) }
            for _ in 0..<numbers.next(below: 4) { await Task.yield() }
            let move = running.window.moveByHand(numbers.next(below: 5))
            await request.value
            return "\(url), meanwhile \(move)"
        case 7:
            // The request arrives during a swipe.
            guard let swipe = running.window.beginSwipeBack() else { return "no swipe" }
            let request = Task { try? await running.open(url) }
            for _ in 0..<numbers.next(below: 20) { await Task.yield() }
            running.report()
            let isFinished = numbers.next(below: 2) == 0
            if isFinished { swipe.finish() } else { swipe.cancel() }
            await request.value
            return "\(url) during a swipe that is \(isFinished ? "finished" : "cancelled")"
        default:
            _ = try? await running.open(url)
            return url
        }
    }
}
