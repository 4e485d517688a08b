import Routing
import RoutingPresentation
import Testing

@testable import RoutingNavigation
@testable import Support

/// The properties and the data that a screen receives when its place comes back, or when a request is undone.
@MainActor @Suite struct PassedDataTests {
    private struct Fault: Error {}

    /// A screen that keeps the data of its place.
    private final class Page: ViewController, DestinationPresentable {
        private(set) var received: [String] = []

        func configure(for place: Destination) {
            title = place.url
            if let data = place.context as? String { received.append(data) }
        }
    }

    private let window = Window()
    private let router = Routing()
    private let page = EndpointPresenter<ViewController>.viewController { _ in Page() }

    init() {
        window.animator = .immediate
    }

    private func navigator(_ tree: NavigationTree<ViewController>, inRouter: Bool = true) -> Navigator {
        let renderer = PresenterRenderer(tree, in: window)
        let navigator =
            inRouter ? Navigator(tree, renderer: renderer, in: router) : Navigator(tree, renderer: renderer)
        navigator.followUser(in: window, of: renderer)
        return navigator
    }

    private func shelf(identity: EndpointIdentity = .captures) -> NavigationTree<ViewController> {
        NavigationTree {
            Stack(.navigationController()) {
                Endpoint("books", page) { Endpoint("books/:id", page, identity: identity) }
            }
        }
    }

    private var top: Page? { window.topViewController as? Page }

    @Test func aRedirectBackToTheScreenThatWasLeftUpdatesIt() async throws {
        let navigator = navigator(shelf())
        try await navigator.open("books/7")
        let screen = top
        router.protect("books") { _ in .redirect(to: "books/7?page=2", data: "data") }
        window.user.swipeBack()
        await navigator.idle()
        #expect(navigator.state.url == "books/7?page=2")
        #expect(top === screen && top?.title == "books/7?page=2" && top?.received == ["data"])
    }

    @Test func aRequestThatReplacesARefusedMoveUpdatesTheScreenThatWasLeft() async throws {
        let navigator = navigator(shelf(identity: .pattern))
        try await navigator.open("books/1")
        let screen = top
        let (refusals, refuse) = AsyncStream.makeStream(of: Void.self)
        router.protect("books") { _ in
            for await _ in refusals { break }
            return .reject("offline")
        }
        window.user.swipeBack()
        let request = Task { try await navigator.open("books/2", passing: "data") }
        while navigator.line.asideCount == 0 { await Task.yield() }
        refuse.yield()
        _ = try await request.value
        await navigator.idle()
        #expect(navigator.state.url == "books/2")
        #expect(top === screen && top?.title == "books/2" && top?.received == ["data"])
    }

    @Test func dataDoesNotReachAnotherPlaceOnTheSameScreen() async throws {
        let navigator = navigator(shelf(identity: .pattern), inRouter: false)
        try await navigator.open("books/7", passing: "data")
        try await navigator.open("books/8")
        #expect(top?.title == "books/8" && top?.received == ["data"])
        #expect(navigator.state.activeLeaf?.destination.context == nil)
    }

    @Test func dataDoesNotReachThePlaceBefore() async throws {
        let navigator = navigator(shelf(identity: .pattern), inRouter: false)
        try await navigator.open("books/7")
        try await navigator.open("books/8", passing: "data")
        try await navigator.back()
        #expect(top?.title == "books/7" && top?.received == ["data"])
        #expect(navigator.state.activeLeaf?.destination.context == nil)
    }

    @Test func aRefusedMoveUpdatesNothing() async throws {
        let navigator = navigator(shelf())
        try await navigator.open("books/7", passing: "data")
        router.protect("books") { _ in .reject("no") }
        window.user.swipeBack()
        await navigator.idle()
        #expect(navigator.state.url == "books/7" && top?.received == ["data"])
    }

    /// The lower screen is made again for the first change, with the data already.
    @Test func aScreenThatIsMadeForARequestReceivesTheDataOnce() async throws {
        let navigator = navigator(
            NavigationTree { Endpoint("a", page) { Endpoint("b", page) } }, inRouter: false)
        try await navigator.open("b")
        try await navigator.open("a?q=1", passing: "data")
        #expect(top?.title == "a?q=1" && top?.received == ["data"])
    }

    /// A guarded request passes the data to a hidden tab first, and dismisses the modal before that.
    @Test(arguments: [nil, "data"])
    func aRequestThatFailsPresentsTheModalAgain(data: String?) async throws {
        let isBroken = Box(false)
        let books = EndpointPresenter<ViewController>.viewController { _ in
            if isBroken.value ?? false { throw Fault() }
            return Page()
        }
        router.protect("account") { _ in .pass }
        let navigator = navigator(
            NavigationTree {
                Fork(.tabBarController(), lazy: true) {
                    Stack(.navigationController()) {
                        Endpoint("today", page) { Modal { Endpoint("story", page) } }
                    }
                    Fork(.tabBarController()) {
                        Stack(.navigationController()) { Endpoint("news", page) }
                        Stack(.navigationController()) { Endpoint("books", books) }
                    }
                }
            })
        try await navigator.open("story")
        let story = top
        isBroken.put(true)
        await #expect(throws: Fault.self) { try await navigator.open("books", passing: data) }
        await navigator.idle()
        #expect(navigator.state.url == "story" && navigator.history.count == 1)
        #expect(top === story)
    }

    @Test func junctionsOnlyUpdatesAPlaceWhoseModalItDismisses() async throws {
        let navigator = navigator(
            NavigationTree {
                Stack(.navigationController()) {
                    Endpoint("today", page) { Modal { Endpoint("story", page) } }
                }
            },
            inRouter: false)
        try await navigator.open("story")
        try await navigator.open("today?q=2", options: [.junctionsOnly, .dismissingModals], passing: "data")
        #expect(navigator.state.url == "today?q=2")
        #expect(top?.title == "today?q=2" && top?.received == ["data"])
    }
}
