import RoutingPresentation
import Testing

/// Titles of bars, and bars that hide.
@MainActor
struct BarItemTests {
    /// Apple, "UIViewController.title": setting it updates the titles of the navigation item and the tab-bar
    /// item.
    @Test func theTitleIsThatOfTheItems() {
        let screen = ViewController()
        screen.title = "a"
        #expect(screen.navigationItem.title == "a")
        #expect(screen.tabBarItem.title == "a")
        screen.title = "b"
        #expect(screen.navigationItem.title == "b")
        #expect(screen.tabBarItem.title == "b")
    }

    @Test func theItemsHaveTitlesOfTheirOwn() {
        let screen = ViewController()
        screen.title = "Dune"
        screen.navigationItem.title = "Chapter 1"
        screen.tabBarItem = TabBarItem(title: "Books")
        #expect(screen.title == "Dune")
        #expect(screen.navigationItem.title == "Chapter 1")
        #expect(screen.tabBarItem.title == "Books")
    }

    /// Apple, "hidesBottomBarWhenPushed": the value of the topmost controller decides.
    @Test func theTopOfTheStackHidesTheTabs() {
        let tabs = TabBarController()
        let navigation = NavigationController(rootViewController: ViewController())
        tabs.viewControllers = [navigation, ViewController()]
        let window = Window(rootViewController: tabs)
        #expect(!tabs.isTabBarHidden)
        let player = ViewController()
        player.hidesBottomBarWhenPushed = true
        navigation.pushViewController(player, animated: false)
        #expect(tabs.isTabBarHidden)
        navigation.pushViewController(ViewController(), animated: false)
        #expect(!tabs.isTabBarHidden)
        navigation.popToViewController(player, animated: false)
        tabs.selectedIndex = 1
        #expect(!tabs.isTabBarHidden)
        withExtendedLifetime(window) {}
    }
}
