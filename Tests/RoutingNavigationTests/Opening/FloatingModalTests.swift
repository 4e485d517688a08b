import Routing
import Testing

@testable import RoutingNavigation

/// Modals beside the root of a tree: they are presented over any screen.
@Suite struct FloatingModalTests {
    private let tree = NavigationTree<String> {
        Modal { Endpoint("player/:song") }
        Fork(name: "tabs") {
            Stack {
                Endpoint("today") {
                    Modal { Endpoint("story") }
                }
            }
            Stack { Endpoint("books") { Endpoint("books/:id") } }
        }
        Modal {
            Stack(name: "entrance") { Endpoint("login") { Endpoint("login/help") } }
        }
    }

    @Test func aScreenIsPresentedOverWhateverShows() throws {
        let book = try NavigationState.opening("books/7", on: tree)
        let player = try book.applying(.open("player/3"), on: tree)
        #expect(
            player.outline
                == "fork#1(stack#2(today#3) *stack#4(books#5(books/7#6(^player/3#7))))")
        #expect(
            book.changes(to: player).map(\.description) == [
                "present endpoint player/3 #7 at 0 over #6"
            ])
    }

    @Test func itIsPresentedOverAModalToo() throws {
        let story = try NavigationState.opening("story", "login/help", on: tree)
        #expect(
            story.outline
                == "fork#1(*stack#2(today#3(^story#4(^stack#7(login#8(login/help#9))))) stack#5(books#6))")
    }

    @Test func aURLThatLeadsElsewhereDismissesIt() throws {
        let login = try NavigationState.opening("books/7", "player/3", on: tree)
        let book = try login.applying(.open("books/7"), on: tree)
        #expect(login.changes(to: book).map(\.description) == ["dismiss #7 from #6"])
        let today = try login.applying(.open("today"), on: tree)
        #expect(today.outline == "fork#1(*stack#2(today#3) stack#4(books#5(books/7#6)))")
    }

    @Test func eachIsPresentedOnceWhateverIsOpened() throws {
        var state = try NavigationState.opening("today", on: tree)
        for _ in 0..<3 {
            state = try state.applying(.open("login/help"), on: tree)
            state = try state.applying(.open("player/3"), on: tree)
        }
        #expect(state.nodes.count { $0.destination.url == "player/3" } == 1)
        #expect(state.activeLeaf?.destination.url == "player/3")

        let login = try state.applying(.open("login"), on: tree)
        #expect(login.outline.hasSuffix("(*stack#2(today#3(^stack#6(login#7))) stack#4(books#5))"))
    }

    @Test func anotherPlaceOfItTakesThePlaceOfTheFirst() throws {
        let state = try NavigationState.opening("today", "player/3", "player/4", on: tree)
        #expect(state.outline == "fork#1(*stack#2(today#3(^player/4#7)) stack#4(books#5))")
    }

    @Test func theFirstRootIsUnderItWhenNothingShowedBefore() throws {
        let state = try NavigationState.opening("login", on: tree)
        #expect(state.outline == "fork#1(*stack#2(today#3(^stack#6(login#7))) stack#4(books#5))")
    }

    @Test func selectingATabDismissesIt() throws {
        let state = try NavigationState.opening("books/7", "player/3", on: tree)
        let other = try state.applying(.select(.id(Destination.ID(2))), on: tree)
        #expect(other.outline == "fork#1(*stack#2(today#3) stack#4(books#5(books/7#6)))")
    }

    @Test func onlyJunctionsPresentsNothing() throws {
        let today = try NavigationState.opening("today", on: tree)
        #expect(try today.applying(.open("login", options: .junctionsOnly), on: tree) == today)
    }

    @Test func theActionsPresentAllOfIt() throws {
        let today = try NavigationState.opening("today", on: tree)
        let login = try today.applying(.present("login/help"), on: tree)
        #expect(
            login.outline == "fork#1(*stack#2(today#3(^stack#6(login#7(login/help#8)))) stack#4(books#5))")
        #expect(try login.applying(.dismiss, on: tree).outline == today.outline)
    }

    @Test func aSavedStateKeepsIt() throws {
        let state = try NavigationState.opening("books/7", "login/help", on: tree)
        let (restored, dropped) = try state.restored(on: tree.blueprint)
        #expect(restored == state && dropped.isEmpty)
    }

    @Test func theDrawingShowsWhereItStands() {
        #expect(
            tree.description == """
                ^ endpoint player/:song
                fork 'tabs'
                ├─ stack
                │  └─ endpoint today
                │     └─ ^ endpoint story
                └─ stack
                   └─ endpoint books
                      └─ endpoint books/:id
                ^ stack 'entrance'
                └─ endpoint login
                   └─ endpoint login/help
                """)
    }

    /// The option changes only forks and switchers.
    @Test func aModalWithoutAStackIsNotReplacedIfOnlyJunctionsChange() throws {
        let player = try NavigationState.opening("books", "player/3", on: tree)
        let other = NavigationAction.open("player/4", options: .junctionsOnly)
        #expect(try player.applying(other, on: tree) == player)
        let update = NavigationAction.open("player/3?at=7", options: .junctionsOnly)
        #expect(try player.applying(update, on: tree).url == "player/3?at=7")
    }
}
