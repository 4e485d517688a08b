import Foundation
import Testing

@testable import RoutingPresentation
@testable import RoutingStoryboards

@MainActor
@Suite("Scenes within scenes")
struct ScenePlanningTests {
    private func make(_ files: [String: StoryboardSketch]) throws -> ViewController {
        let named = files.map { ("\($0).storyboard", $1.text) }
        let bundle = try TemporaryBundle(Dictionary(uniqueKeysWithValues: named))
        return try Storyboard(name: "Main", bundle: bundle.bundle).instantiateInitialViewController()
    }

    private func make(_ controllers: String..., initial: String = "a") throws -> ViewController {
        try make(["Main": StoryboardSketch(controllers, initial: initial)])
    }

    private func screen(_ id: String) -> String {
        StoryboardSketch.controller(id, "viewController", "title='\(id)' storyboardIdentifier='\(id)'")
    }

    @Test func columnsGoWhereTheyBelong() throws {
        let links = [
            ("detailViewController", "d"),
            ("supplementaryViewController", "x"),
            ("masterViewController", "m"),
        ]
        let split = StoryboardSketch.controller("a", "splitViewController", links: links)
        let controller = try make(split, screen("d"), screen("m"), screen("x"))
        let made = try #require(controller as? SplitViewController)
        #expect(made.primary?.title == "m")
        #expect(made.secondary?.title == "d")
    }

    @Test func aColumnMayBeEmpty() throws {
        let links = [("detailViewController", "d")]
        let split = StoryboardSketch.controller("a", "splitViewController", links: links)
        let made = try #require(try make(split, screen("d")) as? SplitViewController)
        #expect(made.primary == nil)
        #expect(made.secondary?.title == "d")
    }

    @Test func tabsKeepTheirOrder() throws {
        let tabs = StoryboardSketch.tabs("a", of: ["3", "1", "2"])
        let made = try make(tabs, screen("1"), screen("2"), screen("3"))
        #expect(made.children.map(\.title) == ["3", "1", "2"])
    }

    @Test func aSceneThatIsContainedTwiceIsMadeTwice() throws {
        let made = try make(StoryboardSketch.tabs("a", of: ["b", "b"]), screen("b"))
        #expect(made.children.map(\.title) == ["b", "b"])
        #expect(made.children.first !== made.children.last)
    }

    @Test func aSceneThatContainsItselfIsRefused() throws {
        let itself = try #require(throws: PresentationError.self) {
            try make(StoryboardSketch.navigation("a", "title='Loop'", root: "a"))
        }
        #expect(itself.code == .cycle)
        #expect(itself.message.contains("a scene of Main.storyboard contains itself: Loop → Loop;"))
    }

    @Test func aLongerLoopIsNamedFromWhereItBegins() throws {
        let error = try #require(throws: PresentationError.self) {
            try make(
                StoryboardSketch.tabs("a", of: ["d", "b"]),
                StoryboardSketch.navigation("b", "title='Books'", root: "c"),
                StoryboardSketch.tabs("c", "storyboardIdentifier='Shelves'", of: ["d", "b"]),
                screen("d")
            )
        }
        #expect(error.code == .cycle)
        #expect(error.message.contains(": Books → Shelves → Books;"))
    }

    @Test(arguments: [(64, true), (65, false), (1000, false)])
    func scenesAreOnlySoDeep(depth: Int, isMade: Bool) throws {
        let stacks = (1..<depth).map { StoryboardSketch.navigation("\($0)", root: "\($0 + 1)") }
        let sketch = StoryboardSketch(stacks + [screen("\(depth)")], initial: "1")
        if isMade {
            let made = try make(["Main": sketch])
            #expect(made.height == depth)
        } else {
            let error = try #require(throws: PresentationError.self) { try make(["Main": sketch]) }
            #expect(error.code == .tooDeep)
        }
    }

    @Test func scenesThatDoubleWithEveryLevelAreRefused() throws {
        let levels = (0..<60).map { StoryboardSketch.tabs("\($0)", of: ["\($0 + 1)", "\($0 + 1)"]) }
        let error = try #require(throws: PresentationError.self) {
            try make(["Main": StoryboardSketch(levels + [screen("60")], initial: "0")])
        }
        #expect(error.code == .tooDeep)
    }

    @Test func nothingIsMadeUnlessAllCanBe() throws {
        let counted = "customClass='CountedController' customModule='RoutingStoryboardsTests'"
        let before = CountedController.count
        #expect(throws: PresentationError.self) {
            try make(
                StoryboardSketch.tabs("a", of: ["b", "c"]),
                StoryboardSketch.controller("b", "viewController", counted),
                StoryboardSketch.controller("c", "viewController", "customClass='Nowhere'")
            )
        }
        #expect(CountedController.count == before)
        _ = try make(StoryboardSketch.controller("a", "viewController", counted))
        #expect(CountedController.count == before + 1)
    }
}
