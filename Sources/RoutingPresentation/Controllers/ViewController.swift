public import Foundation
public import Observation

/// A screen, or a container of screens, without pixels: a view controller that runs on any platform.
///
/// It follows UIKit's rules under UIKit's names. Subclasses override the calls of its life, which come in
/// UIKit's order and alternate: a controller that appeared disappears before it appears again.
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
    public var title: String?

    /// The container that the controller is in.
    ///
    /// A controller that leaves keeps it until the transition ends, as in UIKit: `nil` in
    /// `viewDidDisappear(_:)`.
    public internal(set) weak var parent: ViewController?

    /// The window, of which the controller is the root or which presents it.
    weak var host: Window?

    /// Whether the view has been loaded.
    public private(set) var isViewLoaded = false

    /// Where the controller is between hidden and visible.
    @ObservationIgnored var appearance = Appearance.hidden

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

    /// The controllers that the controller contains; none, unless it is a container.
    public var children: [ViewController] { [] }

    /// What the controller does with its children.
    var kind: ControllerSnapshot.Kind { .screen }

    /// Which of the children shows while the controller does; `nil` when none or all do.
    var selected: Int? { nil }
}
