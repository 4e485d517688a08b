import Routing
import Testing

@testable import RoutingNavigation

/// A state shown by objects: a tab-bar root with three branches.
@MainActor @Suite struct NodeTreeRendererTests {
    private static let tree = NavigationTree<String> {
        Fork(name: "tabs") {
            Stack {
                Endpoint("a") { Endpoint("a/:id") { Endpoint("a/:id/more") } }
            }
            Stack { Endpoint("b") { Modal { Endpoint("b/over") } } }
            Stack { Endpoint("c") }
            Endpoint("d/:id")
        }
        Stack { Endpoint("other") }
    }

    private let log = Branch.Log()
    private let root: Branch
    private let renderer: NodeTreeRenderer
    private let navigator: Navigator

    init() {
        root = Branch(log)
        renderer = NodeTreeRenderer(root: root)
        navigator = Navigator(Self.tree, renderer: renderer)
    }

    private func lines(_ action: NavigationAction) async throws -> [String] {
        log.lines = []
        try await navigator.dispatch(action)
        #expect(root.outline == navigator.state.branchOutline)
        return log.lines
    }

    private func id(_ url: String) throws -> Destination.ID {
        try #require(navigator.state.nodes.first { $0.destination.url == url }?.id)
    }

    /// Opens the three tabs; the fourth option is taken away.
    private func openTabs() async throws {
        try await navigator.open("a")
        let last = try #require(navigator.state.root?.children.last?.id)
        try await navigator.dispatch(.remove(.id(last)))
        log.lines = []
    }

    @Test func theRootComesWithAllItsTabs() async throws {
        #expect(
            try await lines(.open("a/1")) == [
                "root change -[] +[\"#1@0\"]",
                "#1 change -[] +[\"#2@0\", \"#5@1\", \"#7@2\", \"#9@3\"]",
                "#2 push #3", "#3 push #4", "#5 push #6", "#7 push #8", "#1 activate #2",
            ]
        )
    }

    @Test func anObjectNeedNotActivate() async throws {
        final class Single: NodeRenderer {
            var pushed: [Single] = []

            func push(_ insertion: NavigationChange.Insertion) -> any NodeRenderer {
                pushed.append(Single())
                return pushed[pushed.count - 1]
            }

            func pop(_ destination: Destination) {}

            func change(
                popping: [Destination],
                pushing: [NavigationChange.Insertion]
            ) -> [Destination.ID: any NodeRenderer] {
                Dictionary(uniqueKeysWithValues: pushing.map { ($0.destination.id, push($0)) })
            }
        }
        let root = Single()
        let navigator = Navigator(ReadingApp.tree, renderer: NodeTreeRenderer(root: root))
        try await navigator.open("books/7")
        try await navigator.open("today")
        #expect(navigator.state.url == "today" && root.pushed.count == 1)
    }

    @Test func aLeafIsPushed() async throws {
        try await openTabs()
        #expect(try await lines(.open("a/1")) == ["#3 push #9"])
        #expect(try await lines(.push("c")) == ["#9 push #10"])
    }

    @Test func aMiddleDestinationGoesWithAllThatIsOnIt() async throws {
        try await openTabs()
        _ = try await lines(.open("a/1/more"))
        let middle = try id("a/1")
        #expect(try await lines(.remove(.id(middle))) == ["#9 pop #10", "#3 pop #9"])
        #expect(renderer.renderer(for: middle) == nil)
    }

    @Test func theCurrentOneIsRemoved() async throws {
        try await openTabs()
        _ = try await lines(.open("a/1/more"))
        #expect(try await lines(.removeCurrent) == ["#9 pop #10"])
    }

    @Test func aMiddleTabIsRemovedById() async throws {
        try await openTabs()
        let tab = try #require(navigator.state.root?.children[1].id)
        #expect(try await lines(.remove(.id(tab))) == ["#4 pop #5", "#1 pop #4"])
    }

    @Test func childrenAreAddedWithOneActive() async throws {
        try await openTabs()
        #expect(
            try await lines(.add(["d/1", "d/2"], to: "tabs", active: 1)) == [
                "#1 change -[] +[\"#9@3\", \"#10@4\"]", "#1 activate #10",
            ]
        )
    }

    @Test func anotherTabIsActivated() async throws {
        try await openTabs()
        #expect(try await lines(.open("b")) == ["#1 activate #4"])
        #expect(try await lines(.select(.id(Destination.ID(6)))) == ["#1 activate #6"])
    }

    @Test func theRootIsReplaced() async throws {
        try await openTabs()
        #expect(
            try await lines(.open("other")) == [
                "#4 pop #5", "#6 pop #7", "#2 pop #3", "#1 change -[#4, #6, #2] +[]",
                "root change -[#1] +[\"#9@0\"]", "#9 push #10",
            ]
        )
    }

    @Test func modalsUpdatesAndOrders() async throws {
        try await navigator.open("a")
        #expect(try await lines(.open("b/over")) == ["#5 present #9", "#1 activate #4"])
        #expect(try await lines(.open("b?x=1")) == ["#5 dismiss #9", "#5 update b?x=1"])
        let state = navigator.state
        let tabs = try #require(state.root)
        let activeIndex = tabs.children.count - 1 - tabs.activeIndex
        let turned = tabs.holding(tabs.children.reversed(), activeIndex: activeIndex)
        log.lines = []
        try await navigator.restore(NavigationState(root: turned, nextNumber: state.nextNumber))
        #expect(log.lines == ["#1 reorder [#8, #6, #4, #2]"])
        #expect(root.outline == navigator.state.branchOutline)
    }

    @Test func whatWasPoppedIsLetGoOf() async throws {
        try await openTabs()
        try await navigator.open("a/1/more")
        weak let middle = renderer.renderer(for: try id("a/1"))
        weak let top = renderer.renderer(for: try id("a/1/more"))
        #expect(middle != nil && top != nil)
        try await navigator.open("a")
        #expect(middle == nil && top == nil)
        weak let tabs = renderer.renderer(for: try #require(navigator.state.root?.id))
        #expect(tabs != nil)
        try await navigator.open("other")
        #expect(tabs == nil)
    }

    @Test func whatTheUserPoppedIsLetGoOf() async throws {
        try await openTabs()
        try await navigator.open("a/1")
        let leaf = try id("a/1")
        navigator.didPop(leaf)
        #expect(renderer.renderer(for: leaf) == nil)
    }

    @Test(arguments: 0..<12)
    func aFailureAtAnyStepLeavesAllAsItWas(_ step: Int) async throws {
        let app = ReadingApp.tree
        let navigator = Navigator(app, renderer: renderer)
        for (from, to) in [
            ("login", "settings"), ("settings/font?a=1", "login"), ("story/a/1", "books/7?x=1"),
        ] {
            try await navigator.open(from)
            let state = navigator.state
            var count = 0
            log.before = { _ in
                defer { count += 1 }
                if count == step { throw Fault(number: step) }
            }
            do {
                try await navigator.open(to)
            } catch {
                #expect(error as? Fault == Fault(number: step))
                #expect(navigator.state == state)
            }
            log.before = { _ in }
            #expect(root.outline == navigator.state.branchOutline, "step \(step) from \(from) to \(to)")
            let all = navigator.state.nodes.map(\.id)
            #expect(all.allSatisfy { renderer.renderer(for: $0) != nil })
            try await navigator.open(to)
            #expect(root.outline == navigator.state.branchOutline)
        }
    }

    /// The third and the fourth change are one that fails and its undoing; the fifth renders anew.
    @Test(arguments: [[2, 3], [2, 3, 4]])
    func renderingAnewReplacesTheRoot(failing: Set<Int>) async throws {
        try await openTabs()
        _ = try await lines(.open("a/1"))
        var count = 0
        log.before = { _ in
            defer { count += 1 }
            if failing.contains(count) { throw Fault() }
        }
        await #expect(throws: NavigationError.self) { try await navigator.open("other") }
        if failing.contains(4) { await #expect(throws: Fault.self) { try await navigator.open("other") } }
        log.before = { _ in }
        let state = try await navigator.open("a/1")
        #expect(log.lines.contains("root change -[#1] +[\"#1@0\"]"))
        #expect(root.outline == state.branchOutline)
    }

    @Test func aRefusedTapBeneathAModalIsUndoneWhenItsGuardRedirects() async throws {
        let tree = NavigationTree<String> {
            Fork {
                Endpoint("home")
                Endpoint("account")
            }
            Modal { Endpoint("signin") }
        }
        let router = Routing()
        router.protect("account") { _ in .redirect(to: "signin") }
        let navigator = Navigator(tree, renderer: renderer, in: router)
        try await navigator.open("signin")
        let account = try #require(navigator.state.root?.children.last?.destination)
        try await root.children[0].activate(account)
        navigator.didSelect(account.id)
        await navigator.idle()
        #expect(navigator.state.url == "signin")
        #expect(root.outline == navigator.state.branchOutline)
    }

    @Test func anEmptyStateRemovesTheRootAfterADivergence() async throws {
        try await navigator.open("a")
        navigator.hasDiverged = true
        try await navigator.restore(NavigationState())
        #expect(root.outline == NavigationState().branchOutline)
        #expect(!navigator.hasDiverged)
    }

    @Test func anObjectNeedNotKnowOfAllThatCanChange() async throws {
        /// Does what it must.
        final class Plain: NodeRenderer {
            var log: [String] = []

            func push(_ insertion: NavigationChange.Insertion) async throws -> any NodeRenderer {
                log.append("push")
                return self
            }

            func pop(_ destination: Destination) { log.append("pop") }

            func change(
                popping: [Destination],
                pushing: [NavigationChange.Insertion]
            ) async throws -> [Destination.ID: any NodeRenderer] {
                log.append("change")
                return Dictionary(uniqueKeysWithValues: pushing.map { ($0.destination.id, self) })
            }

            func activate(_ destination: Destination) { log.append("activate") }
        }
        let plain = Plain()
        let navigator = Navigator(Self.tree, renderer: NodeTreeRenderer(root: plain))
        try await navigator.open("b")
        plain.log = []
        try await navigator.open("b/over")
        try await navigator.open("b?x=1")
        #expect(plain.log == ["push", "pop"])
        try await plain.reorder([])
    }

    @Test func aDestinationThatNobodyKnowsIsAnError() async throws {
        let plan = NavigationPlan(from: NavigationState(), to: NavigationState())
        let error = try await #require(throws: NavigationError.self) {
            try await renderer.perform(.replaceRoot(Destination.ID(9), with: nil), of: plan)
        }
        #expect(error.code == .wrongChange)
    }
}
