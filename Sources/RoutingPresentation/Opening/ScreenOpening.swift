public import Routing
public import RoutingNavigation

/// What a URL shows: where its screen comes from, how it is prepared, and how it comes onto a host.
struct ScreenOpening<Host: PresentationHost>: Sendable {
    let source: ControllerSource<Host.Screen>
    let style: PresentationStyle<Host.Screen>
    let setup: PresentationSetup<Host.Screen>?
    /// Finds the host, which may be gone.
    let host: @MainActor @Sendable (_ screen: Host.Screen) throws(PresentationError) -> Host
}

extension ScreenOpening {
    /// Makes the screen, prepares it, brings it onto the host, and waits until it has appeared.
    @MainActor
    func open(_ request: RouteRequest) async throws {
        let screen = try source.makeViewController()
        if let screen = screen as? any DestinationPresentable {
            try screen.configure(for: Destination(of: request))
        }
        setup?(screen, request.parameters, request.data)
        try await style.apply(to: screen, on: host(screen))
    }

    /// Finds a host that other code keeps.
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
    /// Finds the window that is the key window by then.
    static var key: @MainActor @Sendable (_ screen: ViewController) throws(PresentationError) -> Window {
        { screen throws(PresentationError) in
            guard let window = Window.key else { throw .noKeyWindow(toShow: screen) }
            return window
        }
    }
}

/// Prepares a screen that was made for a URL, before it comes onto the host.
public typealias PresentationSetup<Screen> =
    @MainActor @Sendable (Screen, Parameters, (any Sendable)?) -> Void

/// A screen that prepares itself by the route, the parameters and the data of its URL, as older code does.
///
/// It is a `DestinationPresentable` that spells out what it takes, and is configured where any of these is:
/// when it is made for a URL, or for a place of a navigation tree.
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
    /// It comes before the closure that the route was mapped with, and before the screen is to be seen.
    ///
    /// - Parameters:
    ///   - route: The URL without query and fragment; `""` for a place that no URL was opened for.
    ///   - parameters: The pairs of the query, overlaid by what was captured and by what proxies changed.
    ///   - any: What was passed along with the URL.
    func setup(_ route: String, with parameters: Parameters, passing any: (any Sendable)?)
}

extension RoutingPresentationSetup {
    /// Prepares the screen by what the destination has of each.
    ///
    /// - Parameter destination: The place that it shows.
    public func configure(for destination: Destination) {
        let url = destination.url.flatMap { try? RouteURL($0) }
        setup(url?.route ?? "", with: destination.parameters, passing: destination.context)
    }
}
