import Routing
import RoutingPresentation

/// A screen as users of an older router wrote it: Swift 5, with data of any type.
public final class ClassicBookController: ViewController, RoutingPresentationSetup {
    /// What the screen was prepared with.
    public private(set) var prepared = ""

    /// Prepares the screen; older code declares the data as `Any?`.
    public func setup(_ route: String, with parameters: Parameters, passing any: Any?) {
        prepared = "\(route), book \(parameters["id"] ?? "none"), page \(any as? Int ?? 0)"
    }
}
