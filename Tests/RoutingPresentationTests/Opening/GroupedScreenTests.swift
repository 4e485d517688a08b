import Routing
import RoutingPresentation
import Testing

/// Screens that are mapped in groups.
@MainActor
struct GroupedScreenTests {
    private let scene = Scene()
    private let router = Routing()

    init() {
        scene.window.animator = .immediate
    }

    @Test func aScreenStandsBehindThePrefixWithTheTagsOfTheGroup() async throws {
        final class Owner: RouteOwner {}
        var owner: Owner? = Owner()
        scene.showing(scene.navigation("a"))
        router.group("app://books", tags: ["Books"], owner: owner) { [scene] books in
            books.map(":id<int>", source: .provided { scene.screen("book") }, in: scene.window)
            books.map("", source: .provided { scene.screen("books") }, in: scene.window)
        }
        try await router["Views"]["Books"].dispatch("app://books/7")
        #expect(scene.window.topViewController?.title == "book")
        try await router.dispatch("app://books")
        #expect(scene.window.topViewController?.title == "books")
        withExtendedLifetime(owner) {}
        owner = nil
        #expect(!router.canOpen("app://books/7"))
    }
    @Test func aScreenIsForThoseItAccepts() async throws {
        scene.showing(scene.navigation("a"))
        let source = ControllerSource<ViewController>.provided { [scene] in scene.screen("account") }
        router.map("app://account", accepting: [.internal], source: source, in: scene.window)
        #expect(!router.canOpen("app://account", from: .external()))
        try await router.dispatch("app://account")
        #expect(scene.window.topViewController?.title == "account")
    }
}
