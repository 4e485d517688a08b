// Apple documents these; what is declared here has the signatures of UIKit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import RoutingPresentation

@MainActor open class UIWindow: UIView {
    /// What stands for the window, for tests: its snapshot, its user, its faults.
    public let headless = Window()
    private let coordinated = CoordinatedAnimator()

    /// How long animated transitions take, for tests.
    public var animator: any Animator {
        get { coordinated.animator }
        set { coordinated.animator = newValue }
    }

    public override init() {
        super.init()
        headless.animator = coordinated
    }

    public convenience init(windowScene: UIWindowScene) {
        self.init()
    }

    open var rootViewController: UIViewController? {
        get { headless.rootViewController?.controller }
        set {
            let layers = rootViewController?.layers ?? []
            newValue?.shell.enter()
            headless.setRootViewController(newValue?.shell, animated: false) {
                for layer in layers { layer.shell.leave() }
            }
        }
    }

    open func makeKeyAndVisible() {
        headless.makeKey()
    }
}
