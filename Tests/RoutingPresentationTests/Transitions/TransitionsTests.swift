import Foundation
import RoutingPresentation
import Testing

/// What followers of a window are told.
@MainActor
struct TransitionsTests {
    let scene = Scene()

    @Test func theyBeginWithWhatShows() async throws {
        let root = scene.showing(scene.screen("a"))
        var transitions = scene.window.transitions().makeAsyncIterator()
        let first = try #require(await transitions.next())
        #expect(first.operation == .observe)
        #expect(first.number == 0)
        #expect(first.phase == .ended)
        #expect(first.container == nil)
        #expect(first.content == [root.controllerID])
        #expect(first.added == scene.window.snapshot.layers)
    }

    @Test func eachVerbIsToldAsItBeginsAndAsItHasEnded() async throws {
        let navigation = scene.showing(scene.navigation("a"))
        let root = navigation.viewControllers[0]
        let transitions = scene.window.transitions()
        let pushed = scene.screen("b")
        navigation.pushViewController(pushed, animated: true)
        let modal = scene.modal("m", .fullScreen)
        // It waits, and is told when its turn has come.
        navigation.present(modal, animated: false)
        scene.animator.advance()
        await scene.window.settled()
        navigation.dismiss(animated: false)
        navigation.popViewController(animated: false)

        var told: [Transition] = []
        for await transition in transitions {
            told.append(transition)
            if told.count == 9 { break }
        }
        #expect(
            told.dropFirst().map(\.description)
                == [
                    "1 began push in \(navigation.controllerID) + \(pushed.controllerID)",
                    "1 ended push in \(navigation.controllerID) + \(pushed.controllerID)",
                    "2 began present + \(modal.controllerID)",
                    "2 ended present + \(modal.controllerID)",
                    "3 began dismiss - \(modal.controllerID)",
                    "3 ended dismiss - \(modal.controllerID)",
                    "4 began pop in \(navigation.controllerID) - \(pushed.controllerID)",
                    "4 ended pop in \(navigation.controllerID) - \(pushed.controllerID)",
                ].map { text in "\(Int(text.prefix(1))! + 1)" + text.dropFirst() }
        )
        #expect(told[1].appearing == [pushed.controllerID])
        #expect(told[1].disappearing == [root.controllerID])
        #expect(told[3].disappearing == [navigation.controllerID, pushed.controllerID])
        #expect(told.map(\.isAnimated) == [false, true, true] + Array(repeating: false, count: 6))
        #expect(told.map(\.content.count) == [1, 2, 2, 2, 2, 1, 1, 1, 1])
        #expect(told.map(\.selectedIndex) == [0, 1, 1, 1, 1, 0, 0, 0, 0])
    }

    @Test func theyAreCoded() throws {
        let navigation = scene.showing(scene.navigation("a"))
        navigation.pushViewController(scene.screen("b"), animated: true)
        let transition = try #require(scene.animator.inFlight.first)
        let data = try JSONEncoder().encode(transition)
        #expect(try JSONDecoder().decode(Transition.self, from: data) == transition)
        scene.animator.advance()
    }

    @Test func theyEndWithTheWindow() async {
        var window: Window? = Window()
        let transitions = window!.transitions()
        window!.rootViewController = ViewController()
        window = nil
        var operations: [Transition.Operation] = []
        for await transition in transitions { operations.append(transition.operation) }
        #expect(operations == [.observe, .root, .root])
    }

    @Test func whoeverStopsListeningStopsNobodyElse() async throws {
        scene.showing(scene.screen("a"))
        var kept = scene.window.transitions().makeAsyncIterator()
        let task = Task { @MainActor in
            for await _ in scene.window.transitions() { break }
        }
        await task.value
        scene.window.rootViewController = nil
        let told = [await kept.next(), await kept.next(), await kept.next()]
        #expect(told.compactMap { $0?.operation } == [.observe, .root, .root])
    }
}
