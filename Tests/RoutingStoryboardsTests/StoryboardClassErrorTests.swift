import Foundation
import RoutingPresentation
import RoutingStoryboards
import Testing

@MainActor
@Suite("Classes that scenes name")
struct StoryboardClassErrorTests {
    private func make(
        _ element: String,
        _ name: String,
        module: String = "RoutingStoryboardsTests"
    ) throws -> ViewController {
        let attributes = "customClass='\(name)' customModule='\(module)' customModuleProvider='target'"
        let scene = StoryboardSketch.controller("a", element, attributes + " storyboardIdentifier='Scene'")
        let files = try TemporaryBundle(["Main.storyboard": StoryboardSketch(scene).text])
        let storyboard = try Storyboard(name: "Main", bundle: files.bundle)
        return try storyboard.instantiateViewController(withIdentifier: "Scene")
    }

    @Test func aRegisteredClassIsFoundUnderItsNames() throws {
        #expect(throws: PresentationError.self) { try make("viewController", "RegisteredScreen") }
        Storyboard.register(SettingsViewController.self, as: "RegisteredScreen")
        #expect(try make("viewController", "RegisteredScreen") is SettingsViewController)
        Storyboard.register(LibraryViewController.self, module: "LibraryOfAnApp")
        let library = try make("viewController", "LibraryViewController", module: "LibraryOfAnApp")
        #expect(library is LibraryViewController)
    }

    @Test func aMissingClassSaysWhatToDo() throws {
        let error = try #require(throws: PresentationError.self) {
            try make("viewController", "Nowhere", module: "App")
        }
        #expect(error.code == .noSuchClass)
        #expect(error.message.contains("scene 'Scene' of Main.storyboard wants the class App.Nowhere"))
        #expect(error.message.contains("Storyboard.register(Nowhere.self)"))
    }

    @Test(arguments: [
        ("viewController", "Unrelated", "ViewController"),
        ("navigationController", "LoginViewController", "NavigationController"),
        ("tabBarController", "LibraryNavigationController", "TabBarController"),
        ("splitViewController", "LibraryNavigationController", "SplitViewController"),
    ])
    func aClassOfTheWrongKindIsRefused(element: String, name: String, wanted: String) throws {
        let error = try #require(throws: PresentationError.self) { try make(element, name) }
        #expect(error.code == .noSuchClass)
        let part = "is a <\(element)>, and its class RoutingStoryboardsTests.\(name) is no \(wanted);"
        #expect(error.message.contains(part))
    }

    @Test func aContainerMayHaveAClassOfItsOwn() throws {
        for element in ["navigationController", "viewController"] {
            let made = try make(element, "LibraryNavigationController")
            #expect(made is LibraryNavigationController)
        }
    }

    @Test func whatAClassFillsItselfStays() throws {
        #expect(try make("navigationController", "FilledNavigationController").children.count == 1)
    }

    @Test func plainElementsHavePlainClasses() throws {
        let elements: [(String, ViewController.Type)] = [
            ("tableViewController", ViewController.self), ("navigationController", NavigationController.self),
            ("tabBarController", TabBarController.self), ("splitViewController", SplitViewController.self),
        ]
        for (element, type) in elements {
            let scene = StoryboardSketch.controller("a", element)
            let files = try TemporaryBundle(["Main.storyboard": StoryboardSketch(scene, initial: "a").text])
            let storyboard = try Storyboard(name: "Main", bundle: files.bundle)
            let controller = try storyboard.instantiateInitialViewController()
            #expect(Swift.type(of: controller) == type)
            #expect(controller.children.isEmpty)
            #expect(controller.nibName == nil)
        }
    }
}
