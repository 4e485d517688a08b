import Foundation
import Routing
import Testing

@testable import RoutingNavigation

/// Every action on a tab-bar root with three branches, and the exact changes.
@Suite struct NavigationActionTests {
    private static let tree = NavigationTree<String> {
        Fork(name: "tabs") {
            Stack(name: "first") { Endpoint("a") { Endpoint("a/:x") { Endpoint("a/:x/:y", name: "deep") } } }
            Stack(name: "second") { Endpoint("b", name: "b") { Endpoint("b/:x", name: "leaf") } }
            Endpoint("c", name: "third")
        }
        Endpoint("login")
    }

    private let start: NavigationState

    init() throws {
        start = try NavigationState.opening("a/1/2", on: Self.tree)
    }

    private func changes(_ actions: NavigationAction...) throws -> [String] {
        let before = try actions.dropLast().reduce(start) { try $0.applying($1, on: Self.tree) }
        let after = try actions.suffix(1).reduce(before) { try $0.applying($1, on: Self.tree) }
        return before.changes(to: after).map(\.description)
    }

    private func outline(_ actions: NavigationAction...) throws -> String {
        try actions.reduce(start) { try $0.applying($1, on: Self.tree) }.outline
    }

    @Test func theStartIsWhatTheTestsSay() {
        #expect(start.outline == "fork#1(*stack#2(a#3(a/1#4(a/1/2#5))) stack#6(b#7) c#8)")
    }

    @Test func pushingPutsALeafOnTheActiveRoute() throws {
        #expect(try changes(.push("b/9?q")) == ["push endpoint b/9?q #9 at 0 onto #5"])
        #expect(
            try changes(.open("c"), .push("c")) == ["push endpoint c #9 at 0 onto #8"])
    }

    @Test func removingAMiddleDestinationTakesItsSubtree() throws {
        #expect(try changes(.remove(.id(Destination.ID(4)))) == ["pop #5 from #4", "pop #4 from #3"])
        #expect(
            try changes(.remove("first")) == [
                "pop #5 from #4", "pop #4 from #3", "pop #3 from #2", "pop #2 from #1", "activate #6 in #1",
            ]
        )
        #expect(try changes(.remove("second")) == ["pop #7 from #6", "pop #6 from #1"])
        #expect(
            try outline(.select("third"), .remove("second")) == "fork#1(stack#2(a#3(a/1#4(a/1/2#5))) *c#8)")
        #expect(
            try outline(.select("third"), .remove("third"))
                == "fork#1(stack#2(a#3(a/1#4(a/1/2#5))) *stack#6(b#7))")
    }

    @Test func removingTheCurrentOneShowsWhatItLiesOn() throws {
        #expect(try changes(.removeCurrent) == ["pop #5 from #4"])
        #expect(try changes(.select("third"), .removeCurrent) == ["pop #8 from #1", "activate #6 in #1"])
    }

    @Test func addingChildrenMakesOneActive() throws {
        #expect(
            try changes(.add(["c", "login"], to: "tabs", active: 1)) == [
                "change #1, popped [], pushed [endpoint c #9 at 3, endpoint login #10 at 4]",
                "activate #10 in #1",
            ]
        )
        #expect(
            try changes(.add(["login"], to: "tabs", active: nil)) == ["push endpoint login #9 at 3 onto #1"])
        #expect(try changes(.add([], to: "tabs", active: nil)) == [])
        #expect(
            try changes(.add(["login"], to: "third", active: 0)) == ["push endpoint login #9 at 0 onto #8"])
        // An endpoint from an option that the fork is declared with brings the option along.
        #expect(
            try outline(.remove("second"), .add(["b/1"], to: "tabs", active: 0))
                == "fork#1(stack#2(a#3(a/1#4(a/1/2#5))) c#8 *stack#9(b#10(b/1#11)))")
    }

    @Test func activatingAnotherTabKeepsTheStacks() throws {
        #expect(try changes(.select("second")) == ["activate #6 in #1"])
        #expect(try changes(.select("first")) == [])
        #expect(try changes(.select("deep")) == [])
        #expect(try changes(.select("tabs")) == [])
    }

    @Test func replacingTheRootPopsEverything() throws {
        #expect(
            try changes(.open("login")) == [
                "pop #7 from #6",
                "pop #5 from #4", "pop #4 from #3", "pop #3 from #2",
                "change #1, popped [#6, #8, #2], pushed []",
                "replace root #1 with endpoint login #9 at 0",
            ]
        )
        #expect(
            try outline(.setRoot("b/2"))
                == "fork#9(stack#10(a#11) *stack#12(b#13(b/2#14)) c#15)")
        #expect(try outline(.setRoot("login"), .replace("c")) == "c#10")
    }

    @Test func replacingTheCurrentOneMakesANewDestination() throws {
        #expect(
            try changes(.replace("a/1/2")) == [
                "change #4, popped [#5], pushed [endpoint a/1/2 #9 at 0]"
            ]
        )
        #expect(
            try changes(.select("third"), .replace("login")) == [
                "change #1, popped [#8], pushed [endpoint login #9 at 2]", "activate #9 in #1",
            ]
        )
    }

    @Test func poppingTakesAllThatIsOnAnEndpoint() throws {
        #expect(try changes(.popTo(.id(Destination.ID(3)))) == ["pop #5 from #4", "pop #4 from #3"])
        #expect(try changes(.popToRoot) == ["pop #5 from #4", "pop #4 from #3"])
        #expect(try changes(.popToRoot, .popToRoot) == [])
        #expect(try changes(.popTo("deep")) == [])
    }

    @Test func modalsArePresentedAndDismissed() throws {
        #expect(try changes(.present("login")) == ["present endpoint login #9 at 0 over #5"])
        #expect(try changes(.present("login"), .dismiss) == ["dismiss #9 from #5"])
        #expect(try changes(.present("login"), .removeCurrent) == ["dismiss #9 from #5"])
        #expect(
            try changes(.present("login"), .add(["c"], to: .id(Destination.ID(9)), active: nil), .popToRoot)
                == [
                    "pop #10 from #9", "dismiss #9 from #5", "pop #5 from #4", "pop #4 from #3",
                ]
        )
        let tree = ReadingApp.tree
        let state = try NavigationState.opening("login", on: tree)
        let settings = try state.applying(.present("settings/font"), on: tree)
        #expect(
            settings.outline
                == "switcher#1(login#2(^fork#3(*stack#4(settings#5(settings/font#6)) settings-about#7)))")
    }

    @Test(
        arguments: [
            (.push("zzz"), .noEndpoint),
            (.push("%"), .malformedURL),
            (.add(["c"], to: "first", active: nil), .noRoom),
            (.add(["c", "c"], to: "third", active: nil), .noRoom),
            (.add(["c"], to: "deep", active: 1), .noRoom),
            (.add(["c", "zzz"], to: "tabs", active: nil), .noEndpoint),
            (.remove("leaf"), .noDestination),
            (.remove(.id(Destination.ID(99))), .noDestination),
            (.remove("tabs"), .wouldBeEmpty),
            (.remove("b"), .wouldBeEmpty),
            (.popTo("third"), .notActive),
            (.popTo("first"), .notActive),
            (.select("leaf"), .noDestination),
            (.dismiss, .noModal),
        ] as [(NavigationAction, NavigationError.Code)])
    func anImpossibleActionSaysWhy(action: NavigationAction, code: NavigationError.Code) throws {
        let error = try #require(throws: NavigationError.self) { try start.applying(action, on: Self.tree) }
        #expect(error.code == code, "\(error)")
        #expect(error.description.hasPrefix("\(code): \(error.message)"))
    }

    @Test(
        arguments: [.push("c"), .removeCurrent, .popToRoot, .replace("c"), .present("c")]
            as [NavigationAction])
    func nothingIsCurrentBeforeAnythingWasOpened(action: NavigationAction) throws {
        let error = try #require(throws: NavigationError.self) {
            try NavigationState().applying(action, on: Self.tree)
        }
        #expect(error.code == .nothingOpened)
        #expect(throws: NavigationError.self) { try NavigationState().applying(.dismiss, on: Self.tree) }
    }

    @Test func aStackThatIsNotThereHasNoRootToPopTo() throws {
        let login = try NavigationState.opening("login", on: Self.tree)
        let error = try #require(throws: NavigationError.self) {
            try login.applying(.popToRoot, on: Self.tree)
        }
        #expect(error.code == .noStack)
        let rooted = NavigationTree<String> { Stack { Fork { Endpoint("a") { Endpoint("b") } } } }
        let state = try NavigationState.opening("b", on: rooted)
        #expect(try state.applying(.popToRoot, on: rooted) == state)
    }

    @Test func whatIsPassedAlongGoesToTheDestinationOfTheURL() throws {
        let state = try start.applying(.open("a/1"), on: Self.tree, passing: 7)
        #expect(state.activeLeaf?.destination.context as? Int == 7)
        let again = try state.applying(.open("a/1?q"), on: Self.tree)
        #expect(again.activeLeaf?.destination.context as? Int == 7)
        let pushed = try again.applying(.push("c"), on: Self.tree, passing: "new")
        #expect(pushed.activePath.map { $0.destination.context as? Int } == [nil, nil, nil, 7, nil])
        #expect(pushed.activeLeaf?.destination.context as? String == "new")
        // It is not compared, but the screen is told.
        let told = try state.applying(.open("a/1"), on: Self.tree, passing: 8)
        #expect(told == state)
        #expect(state.changes(to: told).count == 1)
        #expect(told.changes(to: state).isEmpty == false)
        #expect(told.changes(to: told).isEmpty)
    }

    @Test func urlsOfFoundationAndValuesAreActionsToo() throws {
        struct Song: Route {
            static let pattern: RoutePattern = "song/:title"
            let title: String
        }
        let url = try #require(URL(string: "app://books/7"))
        let actions: [NavigationAction] = [
            .open(url, options: .junctionsOnly), .push(url), .replace(url), .present(url), .setRoot(url),
        ]
        let text = "app://books/7"
        #expect(
            actions == [
                .open(text, options: .junctionsOnly), .push(text), .replace(text), .present(text),
                .setRoot(text),
            ])
        let song = Song(title: "a b")
        let typed: [NavigationAction] = try [
            .open(song), .push(song), .replace(song), .present(song), .setRoot(song),
        ]
        let path = try song.url
        #expect(typed == [.open(path), .push(path), .replace(path), .present(path), .setRoot(path)])
        #expect(throws: RouteValueError.self) { try NavigationAction.push(Song(title: "")) }
    }

    @Test func anEndpointIsTakenOutAlone() throws {
        let tree = ReadingApp.tree
        var state = try NavigationState.opening("books/7", on: tree).applying(.push("books/8"), on: tree)
        let middle = try #require(state.activePath.first { $0.destination.url == "books/7" })
        let top = try #require(state.activeLeaf)
        state = try state.applying(.takeOut(.id(middle.id)), on: tree)
        #expect(state.activePath.suffix(2).map(\.destination.url) == ["books", "books/8"])
        #expect(state.activeLeaf == top)
        let root = try #require(state.activePath.first { $0.destination.url == "books" })
        state = try state.applying(.takeOut(.id(root.id)), on: tree)
        #expect(state.activePath.suffix(2).map(\.kind) == [.stack, .endpoint])
        // What nothing lies on is removed, as far as that goes.
        let error = #expect(throws: NavigationError.self) {
            try state.applying(.takeOut(.id(top.id)), on: tree)
        }
        #expect(error?.code == .wouldBeEmpty)
        let other = #expect(throws: NavigationError.self) { try state.applying(.takeOut("tabs"), on: tree) }
        #expect(other?.code == .noRoom)
    }

    @Test func selectingWhatIsInAnotherTabSelectsTheTab() throws {
        let tree = ReadingApp.tree
        let state = try NavigationState.opening("books/7", "today", on: tree)
        let book = try #require(state.nodes.first { $0.destination.url == "books/7" })
        let selected = try state.applying(.select(.id(book.id)), on: tree)
        #expect(selected.url == "books/7")
        #expect(try selected.applying(.select(.id(book.id)), on: tree) == selected)
    }

    @Test func aModalWithoutAStackSaysThatNothingCanBePushed() throws {
        let tree = ReadingApp.tree
        let story = try NavigationState.opening("story/news/1", on: tree)
        let error = #expect(throws: NavigationError.self) { try story.applying(.push("books/7"), on: tree) }
        #expect(error?.code == .noStack)
        #expect(error?.message.contains("declare a Stack") == true)
        let settings = try NavigationState.opening("settings", on: tree)
        #expect(try settings.applying(.push("books/7"), on: tree).url == "books/7")
        let profile = try NavigationState.opening("profile", on: tree)
        #expect(try profile.applying(.push("books/7"), on: tree).url == "books/7")
    }

    @Test func nestingHasABound() throws {
        var state = start
        while state.root?.height != NavigationState.maximumDepth {
            state = try state.applying(.push("c"), on: Self.tree)
        }
        let error = try #require(throws: NavigationError.self) {
            try state.applying(.push("c"), on: Self.tree)
        }
        #expect(error.code == .tooDeep && error.message.contains("257"))
        let changes = start.changes(to: state)
        #expect(try start.applying(changes) == state)
        let leaf = try #require(state.activeLeaf)
        let insertion = NavigationChange.Insertion(
            destination: Destination(id: Destination.ID(999), origin: .init(.pattern, "c")),
            kind: .endpoint,
            position: 0
        )
        let deeper = try #require(throws: NavigationError.self) {
            try state.applying([.push(insertion, onto: leaf.id)])
        }
        #expect(deeper.code == .tooDeep)
    }
}
