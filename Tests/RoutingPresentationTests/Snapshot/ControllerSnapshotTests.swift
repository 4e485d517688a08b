import Foundation
import Testing

@testable import RoutingPresentation
@testable import Support

private final class LibraryController: ViewController {}
private final class BookController: ViewController {}
private final class ShopController: TabBarController {}

@MainActor
@Suite struct ControllerSnapshotTests {
    private static func titled<Controller: ViewController>(
        _ controller: Controller,
        _ title: String
    ) -> Controller {
        controller.title = title
        return controller
    }

    private static func shop() -> Window {
        let books = NavigationController(rootViewController: titled(LibraryController(), "Library"))
        books.pushViewController(titled(BookController(), "Dune"), animated: false)
        let split = SplitViewController()
        split.primary = LibraryController()
        split.secondary = titled(BookController(), "Emma")
        let shop = ShopController()
        shop.viewControllers = [titled(books, "Books"), split]
        return Window(rootViewController: shop)
    }

    @Test func aWindowIsDrawnAsItIs() {
        let window = Self.shop()
        let drawing = """
            Window
            └─▸ ShopController (tabs)
                ├─▸ NavigationController "Books"
                │   ├── LibraryController "Library"
                │   └─▸ BookController "Dune"  ● visible
                └── SplitViewController
                    ├─▸ LibraryController
                    └─▸ BookController "Emma"
            """
        #expect(window.snapshot.description == drawing)
    }

    @Test func aSnapshotFollowsTheWindow() {
        let window = Self.shop()
        let before = window.snapshot
        (window.rootViewController as? TabBarController)?.selectedIndex = 1
        window.rootViewController?.present(ViewController(), animated: false)
        let drawing = """
            Window
            ├── ShopController (tabs)
            │   ├── NavigationController "Books"
            │   │   ├── LibraryController "Library"
            │   │   └─▸ BookController "Dune"
            │   └─▸ SplitViewController
            │       ├─▸ LibraryController
            │       └─▸ BookController "Emma"
            ╘═▸ presented ViewController  ● visible
            """
        #expect(window.snapshot.description == drawing)
        #expect(window.snapshot != before)
    }

    @Test func theValuesAreThoseOfTheControllers() throws {
        let window = Self.shop()
        let shop = try #require(window.snapshot.layers.first)
        #expect(shop.id == window.rootViewController?.controllerID)
        #expect(shop.kind == .tabBar)
        #expect(shop.type == "ShopController")
        #expect(shop.title == nil)
        #expect(shop.selectedIndex == 0)
        #expect(shop.children.map(\.kind) == [.navigation, .split])
        #expect(shop.children.map(\.selectedIndex) == [1, nil])
        #expect(shop.children.flatMap(\.children).map(\.title) == ["Library", "Dune", nil, "Emma"])
        #expect(shop.children[0].children.allSatisfy { $0.kind == .screen && $0.selectedIndex == nil })
    }

    @Test func anEmptyContainerSelectsNothing() {
        let controllers = [NavigationController(), TabBarController(), SplitViewController()]
        #expect(controllers.map { ControllerSnapshot($0).selectedIndex } == [nil, nil, nil])
    }

    @Test func whatLooksTheSameIsDrawnTheSameThoughItIsNot() {
        let (one, other) = (Self.shop().snapshot, Self.shop().snapshot)
        #expect(one != other)
        #expect(one.description == other.description)
    }

    @Test func aSnapshotSurvivesCoding() throws {
        let snapshot = Self.shop().snapshot
        let data = try JSONEncoder().encode(snapshot)
        let decoded = try JSONDecoder().decode(WindowSnapshot.self, from: data)
        #expect(decoded == snapshot)
        #expect(decoded.hashValue == snapshot.hashValue)
    }
}

/// Values that no window has, but that can be decoded.
@Suite struct OddSnapshotTests {
    @Test(arguments: [nil, -1, 3, Int.max, Int.min])
    func aSelectionThatIsNotThereShowsNothing(index: Int?) {
        let tabs = ControllerSnapshot.tabs(of: Array(repeating: .screen("A", "a"), count: 3), selected: index)
        let snapshot = WindowSnapshot(layers: [tabs])
        let drawing = """
            Window
            └─▸ TabBarController  ● visible
                ├── A "a"
                ├── A "a"
                └── A "a"
            """
        #expect(snapshot.description == drawing)
    }

    @Test func moreLevelsThanAWindowHasAreDrawn() {
        let snapshot = WindowSnapshot(layers: [.nested(300)])
        #expect(snapshot.description.split(separator: "\n").count == 302)
    }
}
