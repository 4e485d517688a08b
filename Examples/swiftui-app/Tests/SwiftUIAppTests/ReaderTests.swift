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

    private var navigator: Navigator { reader.navigator }

    /// The URLs of the active endpoints, the lowest first.
    private var places: [String] {
        navigator.state.activePath.filter { $0.kind == .endpoint }.compactMap(\.destination.url)
    }

    /// Waits until all opened URLs have been handled.
    private func settle() async {
        await reader.router.idle()
        await navigator.idle()
    }

    private func open(_ url: String) async throws {
        reader.opened(try #require(URL(string: url)), by: "test")
        await settle()
    }

    private func start() async {
        await reader.start()
        await settle()
    }

    /// Taps a tab.
    private func tap(_ name: String) async throws {
        guard case .tabs(let tabs)? = navigator.projection.root else { return }
        let option = tabs.options.first { navigator.projection[$0]?.destination.name == name }
        let view = TabsView(navigator: navigator, tabs: tabs, projection: navigator.projection)
        view.selection.wrappedValue = option
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

    @Test func nothingShowsBeforeTheBooksAreThere() async {
        await settle()
        #expect(navigator.projection.root == nil)
        await start()
        #expect(places == ["today"])
    }

    @Test func ofTheLinksBeforeTheStartTheLastOneCounts() async throws {
        try await open("reader://books/1")
        try await open("https://reader.example.com/books/2")
        #expect(navigator.projection.root == nil)
        await start()
        #expect(places == ["books", "https://reader.example.com/books/2"])
    }

    @Test func theLoginFloatsOverWhatShowsAndThenTheLinkGoesOn() async throws {
        await start()
        try await open("reader://books/2")
        try await open("reader://account/orders")
        #expect(places == ["books", "reader://books/2", "login"])
        reader.signIn(at: try #require(navigator.state.activeLeaf).destination)
        await settle()
        #expect(places == ["account", "reader://account/orders"])
        #expect(navigator.state.nodes.allSatisfy { $0.modal == nil })
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
        reader.signIn(at: try #require(navigator.state.activeLeaf).destination)
        await settle()
        #expect(places == ["account"])
    }

    @Test func aSignedOutUserIsAskedForTheLogin() async throws {
        await start()
        try await open("reader://account/orders")
        reader.signIn(at: try #require(navigator.state.activeLeaf).destination)
        await settle()
        try await reader.signOut()
        await settle()
        #expect(places.last == "login")
        #expect(!places.contains { $0.contains("account") })
    }

    @Test func aBookIsPickedAndRecommended() async throws {
        await start()
        async let picking: Void = reader.recommend()
        while places.last != "pick" { await Task.yield() }
        try #require(navigator.state.activeLeaf).destination.finish(with: 2)
        try await picking
        #expect(reader.recommended == 2 && places == ["today"])
    }

    @Test func aPickThatIsSwipedAwayRecommendsNothing() async throws {
        await start()
        async let picking: Void = reader.recommend()
        while places.last != "pick" { await Task.yield() }
        try await dismiss(over: "today")
        try await picking
        #expect(reader.recommended == nil)
    }

    @Test func aStoryIsASheetOverTheDay() async throws {
        await start()
        try await open("reader://stories/1")
        #expect(places == ["today", "reader://stories/1"])
        try await dismiss(over: "today")
        #expect(places == ["today"])
    }
}
