public import Routing
public import RoutingNavigation

/// The parts of a map that shows a screen: the source, the style, the setup and the host.
struct ScreenOpening<Host: PresentationHost>: Sendable {
    let source: ControllerSource<Host.Screen>
    let style: PresentationStyle<Host.Screen>
    let setup: PresentationSetup<Host.Screen>?
    /// Finds the host; throws when it has been released.
    let host: @MainActor @Sendable (_ screen: Host.Screen) throws(PresentationError) -> Host
}

extension ScreenOpening {
    /// Makes the screen, prepares it, shows it in the host, and waits until it has appeared.
    @MainActor
    func open(_ request: RouteRequest) async throws {
        let screen = try source.make()
        if let screen = screen as? any DestinationPresentable {
            try screen.configure(for: Destination(of: request))
        }
        setup?(screen, request.parameters, request.data)
        try await style.apply(to: screen, on: host(screen))
    }

    /// Holds a host weakly, and finds it when a screen is to be shown.
    static func reference(
        to host: Host
    ) -> @MainActor @Sendable (_ screen: Host.Screen) throws(PresentationError) -> Host {
        { [weak host] screen throws(PresentationError) in
            guard let host else { throw .windowGone(beforeShowing: PresentationError.label(of: screen)) }
            return host
        }
    }
}

extension ScreenOpening<Window> {
    /// Finds the window that is the key window when a screen is to be shown.
    static var key: @MainActor @Sendable (_ screen: ViewController) throws(PresentationError) -> Window {
        { screen throws(PresentationError) in
            guard let window = Window.key else { throw .noKeyWindow(toShow: screen) }
            return window
        }
    }
}

/// Prepares the screen of an opened URL, before the host shows it.
public typealias PresentationSetup<Screen> =
    @MainActor @Sendable (Screen, Parameters, (any Sendable)?) -> Void

/// A screen that prepares itself from the route, the parameters and the data of its URL.
///
/// It is a `DestinationPresentable` whose method takes these values one by one, as older code does. It is
/// configured wherever a `DestinationPresentable` is: when it is made for a URL, or for a place of a
/// navigation tree.
///
/// ```swift
/// final class BookController: ViewController, RoutingPresentationSetup {
///     func setup(_ route: String, with parameters: Parameters, passing any: (any Sendable)?) {
///         title = "Book \(parameters["id"] ?? "")"
///     }
/// }
/// ```
@MainActor
public protocol RoutingPresentationSetup: DestinationPresentable {
    /// Prepares the screen.
    ///
    /// The router calls it before the `setup` closure of the map, and before the screen appears.
    ///
    /// - Parameters:
    ///   - route: The URL without its query and fragment; `""` for a place that no URL was opened for.
    ///   - parameters: The query's pairs, overridden by captures and by the changes of proxies.
    ///   - any: The data that was passed with the URL. In Swift 5 mode, a witness may declare it as `Any?`; the
    ///     compiler warns that Swift 6 mode wants `(any Sendable)?`.
    @preconcurrency func setup(_ route: String, with parameters: Parameters, passing any: (any Sendable)?)
}

extension RoutingPresentationSetup {
    /// Prepares the screen from the URL, the parameters and the context of a destination.
    ///
    /// - Parameter destination: The place that the screen shows.
    public func configure(for destination: Destination) {
        let url = destination.url.flatMap { try? RouteURL($0) }
        setup(url?.route ?? "", with: destination.parameters, passing: destination.context)
    }
}
