import Foundation
import Routing
import RoutingNavigation
import SwiftUI
import Testing

@testable import SwiftUIApp

/// Tests the app behind the views.
@MainActor
@Suite struct ReaderTests {
    private let reader = Reader()
    private let navigator: Navigator

    init() {
        navigator = Navigator(Reader.tree, in: reader.router)
    }

    /// The URLs of the active endpoints, the lowest first.
    private var places: [String] {
        navigator.state.activePath.filter { $0.kind == .endpoint }.compactMap(\.destination.url)
    }

    /// Waits until all opened URLs have been handled; not before the start, when the gate holds them.
    private func settle() async {
        await navigator.idle()
        await reader.router.idle()
        await navigator.idle()
    }

    private func open(_ url: String) async throws {
        reader.opened(try #require(URL(string: url)), by: "test", in: navigator)
        await settle()
    }

    /// Opens URLs before the start, and returns when the gate holds them.
    private func hold(_ urls: String...) async throws {
        for url in urls { reader.opened(try #require(URL(string: url)), by: "test", in: navigator) }
        while reader.router.held.count < urls.count { await Task.yield() }
    }

    private func start(from saved: String? = nil) async {
        await reader.start(navigator, from: saved)
        await settle()
    }

    private func signIn() async throws {
        reader.signIn(at: try #require(navigator.state.activeLeaf).destination, in: navigator)
        await settle()
    }

    /// Taps a tab.
    private func tap(_ name: String) async throws {
        guard case .tabs(let tabs)? = navigator.projection.root else { return }
        let option = tabs.options.first { navigator.projection[$0]?.destination.name == name }
        TabsView(navigator: navigator, tabs: tabs, projection: navigator.projection).selection.wrappedValue =
            option
        await settle()
    }

    /// Dismisses the content presented over a place, as the user does.
    private func dismiss(over url: String) async throws {
        let node = try #require(navigator.state.nodes.first { $0.destination.url == url })
        guard case .place(let place)? = navigator.projection[node.destination.id] else { return }
        let view = PlaceView(navigator: navigator, place: place)
        let binding = view.cover.wrappedValue == nil ? view.sheet : view.cover
        #expect(binding.wrappedValue != nil)
        binding.wrappedValue = nil
        await settle()
    }

    @Test func theFirstPlaceIsToday() async {
        await start()
        #expect(places == ["today"] && !navigator.canGoBack)
    }

    @Test func theLinksBeforeTheStartWaitAndTheLastOneShows() async throws {
        try await hold("reader://books/1", "https://reader.example.com/books/2")
        #expect(navigator.projection.root == nil)
        await start()
        #expect(places == ["books", "https://reader.example.com/books/2"])
    }

    @Test func theLoginFloatsOverWhatShowsAndThenTheLinkGoesOn() async throws {
        await start()
        try await open("reader://books/2")
        try await open("reader://account/orders")
        #expect(places == ["books", "reader://books/2", "login"])
        try await signIn()
        #expect(places == ["account", "reader://account/orders"])
        #expect(navigator.state.nodes.allSatisfy { $0.modal == nil })
    }

    @Test func theGuardSeesALinkFromOutsideAfterTheLoginToo() async throws {
        await start()
        var origins: [RouteOrigin] = []
        reader.router.protect("account/orders") { @MainActor request in
            origins.append(request.origin)
            return .pass
        }
        try await open("reader://account/orders?page=2")
        try await signIn()
        #expect(places == ["account", "reader://account/orders?page=2"])
        #expect(Set(origins) == [.external(source: "test")])
    }

    @Test func theUsersOwnWishStaysTheUsersOwn() async throws {
        await start()
        var origins: [RouteOrigin] = []
        reader.router.protect("account/**") { @MainActor request in
            origins.append(request.origin)
            return .pass
        }
        navigator.go(to: "account/orders")
        await settle()
        try await signIn()
        #expect(places == ["account", "account/orders"])
        #expect(Set(origins) == [.internal])
    }

    @Test func backDoesNotReturnToTheLogin() async throws {
        await start()
        try await open("reader://account/orders")
        try await signIn()
        try await navigator.back()
        #expect(places == ["today"] && !navigator.canGoBack)
    }

    /// The login that a link brings up at the start has nothing to go back to.
    @Test func backDoesNotReturnToTheLoginOfAColdStart() async throws {
        try await hold("reader://account/orders")
        await start()
        #expect(places == ["today", "login"])
        try await signIn()
        #expect(places == ["account", "reader://account/orders"])
        try await navigator.back()
        #expect(places == ["today"] && !navigator.canGoBack)
    }

    @Test func aLoginThatIsSwipedAwayLeavesTheUserWhereTheyWere() async throws {
        await start()
        try await open("reader://account")
        try await dismiss(over: "today")
        #expect(places == ["today"] && !reader.isSignedIn)
    }

    @Test func theTabOfTheAccountAsksForTheLogin() async throws {
        await start()
        try await tap("Account")
        #expect(places == ["today", "login"])
        try await signIn()
        #expect(places == ["account"])
    }

    @Test func aSignedOutUserIsAskedForTheLogin() async throws {
        await start()
        try await open("reader://account/orders")
        try await signIn()
        reader.signOut()
        // The window's view calls this when `isSignedIn` changes.
        try await navigator.revalidate()
        await settle()
        #expect(places.last == "login")
        #expect(!places.contains { $0.contains("account") })
    }

    @Test func aBookIsPickedAndRecommended() async throws {
        await start()
        async let picking: Void = reader.recommend(in: navigator)
        while places.last != "pick" { await Task.yield() }
        try #require(navigator.state.activeLeaf).destination.finish(with: 2)
        try await picking
        #expect(reader.recommended == 2 && places == ["today"])
    }

    @Test func aPickThatIsSwipedAwayRecommendsNothing() async throws {
        await start()
        async let picking: Void = reader.recommend(in: navigator)
        while places.last != "pick" { await Task.yield() }
        try await dismiss(over: "today")
        try await picking
        #expect(reader.recommended == nil)
    }

    @Test func aWindowShowsThePlacesOfItsLastSession() async throws {
        await start()
        try await open("reader://books/2")
        try await tap("Today")
        let later = Reader()
        let window = Navigator(Reader.tree, in: later.router)
        await later.start(window, from: try navigator.state.json())
        #expect(window.state == navigator.state && window.history.count == 1)
    }

    @Test func aLinkThatStartsTheAppShowsInsteadOfTheLastSession() async throws {
        let saved = try NavigationState().applying(.open("books/3"), on: Reader.tree).json()
        try await hold("reader://books/1")
        await start(from: saved)
        #expect(places == ["books", "reader://books/1"])
    }

    @Test func aSessionThatIsNoStateIsIgnored() async {
        await start(from: "{}")
        #expect(places == ["today"])
    }

    @Test func eachWindowShowsTheLinksThatItReceives() async throws {
        await start()
        let other = Navigator(Reader.tree, in: reader.router)
        await reader.start(other)
        try await open("reader://books/1")
        #expect(navigator.state.url == "reader://books/1" && other.state.url == "today")
        // A URL that names no window goes to the key one.
        try await reader.router.dispatch("books/2")
        #expect(navigator.state.url == "reader://books/1" && other.state.url == "books/2")
    }

    @Test func aLoginContinuesInItsOwnWindow() async throws {
        await start()
        let other = Navigator(Reader.tree, in: reader.router)
        await reader.start(other)
        try await open("reader://account/orders")
        other.makeKey()
        try await signIn()
        #expect(places == ["account", "reader://account/orders"] && other.state.url == "today")
    }

    @Test func theBodyOfAWindowIsMade() {
        _ = WindowView(reader: reader).body
        _ = ReaderApp().body
    }

    @Test func aStoryIsASheetOverTheDay() async throws {
        await start()
        try await open("reader://stories/1")
        #expect(places == ["today", "reader://stories/1"])
        try await dismiss(over: "today")
        #expect(places == ["today"])
    }
}
