import Routing
import Testing

@testable import RoutingNavigation

/// Opening URLs on the tree of an app: what is made, what stays, and the exact changes.
@Suite struct OpeningTests {
    private let tree = ReadingApp.tree

    @Test func aSectionIsOpenedAlone() throws {
        let state = try NavigationState.opening("login", on: tree)
        #expect(state.outline == "switcher#1(login#2)")
        #expect(
            NavigationState().changes(to: state).map(\.description) == [
                "replace root none with switcher (login) #1 at 0",
                "push endpoint login #2 at 0 onto #1",
                "activate #2 in #1",
            ]
        )
    }

    @Test func aBookBuildsTheTabBarAndItsStack() throws {
        let login = try NavigationState.opening("login", on: tree)
        let book = try login.applying(.open("books/7"), on: tree)
        #expect(
            book.outline == "switcher#1(fork#3(stack#4(today#5) *stack#6(books#7(books/7#8)) profile#9))")
        #expect(
            login.changes(to: book).map(\.description) == [
                "change #1, popped [#2], pushed [fork tabs #3 at 0]",
                "change #3, popped [], pushed [stack (today) #4 at 0, stack (books) #6 at 1, "
                    + "endpoint profile #9 at 2]",
                "push endpoint today #5 at 0 onto #4",
                "push endpoint books #7 at 0 onto #6",
                "push endpoint books/7 #8 at 0 onto #7",
                "activate #6 in #3",
                "activate #3 in #1",
            ]
        )
        #expect(book.activePath.map(\.kind) == [.switcher, .fork, .stack, .endpoint, .endpoint])
        #expect(book.url == "books/7")
    }

    @Test func aStoryIsPresentedOverToday() throws {
        let book = try NavigationState.opening("login", "books/7", on: tree)
        let story = try book.applying(.open("story/news/1"), on: tree)
        #expect(
            story.outline == "switcher#1(fork#3(*stack#4(today#5(^story/news/1#10)) "
                + "stack#6(books#7(books/7#8)) profile#9))")
        #expect(
            book.changes(to: story).map(\.description) == [
                "present endpoint story/news/1 #10 at 0 over #5",
                "activate #4 in #3",
            ]
        )
    }

    @Test func onlyJunctionsShowsTheStackAsItWasLeft() throws {
        let story = try NavigationState.opening("login", "books/7", "story/news/1", on: tree)
        let kept = try story.applying(.open("books", options: .junctionsOnly), on: tree)
        #expect(kept.url == "books/7")
        // What is presented covers the tabs, so it goes when another one is shown.
        #expect(story.changes(to: kept).map(\.description) == ["dismiss #10 from #5", "activate #6 in #3"])

        let popped = try story.applying(.open("books"), on: tree)
        #expect(popped.activeLeaf?.id == kept.activePath.dropLast().last?.id)
        #expect(
            story.changes(to: popped).map(\.description) == [
                "pop #8 from #7", "dismiss #10 from #5", "activate #6 in #3",
            ]
        )
        let back = try popped.applying(.open("today"), on: tree)
        #expect(back.activeLeaf?.id == Destination.ID(5))
    }

    @Test func loginUnwindsEverythingDeepestFirst() throws {
        let story = try NavigationState.opening("login", "books/7", "story/news/1", on: tree)
        let login = try story.applying(.open("login"), on: tree)
        #expect(
            story.changes(to: login).map(\.description) == [
                "pop #8 from #7",
                "pop #7 from #6",
                "dismiss #10 from #5",
                "pop #5 from #4",
                "change #3, popped [#6, #9, #4], pushed []",
                "change #1, popped [#3], pushed [endpoint login #11 at 0]",
                "activate #11 in #1",
            ]
        )
    }

    @Test func aModalMayBeAForkOfItsOwn() throws {
        let key = try NavigationState.opening("settings/font", on: tree)
        #expect(
            key.outline == "switcher#1(fork#2(stack#3(today#4) stack#5(books#6) *profile#7"
                + "(^fork#8(*stack#9(settings#10(settings/font#11)) settings-about#12))))")
        let about = try key.applying(.open("settings-about"), on: tree)
        #expect(
            key.changes(to: about).map(\.description) == [
                "activate #12 in #8"
            ]
        )
        let profile = try about.applying(.open("profile"), on: tree)
        #expect(
            about.changes(to: profile).map(\.description) == [
                "pop #11 from #10", "pop #10 from #9", "change #8, popped [#9, #12], pushed []",
                "dismiss #8 from #7",
            ]
        )
    }

    /// A user whose screen is kept for another user, with tabs in it.
    private static let users = NavigationTree<String> {
        Stack {
            Endpoint("user/:name", identity: .pattern) {
                Fork {
                    Stack { Endpoint("user/:name/posts") { Endpoint("user/:name/posts/:id") } }
                    Endpoint("user/:name/photos")
                }
            }
        }
    }

    @Test func aTabThatWasNotOpenedCapturesWhatThePlaceDoesThatItIsIn() throws {
        let posts = try NavigationState.opening("user/ann/posts/1", on: Self.users)
        let photos = try #require(posts.nodes.first { $0.destination.url == "user/ann/photos" })
        #expect(photos.destination.captures == ["name": "ann"])
        #expect(photos.destination.parameters == ["name": "ann"])
        let selected = try posts.applying(.select(.id(photos.id)), on: Self.users)
        #expect(selected.url == "user/ann/photos")
        let restored = selected.pruned(to: Self.users.blueprint)
        #expect(restored.state == selected && restored.dropped.isEmpty)
    }

    @Test func whereThePlaceCapturesSomethingElseTheOtherTabsAreThereAnew() throws {
        let ann = try NavigationState.opening("user/ann/photos", "user/ann/posts/1", on: Self.users)
        let bob = try ann.applying(.open("user/bob/photos"), on: Self.users)
        #expect(
            bob.outline == "stack#1(user/bob#2(fork#3(stack#8(user/bob/posts#9) *user/bob/photos#10)))")
        #expect(
            ann.changes(to: bob).map(\.description) == [
                "pop #7 from #5", "pop #5 from #4",
                "change #3, popped [#6, #4], pushed [stack (user/:name/posts) #8 at 0, "
                    + "endpoint user/bob/photos #10 at 1]",
                "push endpoint user/bob/posts #9 at 0 onto #8", "update user/bob #2", "activate #10 in #3",
            ]
        )
        let posts = try bob.applying(.select(.id(Destination.ID(9))), on: Self.users)
        #expect(posts.url == "user/bob/posts")
        // Where it captures the same, they are left alone.
        let photos = try ann.applying(.open("user/ann/photos?q=1"), on: Self.users)
        #expect(photos.nodes.contains { $0.destination.url == "user/ann/posts/1" })
    }

    @Test func anotherFragmentIsAnUpdate() throws {
        let first = try NavigationState.opening("books/7#notes%201", on: tree)
        #expect(first.activeLeaf?.destination.fragment == "notes 1")
        #expect(first.activePath.dropLast().allSatisfy { $0.destination.fragment == nil })
        let second = try first.applying(.open("books/7"), on: tree)
        #expect(second.activeLeaf?.destination.fragment == nil)
        #expect(first.changes(to: second).map(\.description) == ["update books/7 #7"])
        #expect(try NavigationState.opening("books/7#", on: tree).activeLeaf?.destination.fragment == "")
    }

    @Test func whatIsPresentedOverAKeptStackMayBeDismissed() throws {
        let story = try NavigationState.opening("login", "books/7", "story/news/1", on: tree)
        let options: OpeningOptions = [.junctionsOnly, .dismissingModals]
        #expect(try story.applying(.open("today", options: .junctionsOnly), on: tree) == story)
        let today = try story.applying(.open("today", options: options), on: tree)
        #expect(story.changes(to: today).map(\.description) == ["dismiss #10 from #5"])
        // The stack of another tab stays as it was left.
        #expect(try today.applying(.open("books", options: options), on: tree).url == "books/7")
        #expect(try story.applying(.open("story/news/1", options: options), on: tree) == story)
        let key = try NavigationState.opening("settings/font", on: tree)
        let settings = try key.applying(.open("settings-about", options: options), on: tree)
        #expect(settings.url == "settings-about")
        #expect(try settings.applying(.open("settings", options: options), on: tree).url == "settings/font")
    }

    @Test func aForkIsToldAllItsOptionsAndThenTheSelectedOne() throws {
        let tree = NavigationTree<String> {
            Fork {
                Stack {
                    Endpoint("welcome") {
                        Endpoint("welcome/register")
                        Endpoint("welcome/login")
                    }
                }
                Endpoint("about")
            }
        }
        let state = try NavigationState.opening("welcome/login", on: tree)
        #expect(
            NavigationState().changes(to: state).map(\.description) == [
                "replace root none with fork ((welcome)) #1 at 0",
                "change #1, popped [], pushed [stack (welcome) #2 at 0, endpoint about #5 at 1]",
                "push endpoint welcome #3 at 0 onto #2",
                "push endpoint welcome/login #4 at 0 onto #3",
                "activate #2 in #1",
            ]
        )
        // The stack is handed the ancestors of the match, root first.
        #expect(state.activePath.suffix(2).map(\.destination.pattern) == ["welcome", "welcome/login"])
        let register = try state.applying(.open("welcome/register"), on: tree)
        #expect(
            state.changes(to: register).map(\.description) == [
                "change #3, popped [#4], pushed [endpoint welcome/register #6 at 0]"
            ]
        )
    }

    /// The tab captures less than the place that it is in.
    @Test func aTabThatWasNotOpenedHasAURLWithoutThePlacesOptionalCaptures() throws {
        let tree = NavigationTree<String> {
            Stack {
                Endpoint("shop(/:section)") {
                    Fork {
                        Endpoint("shop(/:section)/deals")
                        Endpoint("cart", name: "cart")
                    }
                }
            }
        }
        let deals = try NavigationState.opening("shop/shoes/deals", on: tree)
        let cart = try deals.applying(.select("cart"), on: tree)
        #expect(cart.url == "cart" && cart.activeLeaf?.destination.captures.isEmpty == true)
    }
}
