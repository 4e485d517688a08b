import Foundation
import RoutingPresentation
import RoutingStoryboards
import Testing

@MainActor
@Suite("Storyboards as Xcode writes them")
struct StoryboardTests {
    @Test func aSceneIsMadeOfItsClass() throws {
        let storyboard = try Storyboard(name: "Login", bundle: .module)
        let login = try storyboard.instantiateViewController(withIdentifier: "LoginViewController")
        #expect(login is LoginViewController)
        #expect(login.title == "Log in")
        #expect(login.nibName == "BYZ-38-t0r-view-8bC-Xf-vdC")
        #expect(login.nibBundle == .module)
        #expect(!login.isViewLoaded)
        #expect(login.parent == nil)
    }

    @Test func theTitleOfTheNavigationItemIsUsedWhereThereIsNoOther() throws {
        let login = try Storyboard(name: "Login", bundle: .module)
        let main = try Storyboard(name: "Main", bundle: .module)
        let settings = try login.instantiateViewController(withIdentifier: "SettingsViewController")
        #expect(settings is SettingsViewController)
        #expect(settings.title == "Settings")
        let profile = try main.instantiateViewController(withIdentifier: "ProfileViewController")
        #expect(profile.title == "Your Profile")
    }

    @Test func theInitialSceneIsMadeWithAllThatItContains() throws {
        let storyboard = try Storyboard(name: "Main", bundle: .module)
        let tabs = try #require(try storyboard.instantiateInitialViewController() as? TabBarController)
        let stacks = tabs.viewControllers.compactMap { $0 as? NavigationController }
        #expect(stacks.count == 2)
        #expect(tabs.viewControllers.count == 2)
        #expect(stacks.flatMap(\.viewControllers).map(\.title) == ["Books", "Your Profile"])
        let library = try #require(stacks.first?.topViewController as? LibraryViewController)
        #expect(library.parent === stacks.first)
        #expect(library.tabBarController === tabs)
        #expect(tabs.selectedViewController === stacks.first)
    }

    @Test func theInitialSceneCanBeShownInAWindow() throws {
        let window = Window()
        let main = try Storyboard(name: "Main", bundle: .module)
        window.rootViewController = try main.instantiateInitialViewController()
        let library = try #require(window.topViewController as? LibraryViewController)
        #expect(library.isViewLoaded)
        let login = try Storyboard(name: "Login", bundle: .module).instantiateInitialViewController()
        library.present(login, animated: false)
        #expect(window.topViewController === login)
    }

    @Test func everyCallMakesANewController() throws {
        let storyboard = try Storyboard(name: "Login", bundle: .module)
        let one = try storyboard.instantiateInitialViewController()
        let other = try storyboard.instantiateInitialViewController()
        #expect(one !== other)
    }

    @Test func controllersAreFreedWithTheirContainer() throws {
        weak var library: ViewController?
        do {
            let tabs = try Storyboard(name: "Main", bundle: .module).instantiateInitialViewController()
            library = tabs.children.first?.children.first
            #expect(library != nil)
        }
        #expect(library == nil)
    }

    @Test func aStoryboardKnowsWhereItIsFrom() throws {
        let storyboard = try Storyboard(name: "Main", bundle: .module)
        #expect(storyboard.name == "Main")
        #expect(storyboard.bundle == .module)
    }

    @Test func aStoryboardMayBeInADirectoryOrInALanguage() throws {
        let scene = StoryboardSketch.controller("a", "viewController", "title='Here'")
        let text = StoryboardSketch(scene, initial: "a").text
        let files = try TemporaryBundle(["Scenes/Inner.storyboard": text, "Base.lproj/Main.storyboard": text])
        for name in ["Scenes/Inner", "Main"] {
            let storyboard = try Storyboard(name: name, bundle: files.bundle)
            #expect(try storyboard.instantiateInitialViewController().title == "Here")
        }
    }
}
