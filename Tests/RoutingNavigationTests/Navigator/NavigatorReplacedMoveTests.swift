import Routing
import RoutingTesting
import Testing

@testable import RoutingNavigation

/// Moves of the user whose states are replaced while guards are asked about them.
@MainActor @Suite final class NavigatorReplacedMoveTests: GuardedTabs {
    private static let tabs = NavigationTree<String> {
        Fork(name: "tabs") {
            Stack(name: "T") { Endpoint("today") { Endpoint("today/:id") } }
            Stack(name: "A") { Endpoint("admin") }
            Stack(name: "B") { Endpoint("bank") }
        }
        Modal { Endpoint("confirm") }
    }

    init() async throws { try await super.init(Self.tabs) }

    /// Taps two tabs, and returns when the guards of both wait for answers.
    private func tapTwice() async throws {
        for url in ["admin", "bank"] { ask(about: url) }
        try await tap("A", askingAbout: "admin")
        try await tap("B", askingAbout: "bank")
    }

    /// Taps a tab whose guard opens `today/7`, and returns the gate at which the guard then waits.
    private func tapWhoseGuardNavigates(andThen decision: ProxyDecision = .pass) async throws -> Gate {
        let isOpen = Gate()
        router.protect("admin") { @MainActor [navigator] _ in
            try await navigator.open("today/7")
            await isOpen.pass()
            return decision
        }
        try tap("A")
        await isOpen.arrival()
        return isOpen
    }

    @Test(arguments: ["today", "today/7", "confirm"])
    func aMoveIsPerformedAgainWhenItsGuardHasNavigated(_ url: String) async throws {
        var count = 0
        router.protect("admin") { @MainActor [navigator] _ in
            count += 1
            try await navigator.open(url)
            return .pass
        }
        try tap("A")
        await navigator.idle()
        expect("admin")
        #expect(count == 1)
    }

    @Test func aGuardMayAskTheUserAboutAMove() async throws {
        router.protect("admin") { @MainActor [navigator] _ in
            try await navigator.result(of: "confirm", as: Bool.self) == true ? .pass : .redirect(to: "bank")
        }
        for (answer, place) in [(true, "admin"), (false, "bank")] {
            try await navigator.open("today")
            try tap("A")
            while navigator.state.url != "confirm" { await Task.yield() }
            navigator.state.activeLeaf?.destination.finish(with: answer)
            await navigator.idle()
            expect(place)
        }
    }

    @Test(arguments: [false, true])
    func aRevalidationMayAskTheUserAboutTheSameMove(isLate: Bool) async throws {
        var isSignedIn = false
        router.protect("admin") { @MainActor [navigator] _ in
            if isSignedIn { return .pass }
            let answer = try await navigator.result(of: "confirm", as: Bool.self)
            isSignedIn = answer == true
            return isSignedIn ? .pass : .reject("no")
        }
        try tap("A")
        while isLate, navigator.state.url != "confirm" { await Task.yield() }
        let revalidation = Task { [navigator] in try await navigator.revalidate() }
        while navigator.results.callers.values.first?.count != 2 { await Task.yield() }
        navigator.state.activeLeaf?.destination.finish(with: true)
        #expect(try await revalidation.value.isEmpty)
        await navigator.idle()
        expect("admin")
    }

    @Test func aRequestForWhatShowsTakesThePlaceOfNoMove() async throws {
        let isOpen = try await tapWhoseGuardNavigates()
        try await navigator.open("today/7")
        isOpen.open()
        await navigator.idle()
        expect("admin")
    }

    @Test func theOtherGuardsOfAMoveThatIsPerformedAgainAreAsked() async throws {
        ask(about: "admin")
        router.protect("admin") { @MainActor [navigator] _ in
            try await navigator.open("today/7")
            return .pass
        }
        try await tap("A", askingAbout: "admin")
        expect("today", "today/7")
        desk.answer("admin", .redirect(to: "bank"))
        await navigator.idle()
        expect("bank")
    }

    @Test func aMoveIsNotPerformedAgainWhenTheUserHasGoneOn() async throws {
        let isOpen = try await tapWhoseGuardNavigates()
        try tap("B")
        expect("bank")
        isOpen.open()
        await navigator.idle()
        expect("bank")
    }

    @Test func aRedirectAfterANavigatingGuardIsDroppedWhenTheUserGoesOn() async throws {
        ask(about: "bank")
        let isOpen = try await tapWhoseGuardNavigates(andThen: .redirect(to: "confirm"))
        try await tap("B", askingAbout: "bank")
        isOpen.open()
        for _ in 0..<100 { await Task.yield() }
        desk.answer("bank", .pass)
        await navigator.idle()
        expect("bank")
        #expect(navigator.history.map(\.url) == ["today", "today/7", "bank"])
    }

    @Test func aMoveThatLeadsNowhereAnyLongerHasNoEffect() async throws {
        try await navigator.open("today/7")
        router.protect("today") { @MainActor [navigator] _ in
            try await navigator.open("bank")
            try await navigator.dispatch(.remove(.name("T")))
            return .pass
        }
        var failures = 0
        navigator.onFailure = { _ in failures += 1 }
        navigator.didPop(try #require(navigator.state.activeLeaf).id)
        await navigator.idle()
        expect("bank")
        #expect(failures <= 1)
    }

    @Test(arguments: [true, false])
    func aMoveThatGuardsPassedShowsAgainWhenTheNextIsRefused(_ isAnsweredFirst: Bool) async throws {
        try await tapTwice()
        if isAnsweredFirst {
            desk.answer("admin", .pass)
            while navigator.state.url != "admin" { await Task.yield() }
            #expect(renderer.shown.url == "bank")
            desk.answer("bank", .reject("no"))
        } else {
            desk.answer("bank", .reject("no"))
            while renderer.shown.url != "today" { await Task.yield() }
            desk.answer("admin", .pass)
        }
        await navigator.idle()
        expect("admin")
        #expect(navigator.history.map(\.url) == ["today", "admin"])
    }

    @Test func aMoveThatGuardsPassLateDoesNotReplaceTheNext() async throws {
        try await tapTwice()
        desk.answer("bank", .pass)
        while navigator.state.url != "bank" { await Task.yield() }
        desk.answer("admin", .pass)
        await navigator.idle()
        expect("bank")
    }

    @Test func aRequestThatReplacesARefusedMoveReplacesTheMovesBeforeToo() async throws {
        try await tapTwice()
        let request = Task { [navigator] in try await navigator.open("today/7") }
        while navigator.line.asideCount == 0 { await Task.yield() }
        desk.answer("bank", .reject("no"))
        _ = try await request.value
        desk.answer("admin", .pass)
        await navigator.idle()
        expect("today", "today/7")
    }

    @Test func aRequestThatReplacesARefusedMoveStartsFromIt() async throws {
        ask(about: "admin")
        try await tap("A", askingAbout: "admin")
        let request = Task { [navigator] in try await navigator.open("bank") }
        while navigator.line.asideCount == 0 { await Task.yield() }
        let count = renderer.performed.count
        desk.answer("admin", .reject("no"))
        _ = try await request.value
        await navigator.idle()
        #expect(renderer.performed.count == count + 1, "the move is not undone before")
    }

    @Test func aRequestThatAGuardHasStartedDoesNotWaitForItsAnswer() async throws {
        router.protect("admin") { @MainActor [navigator] _ in
            navigator.go(to: "confirm")
            while navigator.state.url != "confirm" { await Task.yield() }
            return .pass
        }
        try tap("A")
        await navigator.idle()
        expect("admin")
    }

    @Test func aMoveIsPerformedAgainWhenItsGuardAnswersDuringTheRenderingOfItsRequest() async throws {
        let (rendering, isAnswered) = (Gate(), Gate())
        renderer.before = { _ in await rendering.pass() }
        router.protect("admin") { @MainActor [navigator] _ in
            Task { try await navigator.dispatch(.select(.name("B"))) }
            await rendering.arrival()
            isAnswered.open()
            return .pass
        }
        try tap("A")
        await isAnswered.pass()
        for _ in 0..<100 { await Task.yield() }
        rendering.open()
        await navigator.idle()
        expect("admin")
    }

    @Test func aStepIsNotPerformedAgainAfterALaterRequest() async throws {
        let isOpen = Gate()
        router.protect("admin") { @MainActor [navigator] _ in
            try await navigator.dispatch(.present("confirm"))
            await isOpen.pass()
            return .pass
        }
        try tap("A")
        await isOpen.arrival()
        try await navigator.open("bank")
        isOpen.open()
        await navigator.idle()
        expect("bank")
    }

    /// The request asks its own guard, so it cannot end in the turn that it gets when the move is refused.
    @Test(arguments: [ProxyDecision.reject("no"), .redirect(to: "confirm")])
    func aRequestWithAGuardReplacesARefusedMoveAndThoseBefore(_ answer: ProxyDecision) async throws {
        ask(about: "today/:id")
        try await tapTwice()
        let request = Task { [navigator] in try await navigator.dispatch(.push("today/7")) }
        while navigator.line.asideCount == 0 { await Task.yield() }
        desk.answer("bank", answer)
        await desk.question(about: "today/7")
        while renderer.shown.url != "today" { await Task.yield() }
        desk.answer("today/7", .pass)
        _ = try await request.value
        desk.answer("admin", .pass)
        await navigator.idle()
        expect("today", "today/7")
        #expect(desk.asked == ["admin", "bank", "today/7"])
    }
}
