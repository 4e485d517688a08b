import Foundation
import RoutingPresentation
import Testing

@testable import RoutingStoryboards

@MainActor
@Suite("References to other storyboards")
struct StoryboardReferenceTests {
    private func make(_ files: [String: StoryboardSketch]) throws -> ViewController {
        let named = files.map { ("\($0).storyboard", $1.text) }
        let bundle = try TemporaryBundle(Dictionary(uniqueKeysWithValues: named))
        return try Storyboard(name: "Main", bundle: bundle.bundle).instantiateInitialViewController()
    }

    private func screen(_ id: String) -> String {
        StoryboardSketch.controller(id, "viewController", "title='\(id)' storyboardIdentifier='\(id)'")
    }

    private func sketch(_ reference: String) -> StoryboardSketch {
        StoryboardSketch(
            StoryboardSketch.tabs("a", of: ["b", "r"]),
            screen("b"),
            StoryboardSketch.reference("r", reference),
            initial: "a"
        )
    }

    @Test func aReferenceIsTheSceneThatItNames() throws {
        let made = try make([
            "Main": sketch("storyboardName='Other' referencedIdentifier='d'"),
            "Other": StoryboardSketch(screen("c"), screen("d"), initial: "c"),
        ])
        #expect(made.children.map(\.title) == ["b", "d"])
    }

    @Test func aReferenceWithoutAnIdentifierIsTheInitialScene() throws {
        let made = try make([
            "Main": sketch("storyboardName='Other'"),
            "Other": StoryboardSketch(screen("c"), screen("d"), initial: "c"),
        ])
        #expect(made.children.map(\.title) == ["b", "c"])
    }

    @Test func aReferenceWithoutAStoryboardStaysInItsOwn() throws {
        let made = try make(["Main": sketch("referencedIdentifier='b'")])
        #expect(made.children.map(\.title) == ["b", "b"])
    }

    @Test func aReferenceMayLeadIntoAnotherBundle() throws {
        let identifier = "scenes.\(UUID().uuidString)"
        let property = "<key>CFBundleIdentifier</key><string>\(identifier)</string>"
        let other = try TemporaryBundle([
            "Info.plist": "<plist version='1.0'><dict>\(property)</dict></plist>",
            "Other.storyboard": StoryboardSketch(screen("c"), initial: "c").text,
        ])
        #expect(other.bundle.bundleIdentifier == identifier)
        let reference = "storyboardName='Other' bundleIdentifier='\(identifier)'"
        let made = try make(["Main": sketch(reference)])
        #expect(made.children.map(\.title) == ["b", "c"])
        #expect(made.children.map(\.nibBundle).last == other.bundle)
    }

    @Test func aReferenceInTheResourcesLeadsToAnotherFile() throws {
        let main = try Storyboard(name: "Main", bundle: .module)
        let reference = try #require(main.document.scene(withID: "RvY-7d-jPV"))
        #expect(try ScenePlan(reference, of: main).make() is LoginViewController)
    }

    @Test func aSceneMayReferToTheOtherStoryboardAgainWithoutContainingItself() throws {
        // A in Main contains B in Other, which contains C in Main: back and forth, but round about nothing.
        let made = try make([
            "Main": StoryboardSketch(
                StoryboardSketch.navigation("a", root: "r"),
                StoryboardSketch.reference("r", "storyboardName='Other'"),
                screen("c"),
                initial: "a"
            ),
            "Other": StoryboardSketch(
                StoryboardSketch.navigation("a", root: "r"),
                StoryboardSketch.reference("r", "storyboardName='Main' referencedIdentifier='c'"),
                initial: "a"
            ),
        ])
        #expect(made.children.first?.children.map(\.title) == ["c"])
    }

    @Test func aLoopThroughTwoStoryboardsIsRefused() throws {
        func looped(_ title: String, to other: String) -> StoryboardSketch {
            StoryboardSketch(
                StoryboardSketch.navigation("a", "title='\(title)'", root: "r"),
                StoryboardSketch.reference("r", "storyboardName='\(other)'"),
                initial: "a"
            )
        }
        let error = try #require(throws: PresentationError.self) {
            try make(["Main": looped("One", to: "Other"), "Other": looped("Two", to: "Main")])
        }
        #expect(error.code == .cycle)
        let path = "One → <viewControllerPlaceholder> r → Two → <viewControllerPlaceholder> r → One"
        #expect(error.message.contains(path))
    }

    @Test func referencesThatReferToThemselvesAreRefused() throws {
        let sketch = StoryboardSketch(StoryboardSketch.reference("a", "storyboardName='Main'"), initial: "a")
        let error = try #require(throws: PresentationError.self) { try make(["Main": sketch]) }
        #expect(error.code == .cycle)
    }

    @Test(arguments: [
        ("storyboardName='Nowhere'", PresentationError.Code.noStoryboard, "Nowhere.storyboard is not in"),
        ("storyboardName='Main' referencedIdentifier='x'", .noSuchScene, "has b"),
        ("referencedIdentifier='x'", .noSuchScene, "Main.storyboard has no scene with the identifier 'x'"),
        ("storyboardName='Main' bundleIdentifier='no.bundle'", .noStoryboard, "the bundle no.bundle"),
    ])
    func aReferenceToNowhereIsRefused(
        reference: String,
        code: PresentationError.Code,
        part: String
    ) throws {
        let error = try #require(throws: PresentationError.self) { try make(["Main": sketch(reference)]) }
        #expect(error.code == code)
        #expect(error.message.contains(part))
    }
}
