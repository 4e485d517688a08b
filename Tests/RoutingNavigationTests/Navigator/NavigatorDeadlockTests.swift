import Routing
import RoutingTesting
import Testing

@testable import RoutingNavigation

/// Requests that would wait for the rendering that makes them.
@MainActor @Suite struct NavigatorDeadlockTests {
    private let renderer = RecordingRenderer()

    private func navigator(_ timeout: Duration?) -> Navigator {
        Navigator(ReadingApp.tree, renderer: renderer, timeout: timeout, clock: DrivenClock())
    }

    @Test(arguments: [nil, Duration.seconds(5)])
    func aRequestThatIsAwaitedWithinRenderingWouldDeadlock(_ timeout: Duration?) async throws {
        let navigator = navigator(timeout)
        var codes: [NavigationError.Code?] = []
        renderer.before = { [unowned navigator] _ in
            for action in [NavigationAction.open("login"), .removeCurrent, .open("nowhere")] {
                do { try await navigator.dispatch(action) } catch {
                    codes.append((error as? NavigationError)?.code)
                }
            }
            do { try await navigator.back() } catch { codes.append((error as? NavigationError)?.code) }
            do { try await navigator.restore(NavigationState()) } catch {
                codes.append((error as? NavigationError)?.code)
            }
        }
        try await navigator.open("login")
        #expect(codes.count == 15)
        #expect(codes.allSatisfy { $0 == .wouldDeadlock })
        #expect(navigator.state.url == "login")
    }

    @Test func aRequestThatIsAwaitedThroughAChildTaskEndsWithTheTimeout() async throws {
        let clock = DrivenClock()
        let navigator = Navigator(
            ReadingApp.tree, renderer: renderer, timeout: .seconds(5), clock: clock)
        renderer.before = { [unowned navigator, unowned renderer] _ in
            renderer.before = { _ in }
            async let child = navigator.open("books")
            _ = try await child
        }
        let request = Task { try await navigator.open("login") }
        await clock.sleepers(1)
        clock.advance(by: .seconds(5))
        let error = await #expect(throws: NavigationError.self) { try await request.value }
        #expect(error?.code == .timedOut)
        #expect(try await navigator.open("today").url == "today")
    }

    @Test(arguments: [nil, Duration.seconds(5)])
    func aRequestThatIsStartedThereInATaskHasItsTurnLater(_ timeout: Duration?) async throws {
        let navigator = navigator(timeout)
        var tasks: [Task<String?, any Error>] = []
        renderer.before = { [unowned navigator] _ in
            if tasks.isEmpty { tasks.append(Task { try await navigator.open("books").url }) }
        }
        #expect(try await navigator.open("login").url == "login")
        #expect(try await tasks[0].value == "books")
    }

    @Test(arguments: [nil, Duration.seconds(5)])
    func aTaskThatOutlivesTheRenderingMayAsk(_ timeout: Duration?) async throws {
        let navigator = navigator(timeout)
        var tasks: [Task<String?, any Error>] = []
        renderer.before = { [unowned navigator] _ in
            // Tasks in tasks: one of them may have the identity of the one that rendered.
            tasks.append(
                Task {
                    await Task.yield()
                    return try await Task { try await navigator.open("books").url }.value
                }
            )
        }
        try await navigator.open("login")
        renderer.before = { _ in }
        for task in tasks { #expect(try await task.value == "books") }
    }

    @Test(arguments: [nil, Duration.seconds(5)])
    func aDetourThroughAnotherNavigatorWouldDeadlockToo(_ timeout: Duration?) async throws {
        let navigator = navigator(nil)
        let otherRenderer = RecordingRenderer()
        let other = Navigator(
            ReadingApp.tree, renderer: otherRenderer, timeout: timeout, clock: DrivenClock())
        var codes: [NavigationError.Code?] = []
        renderer.before = { [unowned other] _ in try await other.open("login") }
        otherRenderer.before = { [unowned navigator] _ in
            do { try await navigator.open("books") } catch { codes.append((error as? NavigationError)?.code) }
        }
        try await navigator.open("login")
        #expect(codes == [.wouldDeadlock, .wouldDeadlock, .wouldDeadlock])
        #expect(other.state.url == "login")
    }

    @Test(arguments: [nil, Duration.seconds(5)])
    func aDetourThroughARouterWouldDeadlockToo(_ timeout: Duration?) async throws {
        let navigator = navigator(timeout)
        let router = Routing()
        navigator.register(in: router)
        var codes: [RoutingError.Code?] = []
        var causes: [NavigationError.Code?] = []
        renderer.before = { _ in
            do { try await router.dispatch("books") } catch {
                codes.append((error as? RoutingError)?.code)
                causes.append(((error as? RoutingError)?.underlying as? NavigationError)?.code)
            }
        }
        try await navigator.open("login")
        #expect(codes == [.handlerFailed, .handlerFailed, .handlerFailed])
        #expect(causes == [.wouldDeadlock, .wouldDeadlock, .wouldDeadlock])

        // Opened by the router, the request is a handler of it.
        (codes, causes) = ([], [])
        try await router.dispatch("today")
        #expect(!codes.isEmpty && codes.allSatisfy { $0 == .wouldDeadlock })
        #expect(navigator.state.url == "today")
    }

    @Test func idlenessIsNotAwaitedWithinRendering() async throws {
        let navigator = navigator(nil)
        var count = 0
        renderer.before = { [unowned navigator] _ in
            await navigator.idle()
            count += 1
        }
        try await navigator.open("login")
        #expect(count == 3)
    }

    @Test func aTaskStandsInARenderingOnlyWhileThatGoesOn() async throws {
        let navigator = navigator(nil)
        var places: [Bool] = []
        var tasks: [Task<Void, Never>] = []
        renderer.before = { _ in
            places.append(RenderingMarker.ofThisTask != nil)
            tasks.append(Task { places.append(RenderingMarker.ofThisTask != nil) })
            await tasks.last?.value
        }
        try await navigator.open("login")
        #expect(places == [true, false, true, false, true, false])
        #expect(RenderingMarker.ofThisTask == nil)
    }
}
