public import Routing

/// What a URL shows: where its controller comes from, how it is prepared, and how it comes onto the screen.
struct Screen: Sendable {
    let source: ControllerSource
    let style: PresentationStyle
    let setup: PresentationSetup?
    let place: Place

    /// The window that the screen is shown in.
    enum Place: Sendable {
        /// The window that is the key window by then.
        case key
        case given(WeakWindow)
    }
}

extension Screen {
    /// Makes the controller, prepares it, brings it onto the screen, and waits until it has appeared.
    @MainActor
    func open(_ request: RouteRequest) async throws {
        let controller = try source.makeViewController()
        if let controller = controller as? any RoutingPresentationSetup {
            controller.setup(request.route, with: request.parameters, passing: request.data)
        }
        setup?(controller, request.parameters, request.data)
        try await style.apply(to: controller, in: place.window(toShow: controller))
    }
}

extension Screen.Place {
    init(_ window: Window?) {
        self = window.map { .given(WeakWindow(window: $0)) } ?? .key
    }

    @MainActor
    fileprivate func window(toShow controller: ViewController) throws(PresentationError) -> Window {
        switch self {
        case .key:
            guard let window = Window.key else { throw .noKeyWindow(toShow: controller) }
            return window
        case .given(let reference):
            return try reference.get(toShow: controller)
        }
    }
}

/// Prepares a controller that was made for a URL, before it comes onto the screen.
public typealias PresentationSetup =
    @MainActor @Sendable (ViewController, Parameters, (any Sendable)?) -> Void

/// A controller that prepares itself for the URL that it was made for.
///
/// ```swift
/// final class BookController: ViewController, RoutingPresentationSetup {
///     func setup(_ route: String, with parameters: Parameters, passing any: (any Sendable)?) {
///         title = "Book \(parameters["id"] ?? "")"
///     }
/// }
/// ```
@MainActor
public protocol RoutingPresentationSetup {
    /// Prepares the controller.
    ///
    /// It comes before the closure that the route was mapped with, and before the controller is on the
    /// screen.
    ///
    /// - Parameters:
    ///   - route: The URL without query and fragment.
    ///   - parameters: The pairs of the query, overlaid by what was captured and by what proxies changed.
    ///   - any: What was passed along with the URL.
    func setup(_ route: String, with parameters: Parameters, passing any: (any Sendable)?)
}
