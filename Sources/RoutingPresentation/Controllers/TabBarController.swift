public import Foundation
public import Observation

/// Controllers of which one is selected and shows; each keeps what it holds while another one shows.
@MainActor
@Observable
open class TabBarController: ViewController {
    /// The controllers, in the order of their tabs.
    var tabs: [ViewController] = []
    /// The place of the selected one.
    var selection = 0

    /// What decides about the user's taps; held weakly.
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
    /// Setting it replaces them, at once or when what goes on in the window is over. As in UIKit the
    /// controller that was selected stays so; when it is gone, the same index is selected, or the first.
    public var viewControllers: [ViewController] {
        get { tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The index of the selected tab; zero when there are no tabs.
    ///
    /// Setting it selects a tab, at once or when what goes on in the window is over.
    public var selectedIndex: Int {
        get { selection }
        set { selectViewController(at: newValue) }
    }

    /// The controller of the selected tab.
    ///
    /// Setting it selects the tab of a controller; `nil` and what has no tab are faults.
    public var selectedViewController: ViewController? {
        get { selected.map { tabs[$0] } }
        set {
            // Which tab it has is looked up when it is to be selected.
            selecting(newValue?.label ?? "nothing") {
                newValue.flatMap(self.tabs.firstIndex(identicalTo:)) ?? -1
            }.ask(nil)
        }
    }
}

extension TabBarController {
    /// Selects a tab; nothing to do when it is selected already.
    ///
    /// - Parameters:
    ///   - index: The index of the tab.
    ///   - completion: Called once, in a later turn of the main actor, when the verb is over.
    public func selectViewController(at index: Int, completion: (@MainActor () -> Void)? = nil) {
        selecting("tab \(index)") { index }.ask(completion)
    }

    private func selecting(_ what: String, _ index: @escaping @MainActor () -> Int) -> Verb {
        Verb("selecting \(what) of \(label)", of: self, animated: false) { () throws(PresentationError) in
            try self.selecting(index())
        }
    }

    private func selecting(_ index: Int) throws(PresentationError) -> Rearrangement? {
        guard tabs.indices.contains(index) else { throw .noTab(index, in: self) }
        if index == selection { return nil }
        return try Rearrangement(.select, in: self) { self.selection = index }
    }

    /// What the user's tap on a tab comes to, which the delegate decides; the selected one pops its stack.
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
    /// Whether the tabs are out of the user's reach: the controller on top of the selected stack has
    /// ``ViewController/hidesBottomBarWhenPushed``.
    public var isTabBarHidden: Bool {
        let stack = selectedViewController as? NavigationController
        return stack?.topViewController?.hidesBottomBarWhenPushed ?? false
    }
}

extension TabBarController {
    /// Replaces the tabs.
    ///
    /// As in UIKit the controller that was selected stays so; when it is gone, the same index is selected, or
    /// the first.
    ///
    /// - Parameters:
    ///   - viewControllers: The controllers, in the order of their tabs.
    ///   - animated: Whether the transition takes the time of an animation.
    ///   - completion: Called once, in a later turn of the main actor, when the verb is over.
    public func setViewControllers(
        _ viewControllers: [ViewController],
        animated: Bool,
        completion: (@MainActor () -> Void)? = nil
    ) {
        setting(viewControllers, animated).ask(completion)
    }

    private func setting(_ controllers: [ViewController], _ animated: Bool) -> Verb {
        Verb("setting the tabs of \(label)", of: self, animated: animated) { () throws(PresentationError) in
            if self.tabs.map(\.id) == controllers.map(\.id) { return nil }
            let kept = self.selectedViewController.flatMap(controllers.firstIndex(identicalTo:))
            let selection = kept ?? (controllers.indices.contains(self.selection) ? self.selection : 0)
            return try Rearrangement(.tabs, in: self, replacingAllBy: controllers) {
                self.tabs = controllers
                self.selection = selection
            }
        }
    }
}
