public import Routing

extension RouteMapping {
    /// Maps a pattern to a screen.
    ///
    /// When the router opens a URL, four steps run in order, on the main actor:
    ///
    /// 1. The source makes the controller.
    /// 2. If the controller is a `DestinationPresentable`, it is configured.
    /// 3. The router calls the `setup` closure.
    /// 4. The style shows the controller, starting at the top controller of the window.
    ///
    /// The job ends when the transition has ended, so transitions never overlap, however many URLs are opened.
    /// If the source throws, the job fails with that error as the underlying one. If the style fails, the
    /// underlying error is a ``PresentationError``.
    ///
    /// ```swift
    /// router.map("app://books/:id", source: .provided { BookController() }, style: .push(animated: true))
    /// ```
    ///
    /// - Parameters:
    ///   - pattern: The URLs to handle.
    ///   - name: A name for reports.
    ///   - summary: A sentence for reports and documents.
    ///   - tags: The tags that put the entry into scopes.
    ///   - owner: The object whose release ends the entry; without one, `dispose(of:)` ends it.
    ///   - accepting: The origins whose URLs the map accepts; `nil` for those of the router's configuration.
    ///   - source: Makes the controller.
    ///   - style: How the window shows the controller.
    ///   - window: The window; held weakly. By default, the window that is the key window when the screen is
    ///     shown.
    ///   - setup: Prepares the controller.
    ///   - fileID: The file of the registration; left to the compiler.
    ///   - line: The line of the registration; left to the compiler.
    /// - Returns: The identity for disposing of the entry.
    @discardableResult
    public func map(
        _ pattern: String, name: String? = nil, summary: String? = nil,
        tags: [String] = ["Views"], owner: (any RouteOwner)? = nil, accepting: [RouteOrigin.Kind]? = nil,
        source: ControllerSource<ViewController>, style: PresentationStyle<ViewController> = .show,
        in window: Window? = nil, setup: PresentationSetup<ViewController>? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> RouteUUID {
        map(
            read(pattern, registeredAt: SourceLine(fileID, line)), name: name, summary: summary,
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
    /// Maps a pattern to a screen of the app's own host.
    ///
    /// The steps are those for a controller in a window. If the host calls a completion with an error, the job
    /// fails with that error as the underlying one.
    ///
    /// ```swift
    /// router.map("app://books/:id", source: .provided { "A book" }, in: prompter)
    /// ```
    ///
    /// - Parameters:
    ///   - pattern: The URLs to handle.
    ///   - name: A name for reports.
    ///   - summary: A sentence for reports and documents.
    ///   - tags: The tags that put the entry into scopes.
    ///   - owner: The object whose release ends the entry; without one, `dispose(of:)` ends it.
    ///   - accepting: The origins whose URLs the map accepts; `nil` for those of the router's configuration.
    ///   - source: Makes the screen.
    ///   - style: How the host shows the screen.
    ///   - host: The host; held weakly.
    ///   - setup: Prepares the screen.
    ///   - fileID: The file of the registration; left to the compiler.
    ///   - line: The line of the registration; left to the compiler.
    /// - Returns: The identity for disposing of the entry.
    @discardableResult
    public func map<Host: PresentationHost>(
        _ pattern: String, name: String? = nil, summary: String? = nil,
        tags: [String] = ["Views"], owner: (any RouteOwner)? = nil, accepting: [RouteOrigin.Kind]? = nil,
        source: ControllerSource<Host.Screen>, style: PresentationStyle<Host.Screen> = .show,
        in host: Host, setup: PresentationSetup<Host.Screen>? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> RouteUUID {
        map(
            read(pattern, registeredAt: SourceLine(fileID, line)), name: name, summary: summary,
            tags: tags, owner: owner, accepting: accepting,
            source: source, style: style, in: host, setup: setup, fileID: fileID, line: line)
    }

    /// Maps a pattern that is a value, not text, to a screen of the app's own host.
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
