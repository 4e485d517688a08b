import Routing
import RoutingNavigation
import Testing

@testable import RoutingPresentation

/// No place appears on the way from one state to another that its guards have not passed.
@MainActor @Suite struct GuardedPlaceTests {
    private let diary = Diary()
    private let router = Routing()
    private let window = Window()
    private let navigator: Navigator
    private let tree: NavigationTree<ViewController>
    private let booksGuard: RouteUUID

    init() {
        let screen = EndpointPresenter<ViewController>.viewController { [diary] destination in
            Screen().noting(in: diary, as: destination.url ?? "\(destination)")
        }
        tree = NavigationTree {
            Fork(.tabBarController()) {
                Stack(.navigationController()) { Endpoint("today", screen) }
                Endpoint("profile", screen, name: "profile")
                Stack(.navigationController()) {
                    Endpoint("books", screen) { Endpoint("books/:id", screen) }
                }
                Stack(.navigationController()) { Endpoint("films", screen) { Endpoint("films/:id", screen) } }
            }
            Modal { Endpoint("login", screen) }
        }
        let renderer = PresenterRenderer(tree, in: window)
        navigator = Navigator(tree, renderer: renderer, in: router)
        navigator.followUser(in: window, of: renderer)
        booksGuard = router.protect("books") { _ in .reject("members only") }
        router.protect("films") { _ in .reject("members only") }
    }

    private func expectHidden(_ location: SourceLocation = #_sourceLocation) {
        let refused = diary.entries.filter { $0.hasPrefix("books.will") || $0.hasPrefix("films.will") }
        #expect(refused.isEmpty, sourceLocation: location)
        #expect(window.topViewController?.title == navigator.state.url, sourceLocation: location)
    }

    @Test func goingBackToAnotherTabDoesNotUncoverWhatIsLeft() async throws {
        for url in ["today", "books/7"] { try await navigator.open(url) }
        try await navigator.back()
        #expect(navigator.state.url == "today")
        expectHidden()
        try await navigator.forward()
        #expect(navigator.state.url == "books/7")
        expectHidden()
    }

    @Test func restoringDoesNotUncoverWhatIsLeft() async throws {
        try await navigator.open("today")
        let saved = navigator.snapshot()
        try await navigator.open("books/7")
        try await navigator.open("login")
        try await navigator.restore(saved)
        #expect(navigator.state == saved)
        expectHidden()
    }

    @Test func goingBackToOtherTabsDoesNotUncoverWhatIsLeft() async throws {
        for url in ["today", "books/7"] { try await navigator.open(url) }
        try await navigator.dispatch(.remove("profile"))
        try await navigator.back()
        #expect(navigator.state.url == "today" && navigator.state.find(name: "profile") != nil)
        expectHidden()
    }

    @Test func restoringOtherTabsDoesNotShowWhatIsHiddenAfterwards() async throws {
        try await navigator.open("today")
        let hidden = try NavigationState().applying(.open("books/7"), on: tree)
        let saved = try hidden.applying(.open("profile"), on: tree)
        router.protect("books/7") { _ in .reject("members only") }
        router.dispose(of: booksGuard)
        try await navigator.open("books")
        try await navigator.dispatch(.remove("profile"))
        try await navigator.restore(saved)
        #expect(navigator.state.url == "profile")
        #expect(!diary.entries.contains { $0.hasPrefix("books/7.will") })
    }

    @Test func goingBackToOneOfTwoDeepTabsUncoversNeither() async throws {
        for url in ["films/1", "books/7", "films/2", "books/8"] { try await navigator.open(url) }
        while navigator.canGoBack {
            try await navigator.back()
            expectHidden()
        }
        #expect(navigator.state.url == "films/1")
    }

    @Test func removingATabSelectsTheNextOneFirst() async throws {
        for url in ["today", "profile"] { try await navigator.open(url) }
        try await navigator.dispatch(.removeCurrent)
        #expect(navigator.state.url == "today")
        expectHidden()
    }
}
