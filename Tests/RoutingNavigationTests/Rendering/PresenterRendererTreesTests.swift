import Testing

@testable import RoutingNavigation

/// Trees of other shapes.
@MainActor @Suite struct PresenterRendererTreesTests {
    private let stage = Stage()

    private func navigator(
        @NavigationBuilder<Screen> _ content: () -> [NavigationDeclaration<Screen>]
    ) throws -> Navigator {
        let tree = try NavigationTree(validating: content())
        return Navigator(tree, renderer: stage.renderer(tree))
    }

    private func calls(_ navigator: Navigator, _ url: String) async throws -> [String] {
        stage.clear()
        try await navigator.open(url)
        #expect(stage.outline == navigator.state.screenOutline)
        return stage.calls
    }

    @Test func aForkIsToldAllItsOptionsAndThenTheSelectedOne() async throws {
        let navigator = try navigator {
            Fork(stage.fork) {
                Stack(stage.stack) {
                    Endpoint("welcome", stage.endpoint) {
                        Endpoint("welcome/register", stage.endpoint)
                        Endpoint("welcome/login", stage.endpoint)
                    }
                }
                Endpoint("about", stage.endpoint)
            }
        }
        // The stack is handed the ancestors of the match.
        #expect(
            try await calls(navigator, "welcome/login") == [
                "prepare welcome#3 in stack#2", "stack#2 [welcome#3 welcome/login#4]",
                "fork#1 {[welcome#3 welcome/login#4] about#5}",
                "select [welcome#3 welcome/login#4] in fork#1",
                "root {*[welcome#3 welcome/login#4] about#5}",
            ]
        )
        #expect(try await calls(navigator, "about") == ["select about#5 in fork#1"])
        // Not prepared again: the root is the one before.
        #expect(
            try await calls(navigator, "welcome/register") == [
                "stack#2 [welcome#3 welcome/register#6]", "select [welcome#3 welcome/register#6] in fork#1",
            ]
        )
    }

    @Test func anotherRootOfAStackIsPrepared() async throws {
        let navigator = try navigator {
            Stack(stage.stack) {
                Endpoint("a", stage.endpoint) { Endpoint("a/on", stage.endpoint) }
                Endpoint("b", stage.endpoint)
            }
        }
        #expect(try await calls(navigator, "a") == ["prepare a#2 in stack#1", "stack#1 [a#2]", "root [a#2]"])
        #expect(try await calls(navigator, "a/on") == ["stack#1 [a#2 a/on#3]"])
        #expect(try await calls(navigator, "b") == ["prepare b#4 in stack#1", "stack#1 [b#4]"])
        #expect(stage.unwound == ["a/on#3", "a#2"])
    }

    @Test func whatMovesAndChangesIsUpdated() async throws {
        let navigator = try navigator {
            Stack(stage.stack) {
                Endpoint("a", stage.endpoint) {
                    Endpoint("a/b", stage.endpoint) { Endpoint("a/b/:c", stage.endpoint, identity: .pattern) }
                }
            }
        }
        for url in ["a/b/1", "a/b/2"] { try await navigator.open(url) }
        let middle = try #require(navigator.state.activePath.dropFirst(2).first)
        try await navigator.dispatch(.takeOut(.id(middle.id)))
        #expect(stage.outline == "[a#2 a/b/2#4]")
        try await navigator.back()
        #expect(navigator.state.url == "a/b/1")
        #expect(stage.outline == navigator.state.screenOutline)
    }

    @Test func aRootThatComesBackAfterAFailureIsNotPreparedAgain() async throws {
        let navigator = try navigator {
            Fork(stage.fork) {
                Stack(stage.stack) {
                    Endpoint("a", stage.endpoint)
                    Endpoint("b", stage.endpoint)
                }
                Endpoint("c", stage.endpoint)
            }
        }
        _ = try await calls(navigator, "a")
        _ = try await calls(navigator, "c")
        stage.before = { if $0.hasPrefix("select [b") { throw Fault() } }
        await #expect(throws: Fault.self) { try await navigator.open("b") }
        #expect(stage.outline == navigator.state.screenOutline)
        #expect(stage.root?.content[0].content[0].preparations == 1)
    }

    @Test func ofEndpointsWithoutAStackOnlyTheTopmostShows() async throws {
        let navigator = try navigator {
            Endpoint("a", stage.endpoint) {
                Endpoint("a/on", stage.endpoint) { Modal { Endpoint("m", stage.endpoint) } }
            }
        }
        #expect(try await calls(navigator, "a") == ["root a#1"])
        #expect(try await calls(navigator, "a/on") == ["root a/on#2"])
        #expect(try await calls(navigator, "m") == ["present m#3 over a/on#2"])
        #expect(try await calls(navigator, "a") == ["dismiss m#3 from a/on#2", "root a#1"])
        #expect(stage.unwound == ["m#3", "a/on#2"])
    }

    @Test func theSameHoldsForAnOptionOfAForkAndForAModal() async throws {
        let navigator = try navigator {
            Fork(stage.fork) {
                Endpoint("a", stage.endpoint) {
                    Endpoint("a/on", stage.endpoint)
                    Modal { Endpoint("m", stage.endpoint) { Endpoint("m/on", stage.endpoint) } }
                }
                Endpoint("b", stage.endpoint)
            }
        }
        _ = try await calls(navigator, "a")
        #expect(try await calls(navigator, "a/on") == ["fork#1 {a/on#4 b#3}", "select a/on#4 in fork#1"])
        #expect(
            try await calls(navigator, "m") == [
                "fork#1 {a#2 b#3}", "select a#2 in fork#1", "present m#5 over a#2",
            ]
        )
        #expect(
            try await calls(navigator, "m/on") == ["dismiss m#5 from a#2", "present m/on#6 over a#2"])
        #expect(try await calls(navigator, "b").count == 2)
    }

    @Test func aSwitcherInAForkIsItsSection() async throws {
        let navigator = try navigator {
            Fork(stage.fork) {
                Switcher(stage.switcher) {
                    Endpoint("a", stage.endpoint)
                    Stack(stage.stack) { Endpoint("b", stage.endpoint) }
                }
                Endpoint("c", stage.endpoint)
            }
        }
        _ = try await calls(navigator, "a")
        #expect(
            try await calls(navigator, "b") == [
                "prepare b#6 in stack#5", "stack#5 [b#6]", "inner section [b#6]", "fork#1 {[b#6] c#4}",
                "select [b#6] in fork#1",
            ]
        )
        #expect(stage.unwound == ["a#3"])
    }

    @Test func aSwitcherInAStackIsItsSection() async throws {
        let navigator = try navigator {
            Stack(stage.stack) {
                Switcher(stage.switcher) {
                    Endpoint("a", stage.endpoint)
                    Fork(stage.fork) { Endpoint("b", stage.endpoint) }
                }
            }
        }
        #expect(try await calls(navigator, "a").suffix(2) == ["root [a#3]", "inner section a#3"])
        #expect(
            try await calls(navigator, "b") == [
                "fork#4 {b#5}", "select b#5 in fork#4", "inner section {*b#5}",
                "prepare \(Screen.text(of: navigator.state.activePath[2].destination)) in stack#1",
                "stack#1 [{*b#5}]",
            ]
        )
    }

    @Test func aSwitcherInASwitcherIsShownByBoth() async throws {
        let navigator = try navigator {
            Switcher(stage.rootSwitcher) {
                Switcher(stage.switcher) {
                    Endpoint("a", stage.endpoint)
                    Endpoint("b", stage.endpoint) { Endpoint("b/on", stage.endpoint) }
                }
                Endpoint("c", stage.endpoint)
            }
        }
        #expect(try await calls(navigator, "a") == ["inner section a#3", "section a#3"])
        #expect(try await calls(navigator, "b") == ["inner section b#4", "section b#4"])
        #expect(try await calls(navigator, "b/on") == ["inner section b/on#5", "section b/on#5"])
        #expect(try await calls(navigator, "c") == ["section c#6"])
    }

    @Test func aForkMayLieOnAnEndpointOfAStack() async throws {
        let navigator = try navigator {
            Stack(stage.stack) {
                Endpoint("a", stage.endpoint) {
                    Fork(stage.fork) {
                        Endpoint("b", stage.endpoint)
                        Endpoint("c", stage.endpoint)
                    }
                }
            }
        }
        _ = try await calls(navigator, "a")
        #expect(
            try await calls(navigator, "c") == [
                "fork#3 {b#4 c#5}", "select c#5 in fork#3", "stack#1 [a#2 {b#4 *c#5}]",
            ]
        )
    }

    @Test func modalsLieOnModals() async throws {
        let navigator = try navigator {
            Stack(stage.stack) {
                Endpoint("a", stage.endpoint) {
                    Modal {
                        Stack(stage.stack) {
                            Endpoint("m", stage.endpoint) { Modal { Endpoint("n", stage.endpoint) } }
                        }
                    }
                }
            }
        }
        #expect(
            try await calls(navigator, "n") == [
                "prepare a#2 in stack#1", "stack#1 [a#2]", "root [a#2]",
                "prepare m#4 in stack#3", "stack#3 [m#4]", "present [m#4] over a#2", "present n#5 over m#4",
            ]
        )
        #expect(
            try await calls(navigator, "a") == ["dismiss n#5 from m#4", "dismiss [m#4] from a#2"])
    }

    @Test func rootsOfSeveralKindsTakeTurns() async throws {
        let navigator = try navigator {
            Endpoint("a", stage.endpoint)
            Switcher(stage.rootSwitcher) { Endpoint("b", stage.endpoint) }
            Stack(stage.stack) { Endpoint("c", stage.endpoint) }
        }
        #expect(try await calls(navigator, "a") == ["root a#1"])
        #expect(try await calls(navigator, "b") == ["section b#3"])
        #expect(try await calls(navigator, "c").last == "root [c#5]")
        _ = try await navigator.back()
        #expect(stage.outline == "b#3")
        _ = try await navigator.back()
        #expect(stage.outline == "a#1")
    }

    @Test(arguments: ["stack", "fork", "endpoint", "switcher"])
    func whatHasNoPresenterIsFoundWhenTheRendererIsMade(_ missing: String) throws {
        var presenters = stage.presenters
        switch missing {
        case "stack": presenters.stack = nil
        case "fork": presenters.fork = nil
        case "endpoint": presenters.endpoint = nil
        default: break
        }
        let tree =
            missing == "switcher"
            ? NavigationTree { Stack(stage.stack) { Switcher { Endpoint("a", stage.endpoint) } } }
            : ReadingApp.tree(presentedBy: presenters)
        let error = try #require(throws: NavigationTreeError.self) {
            try PresenterRenderer<Screen>(validating: tree)
        }
        #expect(error.code == .noPresenter)
        #expect(error.message.contains("the \(missing) "))
        #expect(error.sourceLine != nil)
    }

    @Test func aSwitcherAtTheRootNeedsNoPresenter() async throws {
        var presenters = stage.presenters
        presenters.rootSwitcher = nil
        let tree = ReadingApp.tree(presentedBy: presenters)
        let navigator = Navigator(tree, renderer: stage.renderer(tree))
        #expect(try await calls(navigator, "login") == ["root login#2"])
        try await navigator.open("books/7")
        #expect(stage.calls.last?.hasPrefix("root ") ?? false)
        #expect(try await calls(navigator, "login").last?.hasPrefix("root login#") ?? false)
    }

    @Test func aTreeThatIsNotThereAtOnceMayHaveAllPresenters() throws {
        let tree = ReadingApp.tree(presentedBy: stage.presenters)
        #expect(throws: Never.self) { try PresenterRenderer<Screen>(validating: tree) }
    }

    @Test func aRootMayGoAltogether() async throws {
        let navigator = try navigator { Endpoint("a", stage.endpoint) }
        try await navigator.open("a")
        stage.clear()
        try await navigator.restore(NavigationState())
        #expect(stage.calls == ["root nothing"])
        #expect(stage.unwound == ["a#1"])
    }
}
