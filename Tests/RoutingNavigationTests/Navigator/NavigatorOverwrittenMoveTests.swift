import Routing
import Testing

@testable import RoutingNavigation

/// Moves of the user while the navigator renders, with presenters that cannot read the screen: the rendering replaces them.
@MainActor @Suite struct NavigatorOverwrittenMoveTests {
    private let stage = Stage()
    private let router = Routing()
    private let renderer: PresenterRenderer<Screen>
    private let navigator: Navigator

    init() {
        let tree = ReadingApp.tree(presentedBy: stage.presenters)
        renderer = stage.renderer(tree)
        navigator = Navigator(tree, renderer: renderer, in: router)
    }

    private func tap(_ option: Int) throws {
        try navigator.tap(option, on: renderer)
    }

    /// Lets the user act before a presenter is called the first time.
    private func whenFirst(_ call: String, _ act: @escaping @MainActor () throws -> Void) {
        var isFirst = true
        stage.before = { text in
            guard isFirst, text.hasPrefix(call) else { return }
            isFirst = false
            try act()
        }
    }

    private func expectAgreement(on url: String) async throws {
        await navigator.idle()
        #expect(navigator.state.url == url)
        #expect(stage.outline == navigator.state.screenOutline)
        try await navigator.open("today")
        #expect(stage.outline == navigator.state.screenOutline)
    }

    @Test func aTapThatASelectionReplacesIsRendered() async throws {
        try await navigator.open("today")
        whenFirst("select") { try tap(1) }
        try await navigator.open("profile")
        #expect(navigator.state.url == "books", "the state follows at the end of the request")
        try await expectAgreement(on: "books")
        #expect(navigator.history.map(\.url) == ["today", "profile", "books", "today"])
    }

    @Test func aTapThatAnUndoReplacesIsRendered() async throws {
        try await navigator.open("profile")
        whenFirst("present") { try tap(1) }
        await #expect(throws: Stage.Misuse.self) { try await navigator.open("story/news/1") }
        try await expectAgreement(on: "books")
    }

    @Test func aSwipeThatAStackReplacesIsRendered() async throws {
        try await navigator.open("books/7")
        let book = try #require(navigator.state.activeLeaf?.id)
        let stack = try #require(navigator.state.activePath.first { $0.kind == .stack })
        whenFirst("stack") { [renderer] in
            renderer.presentable(for: stack.id)?.content.removeLast()
            navigator.didPop(book)
        }
        try await navigator.dispatch(.push("today"))
        try await expectAgreement(on: "books")
        #expect(stage.unwound == ["today#9", "books/7#7"])
    }

    @Test(arguments: [ProxyDecision.reject("no"), .redirect(to: "story/news/1")])
    func aTapDuringTheUndoOfARefusedOneIsRendered(decision: ProxyDecision) async throws {
        router.protect("profile") { _ in decision }
        try await navigator.open("today")
        whenFirst("select") { try tap(1) }
        try tap(2)
        await navigator.idle()
        await router.idle()
        try await expectAgreement(on: "books")
    }

    /// The selection replaces the tap; what is put into a stack leaves it.
    @Test(arguments: ["today", "books/9"], [ProxyDecision.reject("no"), .redirect(to: "story/news/1")])
    func aRefusedTapDuringARequestIsUndone(first: String, decision: ProxyDecision) async throws {
        router.protect("profile") { _ in
            await Task.yield()
            return decision
        }
        try await navigator.open(first)
        var hasTapped = false
        whenFirst(first == "today" ? "select" : "stack") {
            try tap(2)
            hasTapped = true
        }
        try await navigator.open("books/7")
        #expect(hasTapped)
        await navigator.idle()
        await router.idle()
        try await expectAgreement(on: "\(decision)".hasPrefix("redirect") ? "story/news/1" : "books/7")
    }

    @Test func aRequestThatWaitsMayUndoTheSwipe() async throws {
        try await navigator.open("books")
        try await navigator.open("today")
        whenFirst("select") {
            let stack = try #require(navigator.state.find(name: "tabs")).children[1]
            let screen = try #require(renderer.presentable(for: stack.id))
            navigator.didPop(screen.content.removeLast().destination.id)
            Task { [navigator] in try await navigator.back() }
        }
        try await navigator.open("books/7")
        try await expectAgreement(on: "books/7")
    }

    @Test func aTapAfterOneThatNeedsADismissalIsRendered() async throws {
        try await navigator.open("story/news/1")
        try tap(2)
        try tap(1)
        try await expectAgreement(on: "books")
    }

    /// The tap needs a turn of its own for the dismissal; the request had the turn before it, and was replaced.
    @Test(arguments: ["profile", "story/news/2"])
    func aRequestComesAfterATapThatNeedsADismissal(url: String) async throws {
        try await navigator.open("story/news/1")
        try tap(1)
        try await navigator.open(url)
        try await expectAgreement(on: url)
        #expect(navigator.history.map(\.url) == ["story/news/1", "books", url, "today"])
    }

    @Test func aRefusalIsReportedBeforeTheFailureOfItsUndo() async throws {
        try await navigator.open("story/news/1")
        router.protect("profile") { _ in .reject("no") }
        var failures: [NavigationError.Code?] = []
        navigator.onFailure = { failures.append(($0 as? NavigationError)?.code) }
        stage.before = { call in if call.hasPrefix("section") { throw Fault(number: 0) } }
        try tap(2)
        await navigator.idle()
        #expect(failures == [nil, .renderingDiverged])
    }

    @Test func aRefusedTapIsUndoneThoughAnotherRequestFollowsAtOnce() async throws {
        router.protect("profile") { _ in .reject("no") }
        try await navigator.open("today")
        whenFirst("present") { try tap(2) }
        _ = try? await navigator.open("story/news/1")
        try await navigator.open("books/7")
        try await expectAgreement(on: "books/7")
    }

    @Test func aProgramThatMovesWheneverAMoveIsRenderedIsGivenUp() async throws {
        var failures: [NavigationError.Code?] = []
        navigator.onFailure = { failures.append(($0 as? NavigationError)?.code) }
        try await navigator.open("today")
        var taps = 0
        stage.before = { call in
            guard call.hasPrefix("select") else { return }
            taps += 1
            try tap(taps % 2)
        }
        try await navigator.open("profile")
        await navigator.idle()
        #expect(taps == 17, "16 renderings, and the move that is not rendered")
        #expect(failures == [.notFollowed])
        stage.before = { _ in }
        try await navigator.open("profile")
        try await expectAgreement(on: "profile")
    }

    @Test func aRequestThatWaitsComesAfterTheTap() async throws {
        try await navigator.open("today")
        whenFirst("select") {
            try tap(1)
            navigator.go(to: "story/news/1")
        }
        try await navigator.open("profile")
        try await expectAgreement(on: "story/news/1")
    }

    @Test func aTapOnAnOptionThatTheRequestRemovesIsUndone() async throws {
        let root = Branch(Branch.Log())
        let navigator = Navigator(ReadingApp.tree, renderer: NodeTreeRenderer(root: root), in: router)
        try await navigator.open("today")
        let tabs = try #require(navigator.state.find(name: "tabs"))
        router.protect("profile") { _ in .reject("no") }
        root.log.before = { line in
            if line.contains("change -[\(tabs.children[2].id)]") { try navigator.tap(2, of: tabs, on: root) }
        }
        try await navigator.revalidate()
        await navigator.idle()
        #expect(root.outline == navigator.state.branchOutline)
    }

    /// The first tap dismisses the modal, in a request; the second is performed anew after it.
    @Test func aTapOnAnOptionThatARequestRemovesBeforeItIsPerformedAnewIsUndone() async throws {
        let tree = NavigationTree<String> {
            Fork(name: "outer") {
                Endpoint("a") { Modal { Endpoint("m") } }
                Fork(name: "inner") {
                    Endpoint("b")
                    Endpoint("c")
                }
            }
        }
        let root = Branch(Branch.Log())
        let navigator = Navigator(tree, renderer: NodeTreeRenderer(root: root), in: router)
        try await navigator.open("m")
        var isFirst = true
        router.protect("c") { @MainActor [navigator] _ in
            guard isFirst else { return .reject("no") }
            isFirst = false
            await Task.detached { _ = try? await navigator.revalidate() }.value
            return .pass
        }
        let (outer, inner) = try (
            #require(navigator.state.find(name: "outer")), #require(navigator.state.find(name: "inner"))
        )
        try navigator.tap(1, of: outer, on: root)
        try navigator.tap(1, of: inner, on: root)
        await navigator.idle()
        #expect(root.log.lines.contains { $0.contains("change -[\(inner.children[1].id)]") })
        #expect(root.outline == navigator.state.branchOutline)
    }

    /// What takes a place out moves the modal over it to what comes in its stead.
    @Test func aModalThatIsPresentedAgainAfterItsDismissalIsDismissed() async throws {
        let tree = NavigationTree<String> {
            Stack { Endpoint("a") { Endpoint("b") } }
            Modal { Endpoint("m") }
        }
        let root = Branch(Branch.Log())
        let navigator = Navigator(tree, renderer: NodeTreeRenderer(root: root))
        try await navigator.open("b")
        try await navigator.open("m")
        let modal = try #require(navigator.state.activeLeaf?.id)
        root.log.before = { if $0.contains(" pop ") { navigator.didDismiss(modal) } }
        let lowest = try #require(navigator.state.nodes.first { $0.destination.url == "a" })
        try await navigator.dispatch(.takeOut(.id(lowest.id)))
        #expect(root.log.lines.count { $0.contains(" present ") } == 2)
        await navigator.idle()
        #expect(navigator.state.url == "b")
        #expect(root.outline == navigator.state.branchOutline)
    }

    /// The user interface releases the modal, so the renderer makes it again.
    @Test func aModalThatIsMadeAgainBeforeItsDismissalIsReportedIsDismissed() async throws {
        try await navigator.open("settings")
        let profile = try #require(navigator.state.activePath.first { $0.modal != nil })
        let modal = try #require(profile.modal?.id)
        await navigator.idle()
        renderer.presentable(for: profile.id)?.modal = nil
        try #require(renderer.presentable(for: modal) == nil)
        whenFirst("fork") { [navigator] in navigator.didDismiss(modal) }
        try await navigator.open("settings/sound")
        try await expectAgreement(on: "profile")
    }
}

extension Navigator {
    /// Lets the user select an option of a fork.
    fileprivate func tap(_ option: Int, of fork: NavigationNode, on root: Branch) throws {
        let id = fork.children[option].id
        try #require(root.find(fork.id)).active = id
        didSelect(id)
    }
}
