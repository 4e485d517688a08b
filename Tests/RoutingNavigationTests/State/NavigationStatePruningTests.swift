import Testing

@testable import RoutingNavigation

/// States of a tree that has changed since.
@Suite struct NavigationStatePruningTests {
    private let old = NavigationTree<String> {
        Fork(name: "tabs") {
            Stack(name: "a") { Endpoint("a") { Endpoint("a/:x") { Modal { Endpoint("m/:x") } } } }
            Stack(name: "b") { Endpoint("b") { Endpoint("b/:x") } }
            Endpoint("c")
        }
    }

    private func prune(
        _ urls: [String],
        @NavigationBuilder<String> to content: () -> [NavigationDeclaration<String>]
    ) throws -> (outline: String, dropped: [String]) {
        let state = try urls.reduce(NavigationState()) { try $0.applying(.open($1), on: old) }
        let (left, dropped) = state.pruned(to: NavigationTree(content).blueprint)
        #expect(left.nextNumber == state.nextNumber)
        return (left.outline, dropped.map(\.description))
    }

    @Test func nothingIsDroppedOfTheSameTree() throws {
        let same = try NavigationState().applying(.open("b/1"), on: old)
        let (left, dropped) = same.pruned(to: old.blueprint)
        #expect(left == same && dropped.isEmpty)
    }

    @Test func whatIsDroppedTakesAlongWhatItHolds() throws {
        let (outline, dropped) = try prune(["a/1", "b/1"]) {
            Fork(name: "tabs") {
                Stack(name: "a") { Endpoint("a") }
                Endpoint("c")
            }
        }
        #expect(outline == "fork#1(*stack#2(a#3) c#7)")
        #expect(dropped == ["a/1 #4", "b #5", "b #6", "b/1 #8"])
    }

    @Test func aKindCountsAndAModalGoesAlone() throws {
        let (outline, dropped) = try prune(["b/1", "m/1"]) {
            Fork(name: "tabs") {
                Stack(name: "a") { Endpoint("a") { Endpoint("a/:x") } }
                Switcher(name: "b") { Endpoint("b") { Endpoint("b/:x") } }
                Endpoint("c")
            }
        }
        #expect(outline == "fork#1(*stack#2(a#3(a/1#8)) c#7)")
        #expect(dropped == ["m/1 #9", "b #4", "b #5", "b/1 #6"])
    }

    @Test func newOptionsAreAddedWhereTheyAreDeclared() throws {
        let state = try NavigationState.opening("b/1", on: old)
        let new = NavigationTree<String> {
            Fork(name: "tabs") {
                Stack(name: "first") { Endpoint("first") }
                Stack(name: "a") { Endpoint("a") }
                Endpoint("middle")
                Stack(name: "b") { Endpoint("b") { Endpoint("b/:x") } }
                Endpoint("last")
            }
        }
        let (restored, dropped) = try state.restored(on: new.blueprint)
        #expect(
            restored.outline == "fork#1(stack#8(first#9) stack#2(a#3) middle#10 *stack#4(b#5(b/1#6)) last#11)"
        )
        #expect(dropped.map(\.description) == ["c #7"])
    }

    @Test func newOptionsComeBeforeTheFirstOneThatIsDeclaredAfterThem() throws {
        let first = NavigationTree<String> {
            Fork(name: "tabs") {
                Endpoint("c")
                Endpoint("a")
            }
        }
        let state = try NavigationState.opening("c", on: first).applying(
            .add(["a"], to: "tabs", active: nil), on: first)
        #expect(state.outline == "fork#1(*c#2 a#3 a#4)")
        let new = NavigationTree<String> {
            Fork(name: "tabs") { for name in ["a", "b", "c", "d"] { Endpoint("\(name)") } }
        }
        let (restored, dropped) = try state.restored(on: new.blueprint)
        #expect(restored.outline == "fork#1(b#5 *c#2 a#3 a#4 d#6)")
        #expect(dropped.isEmpty)
    }

    @Test func whatHasNoNameIsFoundAgainBehindANewPart() throws {
        let plain = NavigationTree<String> {
            Fork { Stack { Endpoint("a") { Endpoint("a/:x") } } }
        }
        let state = try NavigationState.opening("a/1", on: plain)
        let new = NavigationTree<String> {
            Fork {
                Stack { Endpoint("a") { Endpoint("a/:x") } }
                Stack { Endpoint("b") }
            }
        }
        let (restored, dropped) = try state.restored(on: new.blueprint)
        #expect(restored.outline == "fork#1(*stack#2(a#3(a/1#4)) stack#5(b#6))")
        #expect(dropped.isEmpty)
    }

    @Test func containersStayWhereTheyAreDeclared() throws {
        let swapped = NavigationTree<String> {
            Fork(name: "tabs") {
                Stack(name: "a") { Endpoint("a") { Endpoint("a/:x") { Modal { Endpoint("m/:x") } } } }
                Endpoint("c") { Modal { Stack(name: "b") { Endpoint("b") { Endpoint("b/:x") } } } }
            }
        }
        let state = try NavigationState.opening("b/1", on: old)
        let (restored, dropped) = try state.restored(on: swapped.blueprint)
        #expect(restored.outline == "fork#1(*stack#2(a#3) c#7)")
        #expect(dropped.map(\.description) == ["b #4", "b #5", "b/1 #6"])
    }

    @Test func theRootIsOneThatTheTreeDeclares() throws {
        let bare = NavigationTree<String> { Stack(name: "b") { Endpoint("b") } }
        let state = try NavigationState.opening("b", on: bare)
        let (restored, dropped) = try state.restored(on: old.blueprint)
        #expect(restored.root == nil)
        #expect(dropped.count == 2)
    }

    @Test func nothingMayBeLeft() throws {
        let (outline, dropped) = try prune(["c"]) { Fork(name: "tabs") { Endpoint("d") } }
        #expect(outline == "-")
        #expect(dropped.count == 6)
    }
}
