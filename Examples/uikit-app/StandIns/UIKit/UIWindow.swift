// Apple documents these declarations, which have UIKit's signatures.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import RoutingPresentation

@MainActor open class UIWindow: UIView {
    /// The headless window behind this one, from which tests take its snapshot, its user and its faults.
    public let headless = Window()
    private let coordinated = CoordinatedAnimator()

    /// Decides how long animated transitions take, for tests.
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
