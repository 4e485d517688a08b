internal import Routing

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
