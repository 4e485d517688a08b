import Routing
import RoutingTesting
import Testing

@testable import RoutingNavigation

/// A task that a request starts and does not await makes requests like any other caller.
///
/// It inherits the task-local values of the request.
@MainActor @Suite struct NavigatorInheritingTests {
    private static let tree = NavigationTree<String> {
        Fork {
            Stack { Endpoint("home") { Endpoint("home/news") } }
            Stack { Endpoint("books") { Endpoint("books/:id") } }
            Stack { Endpoint("cart") }
        }
    }

    private let router = Routing()

    @Test(arguments: [true, false])
    func aPlaceIsAskedAboutARequestThatItsClosureStarts(isTask: Bool) async throws {
        let answer = Gate()
        var asked = 0
        var own: Navigator?
        let tree = NavigationTree<String> {
            Stack {
                Endpoint("draft").leaving { _ in
                    asked += 1
                    if let own, asked == 1 {
                        if isTask { Task { try await own.open("books/2") } } else { own.go(to: "books/2") }
                    }
                    if asked == 2 { answer.open() }
                    await answer.pass()
                    return .stay
                }
                Endpoint("books/:id")
            }
        }
        let navigator = Navigator(tree)
        own = navigator
        try await navigator.open("draft")
        await #expect(throws: NavigationError.self) { try await navigator.open("books/1") }
        await navigator.idle()
        own = nil
        #expect(asked == 2 && navigator.state.url == "draft")
    }

    @Test func aRevalidationThatAGuardStartsRemovesWhatIsRefused() async throws {
        let navigator = Navigator(Self.tree, in: router)
        var signOut: Task<[Destination], any Error>?
        router.protect("books/**") { @MainActor _ in signOut == nil ? .pass : .reject("signed out") }
        router.protect("cart") { @MainActor _ in
            if signOut == nil { signOut = Task { try await navigator.revalidate() } }
            return .pass
        }
        try await navigator.open("books/7")
        try await navigator.dispatch(.open("cart"))
        let removed = try await signOut?.value
        #expect(removed?.map(\.url) == ["books", "books/7"])
    }

    @Test func aRevalidationAfterTheAnswerRemovesWhatIsRefused() async throws {
        let navigator = Navigator(Self.tree, in: router)
        let answered = Gate()
        var signOut: Task<[Destination], any Error>?
        router.protect("books/**") { @MainActor _ in signOut == nil ? .pass : .reject("signed out") }
        router.protect("home/news") { @MainActor _ in
            signOut = Task {
                await answered.pass()
                return try await navigator.revalidate()
            }
            return .pass
        }
        try await navigator.open("books/7")
        try await navigator.open("home")
        try await navigator.dispatch(.push("home/news"))
        answered.open()
        let removed = try await signOut?.value
        #expect(removed?.map(\.url) == ["books", "books/7"])
    }

    @Test func aTaskOfAGuardRevalidatesAnotherWindow() async throws {
        let (one, other) = (Navigator(Self.tree, in: router), Navigator(Self.tree, in: router))
        var isSignedIn = true
        var asked = 0
        var removed: [String?] = []
        router.protect("books/**") { @MainActor _ in isSignedIn ? .pass : .reject("signed out") }
        router.protect("home/news") { @MainActor _ in
            asked += 1
            if asked == 2 {
                isSignedIn = false
                removed = try await Task { try await other.revalidate() }.value.map(\.url)
            }
            return .pass
        }
        try await other.open("books/7")
        for navigator in [other, one] {
            try await navigator.open("home")
            try await navigator.dispatch(.push("home/news"))
        }
        #expect(removed == ["books", "books/7"])
    }

    /// Before, each answer was revalidated before it counted, and the guard was asked again without end.
    @Test func aRevalidationWithinAQuestionFollowsTheRequest() async throws {
        let navigator = Navigator(Self.tree, in: router)
        var isSignedIn = true
        var asked = 0
        router.protect("books/**") { @MainActor _ in isSignedIn ? .pass : .reject("signed out") }
        router.protect("home/news") { @MainActor _ in
            asked += 1
            isSignedIn = false
            async let removed = navigator.revalidate()
            let isEmpty = try await removed.isEmpty
            #expect(isEmpty)
            return .pass
        }
        try await navigator.open("books/7")
        try await navigator.open("home")
        try await navigator.dispatch(.push("home/news"))
        await navigator.idle()
        #expect(asked == 2)
        #expect(navigator.state.nodes.allSatisfy { $0.destination.url != "books/7" })
    }

    @Test func aRequestWhoseAnswersAreAlwaysRevalidatedFails() async throws {
        let navigator = Navigator(Self.tree, in: router)
        try await navigator.open("home")
        router.protect("home/news") { @MainActor _ in
            await Task.detached { _ = try? await navigator.revalidate() }.value
            return .pass
        }
        let error = await #expect(throws: NavigationError.self) {
            try await navigator.dispatch(.push("home/news"))
        }
        #expect(error?.code == .redirectLoop && error?.message.contains("revalidated") == true)
        #expect(navigator.state.url == "home")
    }

    @Test func idleWaitsForURLsThatATaskStarts() async throws {
        let navigator = Navigator(Self.tree, in: router)
        var shown: Task<String?, Never>?
        router.map("first", tags: ["Views"]) { @MainActor _ in
            shown = Task {
                navigator.go(to: "cart")
                await navigator.idle()
                return navigator.state.url
            }
        }
        try await navigator.open("first")
        #expect(await shown?.value == "cart")
    }

    @Test(arguments: [true, false])
    func theKeyWindowShowsWhatATaskOpens(isAwaited: Bool) async throws {
        let router = Routing(configuration: Routing.Configuration(concurrency: .limit(2)))
        let (other, key) = (Navigator(Self.tree, in: router), Navigator(Self.tree, in: router))
        var opened: Task<Void, any Error>?
        router.map("first", tags: ["Views"]) { @MainActor _ in
            if isAwaited {
                try await router.dispatch("cart")
            } else {
                opened = Task { try await router.dispatch("cart") }
            }
        }
        try await router.dispatch("first", in: other)
        try await opened?.value
        #expect((isAwaited ? other : key).state.url == "cart")
        #expect((isAwaited ? key : other).state.url == nil)
    }

    @Test func theOptionsOfARequestEndWithIt() async throws {
        let renderer = RecordingRenderer()
        let navigator = Navigator(Self.tree, renderer: renderer, in: router)
        try await navigator.open("books/7")
        try await navigator.open("cart")
        var later: Task<Void, any Error>?
        renderer.before = { [router] _ in
            if later == nil { later = Task { try await router.dispatch("books") } }
        }
        try await navigator.open("books", options: .junctionsOnly)
        #expect(navigator.state.url == "books/7")
        try await later?.value
        #expect(navigator.state.url == "books")
    }

    @Test func aTaskKeepsItsOrder() async throws {
        let renderer = RecordingRenderer()
        let navigator = Navigator(Self.tree, renderer: renderer)
        try await navigator.open("home")
        var later: Task<Void, any Error>?
        renderer.before = { _ in
            guard later == nil else { return }
            later = Task {
                navigator.go(to: "cart")
                try await navigator.back()
            }
        }
        navigator.go(to: "books")
        await navigator.idle()
        try await later?.value
        #expect(navigator.history.map(\.url) == ["home", "books", "cart"])
        #expect(navigator.state.url == "books")
    }

    /// Each task begins when the guard that started it has answered.
    @Test func guardsThatStartTasksOneAfterAnotherAreNotNested() async throws {
        let navigator = Navigator(Self.tree, in: router)
        try await navigator.open("books")
        var number = 0
        var last: Task<Void, any Error>?
        router.protect("books/:id") { @MainActor _ in
            number += 1
            let next = number
            if next < 40 { last = Task { try await navigator.dispatch(.open("books/\(next)")) } }
            return .pass
        }
        try await navigator.open("books/0")
        while let task = last.take() { try await task.value }
        #expect(navigator.state.url == "books/39")
    }

    @Test func aCancelledJobIsNamed() async throws {
        let gate = Gate()
        let navigator = Navigator(Self.tree, in: router)
        var failures: [RoutingError.Code?] = []
        navigator.onFailure = { failures.append(($0 as? RoutingError)?.code) }
        router.map("first", tags: ["Views"]) { _ in await gate.pass() }
        router.open("first", in: navigator)
        navigator.go(to: "cart")
        await gate.arrival()
        router.cancelPending()
        gate.open()
        await navigator.idle()
        #expect(failures == [.cancelled])
    }
}
