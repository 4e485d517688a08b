public import Foundation
public import Observation

/// Controllers in tabs; only the selected one shows, and the others keep their content.
@MainActor
@Observable
open class TabBarController: ViewController {
    /// The controllers, in the order of their tabs.
    var tabs: [ViewController] = []
    /// The index of the selected tab.
    var selection = 0

    /// Decides about the user's taps; held weakly.
    @ObservationIgnored public weak var delegate: (any TabBarControllerDelegate)?

    /// Creates a tab-bar controller without tabs.
    ///
    /// - Parameters:
    ///   - nibName: The name of a nib.
    ///   - bundle: The bundle of the nib.
    public required init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
    }

    /// The controllers of all tabs.
    public override var children: [ViewController] { tabs }

    override var kind: ControllerSnapshot.Kind { .tabBar }
    override var selected: Int? { tabs.isEmpty ? nil : selection }
}

extension TabBarController {
    /// The controllers, in the order of their tabs.
    ///
    /// Setting it replaces the controllers: at once, or at its turn while the window is busy. As in UIKit, the
    /// selected controller stays selected. If it is gone, the tab at the same index is selected, or else the
    /// first.
    public var viewControllers: [ViewController] {
        get { tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The index of the selected tab; zero when there are no tabs.
    ///
    /// Setting it selects a tab: at once, or at its turn while the window is busy.
    public var selectedIndex: Int {
        get { selection }
        set { selectViewController(at: newValue) }
    }

    /// The controller of the selected tab.
    ///
    /// Setting it selects the controller's tab. `nil` and a controller without a tab are faults.
    public var selectedViewController: ViewController? {
        get { selected.map { tabs[$0] } }
        set {
            // The tab's index is looked up at the verb's turn, when the tabs may have changed.
            selecting(newValue?.label ?? "nothing") { () throws(PresentationError) in
                guard let index = newValue.flatMap(self.tabs.firstIndex(identicalTo:)) else {
                    throw .noTab(of: newValue, in: self)
                }
                return index
            }.ask(nil)
        }
    }
}

extension TabBarController {
    /// Selects a tab; does nothing when it is selected already.
    ///
    /// - Parameters:
    ///   - index: The index of the tab.
    ///   - completion: Called once, in a later turn of the main actor, after the verb has ended or failed.
    public func selectViewController(at index: Int, completion: (@MainActor () -> Void)? = nil) {
        selecting("tab \(index)") { index }.ask(completion)
    }

    private func selecting(
        _ what: String, _ index: @escaping @MainActor () throws(PresentationError) -> Int
    ) -> TransitionVerb {
        TransitionVerb("selecting \(what) of \(label)", of: self, animated: false) {
            () throws(PresentationError) in
            try self.selecting(index())
        }
    }

    private func selecting(_ index: Int) throws(PresentationError) -> Rearrangement? {
        guard tabs.indices.contains(index) else { throw .noTab(index, in: self) }
        if index == selection { return nil }
        return try Rearrangement(.select, in: self) { self.selection = index }
    }

    /// Plans a user's tap on a tab: the delegate decides, and a tap on the selected tab pops its stack to the
    /// root.
    func tapping(_ index: Int) throws(PresentationError) -> Rearrangement? {
        guard tabs.indices.contains(index) else { throw .noTab(index, in: self) }
        let tapped = tabs[index]
        guard delegate?.tabBarController(self, shouldSelect: tapped) ?? true else { return nil }
        let isSelectedAgain = index == selection
        var rearrangement = try isSelectedAgain ? poppingToRoot(of: tapped) : selecting(index)
        if rearrangement == nil { delegate?.tabBarController(self, didSelect: tapped) }
        rearrangement?.whenOver = { self.delegate?.tabBarController(self, didSelect: tapped) }
        return rearrangement
    }

    private func poppingToRoot(of tapped: ViewController) throws(PresentationError) -> Rearrangement? {
        guard let stack = tapped as? NavigationController else { return nil }
        return try stack.popping(to: 1)
    }
}

extension TabBarController {
    /// Whether the user cannot reach the tabs.
    ///
    /// The tabs are hidden while the controller on top of the selected tab's stack has
    /// ``ViewController/hidesBottomBarWhenPushed`` set.
    public var isTabBarHidden: Bool {
        let stack = selectedViewController as? NavigationController
        return stack?.topViewController?.hidesBottomBarWhenPushed ?? false
    }
}

extension TabBarController {
    /// Replaces the tabs.
    ///
    /// As in UIKit, the selected controller stays selected. If it is gone, the tab at the same index is
    /// selected, or else the first.
    ///
    /// - Parameters:
    ///   - viewControllers: The controllers, in the order of their tabs.
    ///   - animated: Whether the transition is animated.
    ///   - completion: Called once, in a later turn of the main actor, after the verb has ended or failed.
    public func setViewControllers(
        _ viewControllers: [ViewController],
        animated: Bool,
        completion: (@MainActor () -> Void)? = nil
    ) {
        TransitionVerb("setting the tabs of \(label)", of: self, animated: animated) {
            () throws(PresentationError) in
            if self.tabs.map(\.controllerID) == viewControllers.map(\.controllerID) { return nil }
            let kept = self.selectedViewController.flatMap(viewControllers.firstIndex(identicalTo:))
            let selection = kept ?? (viewControllers.indices.contains(self.selection) ? self.selection : 0)
            return try Rearrangement(.tabs, in: self, replacingAllBy: viewControllers) {
                self.tabs = viewControllers
                self.selection = selection
            }
        }.ask(completion)
    }
}
