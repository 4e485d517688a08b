public import Foundation
public import Observation

/// A screen, or a container of screens, without pixels: a view controller that runs on any platform.
///
/// It follows UIKit's rules under UIKit's names. Subclasses override the calls of its life, which come in
/// UIKit's order and alternate: a controller that appeared disappears before it appears again. Only a swipe
/// that the user cancels turns a controller round in between, see ``Window/User/beginSwipeBack(on:)``.
///
/// ```swift
/// final class BookController: ViewController {
///     override func viewDidLoad() { title = "Book" }
///     override func viewDidAppear(_ animated: Bool) { print("reading") }
/// }
/// ```
///
/// Everything that happens to controllers happens on the main actor. What is read in an observation —
/// ``title``, ``parent``, ``presentedViewController``, the controllers of a container — tells when it
/// changes.
///
/// Verbs such as ``present(_:animated:completion:)`` never throw: what cannot be done is reported to the
/// window. Code that waits for them says ``Window/settled()``; code that wants their faults makes them in
/// ``Window/transition(_:)``.
///
/// A controller is held by the container that it is in, or by the window that presents it, and holds neither.
@MainActor
@Observable
open class ViewController: Identifiable {
    /// The identity of the controller in snapshots and transitions.
    public nonisolated let id: ControllerID
    /// The nib that the controller was made with.
    public nonisolated let nibName: String?
    /// The bundle that the controller was made with.
    @ObservationIgnored public let nibBundle: Bundle?

    /// What the controller shows, in words.
    ///
    /// As in UIKit, setting it sets the titles of ``navigationItem`` and ``tabBarItem``; setting theirs leaves
    /// it as it is.
    public var title: String? {
        didSet {
            madeNavigationItem?.title = title
            madeTabBarItem?.title = title
        }
    }

    @ObservationIgnored private var madeNavigationItem: NavigationItem?
    private var madeTabBarItem: TabBarItem?

    /// Whether the tabs are hidden while the controller is on top of a navigation stack in one of them.
    public var hidesBottomBarWhenPushed = false

    /// How the controller is presented; settled when it is, or when ``presentationController`` is read.
    public var modalPresentationStyle = ModalPresentationStyle.automatic

    /// Whether the user may not dismiss what is presented while the controller shows in it.
    public var isModalInPresentation = false

    /// The container that the controller is in.
    ///
    /// A controller that leaves keeps it until the transition ends, as in UIKit: `nil` in
    /// `viewDidDisappear(_:)`.
    public internal(set) weak var parent: ViewController?

    /// The window, of which the controller is the root or which presents it.
    weak var host: Window?

    /// The controller underneath while this one is presented, until its dismissal is over.
    weak var presenter: ViewController?

    /// What manages the presentation, from when the style is settled until the dismissal is over.
    @ObservationIgnored var presentation: PresentationController?

    /// The children, where the controller is a container of the program's own.
    var embedded: [ViewController] = []

    /// Whether the view has been loaded.
    public private(set) var isViewLoaded = false

    /// Where the controller is between hidden and visible.
    @ObservationIgnored var appearance = Appearance.hidden

    /// Why it appears or disappears, in the calls that say so.
    @ObservationIgnored var motion: Motion?

    /// Where the verbs of it and of what is in it have their turn while they are in no window.
    @ObservationIgnored private(set) lazy var offWindowStage = Stage(of: nil)

    /// Creates a controller.
    ///
    /// There are no nibs without pixels: name and bundle are kept for subclasses to look at.
    ///
    /// - Parameters:
    ///   - nibName: The name of a nib.
    ///   - bundle: The bundle of the nib.
    public required init(nibName: String?, bundle: Bundle?) {
        self.id = .next()
        self.nibName = nibName
        self.nibBundle = bundle
    }

    /// Creates a controller without a nib.
    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Loads the view, unless that has happened.
    public func loadViewIfNeeded() {
        if isViewLoaded { return }
        isViewLoaded = true
        viewDidLoad()
    }

    /// Called once, before the controller appears for the first time.
    open func viewDidLoad() {}

    /// Called when the controller is about to appear.
    ///
    /// - Parameter animated: Whether the transition is animated.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called when the controller has appeared.
    ///
    /// - Parameter animated: Whether the transition was animated.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called when the controller is about to disappear.
    ///
    /// - Parameter animated: Whether the transition is animated.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called when the controller has disappeared.
    ///
    /// - Parameter animated: Whether the transition was animated.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Called before the controller is put into a container, or taken out of one.
    ///
    /// Navigation, tab-bar and split-view controllers call it by themselves, and so does ``addChild(_:)``.
    ///
    /// - Parameter parent: The container; `nil` when the controller is taken out.
    open func willMove(toParent parent: ViewController?) {}

    /// Called after the controller was put into a container, or taken out of one.
    ///
    /// Navigation, tab-bar and split-view controllers call it by themselves, and so does
    /// ``removeFromParent()``.
    ///
    /// - Parameter parent: The container; `nil` when the controller was taken out.
    open func didMove(toParent parent: ViewController?) {}

    /// The controllers that the controller contains.
    public var children: [ViewController] { embedded }

    /// What the controller does with its children.
    var kind: ControllerSnapshot.Kind { .screen }

    /// Which of the children shows while the controller does; `nil` when none or all do.
    var selected: Int? { nil }
}

extension ViewController {
    /// What a navigation bar says while the controller is on top; made with ``title`` when it is first read.
    public var navigationItem: NavigationItem {
        if let madeNavigationItem { return madeNavigationItem }
        let item = NavigationItem(title: title)
        madeNavigationItem = item
        return item
    }

    /// What a tab bar says about the tab of the controller; made with ``title`` when it is first read.
    public var tabBarItem: TabBarItem {
        get {
            if let madeTabBarItem { return madeTabBarItem }
            let item = TabBarItem(title: title)
            madeTabBarItem = item
            return item
        }
        set { madeTabBarItem = newValue }
    }
}
