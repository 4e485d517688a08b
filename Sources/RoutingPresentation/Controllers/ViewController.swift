public import Foundation
public import Observation

/// A headless view controller: a screen, or a container of screens, that runs on any platform.
///
/// It follows UIKit's rules under UIKit's names. Subclasses override the life-cycle methods. Their calls come in
/// UIKit's order and alternate: a controller that appeared disappears before it appears again. Only a swipe that
/// the user cancels makes a controller appear again early; see ``Window/User/beginSwipeBack(on:)``.
///
/// ```swift
/// final class BookController: ViewController {
///     override func viewDidLoad() { title = "Book" }
///     override func viewDidAppear(_ animated: Bool) { print("reading") }
/// }
/// ```
///
/// Controllers live on the main actor. Some properties are observable: ``title``, ``parent``,
/// ``presentedViewController`` and the children of containers report their changes to observers.
///
/// The methods that change the view stack, such as ``present(_:animated:completion:)``, are called *verbs*.
/// Verbs never throw: they report faults to the window. To wait for verbs, call ``Window/settled()``. To catch
/// their faults, call them in ``Window/transition(_:)``.
///
/// A container retains its children, and a window retains its root and the controllers presented in it. A
/// controller retains neither its container nor its window.
@MainActor
@Observable
open class ViewController {
    /// The identity of the controller in snapshots and transitions.
    public nonisolated let controllerID: ControllerID
    /// The name of the controller's nib.
    public nonisolated let nibName: String?
    /// The bundle of the controller's nib.
    @ObservationIgnored public let nibBundle: Bundle?

    /// The title of the controller's content.
    ///
    /// As in UIKit, setting it sets the titles of ``navigationItem`` and ``tabBarItem``. Setting their titles
    /// does not change it.
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

    /// The presentation style; fixed when the controller is presented or ``presentationController`` is read.
    public var modalPresentationStyle = ModalPresentationStyle.automatic

    /// Whether the user cannot dismiss the presented controller while this controller shows in it.
    public var isModalInPresentation = false

    /// The container that the controller is in.
    ///
    /// As in UIKit, a controller that is removed keeps its parent until the transition ends. In
    /// `viewDidDisappear(_:)` it is `nil`, except for a child of a custom container: that one keeps its parent until
    /// `removeFromParent()` returns.
    public internal(set) weak var parent: ViewController?

    /// The container that is about to take the controller in.
    ///
    /// Code of the program runs before that, in `willMove(toParent:)`; it cannot put the controller elsewhere.
    weak var claimant: ViewController?

    /// The last change of the content of the controller.
    @ObservationIgnored weak var change: RunningTransition?

    /// The window whose root the controller is, or that presents it.
    weak var host: Window?

    /// The index of the controller in the layers of that window.
    @ObservationIgnored var layerIndex: Int?

    /// The controller underneath while this one is presented, until its dismissal is over.
    weak var presenter: ViewController?

    /// Manages the presentation, from when the style is fixed until the dismissal has ended.
    @ObservationIgnored var presentation: PresentationController?

    /// The children, when the controller is a custom container.
    var embedded: [ViewController] = []

    /// Whether the view has been loaded.
    public private(set) var isViewLoaded = false

    /// The state of the controller's visibility.
    @ObservationIgnored var appearance = Appearance.hidden

    /// The reason for the life-cycle call in progress.
    @ObservationIgnored var motion: Motion?

    /// Runs the verbs of the controller and its descendants while they are in no window.
    @ObservationIgnored private(set) lazy var offWindowQueue = TransitionQueue(of: nil)

    /// Creates a controller.
    ///
    /// The headless view stack loads no nibs; it keeps the name and the bundle for subclasses to read. A subclass with
    /// a designated initializer of its own must override this one:
    ///
    /// ```swift
    /// final class LetterScreen: ViewController {
    ///     let letter: Int
    ///
    ///     init(letter: Int) {
    ///         self.letter = letter
    ///         super.init(nibName: nil, bundle: nil)
    ///     }
    ///
    ///     required init(nibName: String?, bundle: Bundle?) {
    ///         letter = 0
    ///         super.init(nibName: nibName, bundle: bundle)
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - nibName: The name of a nib.
    ///   - bundle: The bundle of the nib.
    public required init(nibName: String?, bundle: Bundle?) {
        controllerID = .next()
        self.nibName = nibName
        self.nibBundle = bundle
    }

    /// Creates a controller without a nib.
    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Loads the view, unless it is loaded already.
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

    /// Called before the controller is put into a container or removed from one.
    ///
    /// Navigation, tab-bar and split-view controllers call it automatically, and so does ``addChild(_:)``.
    ///
    /// - Parameter parent: The container; `nil` when the controller is removed.
    open func willMove(toParent parent: ViewController?) {}

    /// Called after the controller was put into a container or removed from one.
    ///
    /// Navigation, tab-bar and split-view controllers call it automatically, and so does
    /// ``removeFromParent()``.
    ///
    /// - Parameter parent: The container; `nil` when the controller was removed.
    open func didMove(toParent parent: ViewController?) {}

    /// The controllers in this container.
    public var children: [ViewController] { embedded }

    /// How the controller shows its children.
    var kind: ControllerSnapshot.Kind { .screen }

    /// The index of the child that shows with the controller; `nil` when none or all do.
    var selected: Int? { nil }
}

extension ViewController {
    /// The content of a navigation bar while the controller is on top; made from ``title`` when first read.
    public var navigationItem: NavigationItem {
        if let madeNavigationItem { return madeNavigationItem }
        let item = NavigationItem(title: title)
        madeNavigationItem = item
        return item
    }

    /// The content of the controller's tab in a tab bar; made from ``title`` when first read.
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
