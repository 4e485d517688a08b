import Foundation
import RoutingPresentation

// The classes that the storyboards of the resources name, and some for sketches.

final class LibraryViewController: ViewController {}

final class LoginViewController: ViewController {}

final class SettingsViewController: ViewController {}

final class LibraryNavigationController: NavigationController {}

/// Fills itself, as controllers do that need no storyboard for it.
final class FilledNavigationController: NavigationController {
    required init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        viewControllers = [ViewController()]
    }
}

/// Counts how many were made.
final class CountedController: ViewController {
    static var count = 0

    required init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        Self.count += 1
    }
}

/// A class that is no controller.
final class Unrelated {}
