public import Routing

extension RouteMapping {
    /// Maps a pattern to a screen.
    ///
    /// On open, on the main actor: the controller is made; it is configured if it is a
    /// `DestinationPresentable`; the `setup` closure is called; then the style brings it onto the screen,
    /// from the top controller of the window. The router goes on when the transition is over, so that a storm
    /// of URLs never overlaps transitions. An error of the source fails the job with that error underneath; a
    /// fault of the style fails it with a ``PresentationError``.
    ///
    /// ```swift
    /// router.map("app://books/:id", source: .provided { BookController() }, style: .push(animated: true))
    /// ```
    ///
    /// - Parameters:
    ///   - pattern: The URLs to handle.
    ///   - name: A name for reports.
    ///   - summary: A sentence for reports and documents.
    ///   - tags: What brings the entry into scopes.
    ///   - owner: The object that the entry goes with.
    ///   - accepting: Whose URLs the map accepts; `nil` for what the configuration of the router says.
    ///   - source: Where the controller comes from.
    ///   - style: How it comes onto the screen.
    ///   - window: Where it is shown; held weakly. The key window, unless it is given.
    ///   - setup: Prepares the controller.
    ///   - fileID: Where it is registered; left to the compiler.
    ///   - line: Where it is registered; left to the compiler.
    /// - Returns: The identity to dispose of it by.
    @discardableResult
    public func map(
        _ pattern: String, name: String? = nil, summary: String? = nil,
        tags: [String] = ["Views"], owner: (any RouteOwner)? = nil, accepting: [RouteOrigin.Kind]? = nil,
        source: ControllerSource<ViewController>, style: PresentationStyle<ViewController> = .show,
        in window: Window? = nil, setup: PresentationSetup<ViewController>? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> RouteUUID {
        map(
            read(pattern, registeredAt: RoutePlace(fileID, line)), name: name, summary: summary,
            tags: tags, owner: owner, accepting: accepting,
            source: source, style: style, in: window, setup: setup, fileID: fileID, line: line)
    }

    /// Maps a pattern that is a value, not text, to a screen.
    @discardableResult
    public func map(
        _ pattern: RoutePattern, name: String? = nil, summary: String? = nil,
        tags: [String] = ["Views"], owner: (any RouteOwner)? = nil, accepting: [RouteOrigin.Kind]? = nil,
        source: ControllerSource<ViewController>, style: PresentationStyle<ViewController> = .show,
        in window: Window? = nil, setup: PresentationSetup<ViewController>? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> RouteUUID {
        let place = window.map(ScreenOpening.reference(to:)) ?? ScreenOpening.key
        let opening = ScreenOpening<Window>(source: source, style: style, setup: setup, host: place)
        return map(
            pattern, name: name, summary: summary, tags: tags, owner: owner, accepting: accepting,
            perform: { try await opening.open($0) }, fileID: fileID, line: line)
    }
}

extension RouteMapping {
    /// Maps a pattern to a screen of a host of the app's own.
    ///
    /// It is opened as a controller in a window is. What the host's completions are called with fails the
    /// job with that error underneath.
    ///
    /// ```swift
    /// router.map("app://books/:id", source: .provided { "A book" }, in: prompter)
    /// ```
    ///
    /// - Parameters:
    ///   - pattern: The URLs to handle.
    ///   - name: A name for reports.
    ///   - summary: A sentence for reports and documents.
    ///   - tags: What brings the entry into scopes.
    ///   - owner: The object that the entry goes with.
    ///   - accepting: Whose URLs the map accepts; `nil` for what the configuration of the router says.
    ///   - source: Where the screen comes from.
    ///   - style: How it comes onto the host.
    ///   - host: Where it is shown; held weakly.
    ///   - setup: Prepares the screen.
    ///   - fileID: Where it is registered; left to the compiler.
    ///   - line: Where it is registered; left to the compiler.
    /// - Returns: The identity to dispose of it by.
    @discardableResult
    public func map<Host: PresentationHost>(
        _ pattern: String, name: String? = nil, summary: String? = nil,
        tags: [String] = ["Views"], owner: (any RouteOwner)? = nil, accepting: [RouteOrigin.Kind]? = nil,
        source: ControllerSource<Host.Screen>, style: PresentationStyle<Host.Screen> = .show,
        in host: Host, setup: PresentationSetup<Host.Screen>? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> RouteUUID {
        map(
            read(pattern, registeredAt: RoutePlace(fileID, line)), name: name, summary: summary,
            tags: tags, owner: owner, accepting: accepting,
            source: source, style: style, in: host, setup: setup, fileID: fileID, line: line)
    }

    /// Maps a pattern that is a value, not text, to a screen of a host of the app's own.
    @discardableResult
    public func map<Host: PresentationHost>(
        _ pattern: RoutePattern, name: String? = nil, summary: String? = nil,
        tags: [String] = ["Views"], owner: (any RouteOwner)? = nil, accepting: [RouteOrigin.Kind]? = nil,
        source: ControllerSource<Host.Screen>, style: PresentationStyle<Host.Screen> = .show,
        in host: Host, setup: PresentationSetup<Host.Screen>? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> RouteUUID {
        let opening = ScreenOpening<Host>(
            source: source, style: style, setup: setup, host: ScreenOpening.reference(to: host))
        return map(
            pattern, name: name, summary: summary, tags: tags, owner: owner, accepting: accepting,
            perform: { try await opening.open($0) }, fileID: fileID, line: line)
    }
}
