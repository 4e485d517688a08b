public import Routing

/// A place of an app that URLs lead to.
///
/// Its children are pushed onto it in its stack. A ``Modal`` in its braces is presented over it.
///
/// ```swift
/// Endpoint("today", today) {
///     Endpoint("today/archive", archive)
///     Modal { Endpoint("story/:type/:id", story) }
/// }
/// ```
///
/// The endpoints that enclose an endpoint in the declaration are *beneath* it on the screen. A URL of an endpoint
/// also creates the endpoints beneath it, and fills their patterns with its own captures of the same names. An
/// endpoint must therefore repeat the captures of the endpoints beneath it: `user/:name` can enclose
/// `user/:name/settings`, but not `settings`.
public struct Endpoint<Presentable>: NavigationElement {
    /// The declaration of the endpoint.
    public let declaration: NavigationDeclaration<Presentable>

    init(declaration: NavigationDeclaration<Presentable>) {
        self.declaration = declaration
    }

    /// Declares an endpoint by the text of a pattern.
    ///
    /// - Parameters:
    ///   - pattern: The pattern of its URLs. A malformed pattern is a fault of the tree.
    ///   - presenter: The presenter that shows it; `nil` if the app shows it without presenters.
    ///   - name: A name to find and address it by, unique in the tree.
    ///   - identity: The rule for when two of its URLs lead to the same destination.
    ///   - fileID: The file of the declaration; supplied by the compiler.
    ///   - line: The line of the declaration; supplied by the compiler.
    ///   - content: The endpoints that can be pushed onto it, and its modals.
    public init(
        _ pattern: String,
        _ presenter: EndpointPresenter<Presentable>? = nil,
        name: String? = nil,
        identity: EndpointIdentity = .captures,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        @NavigationBuilder<Presentable> content: () -> [NavigationDeclaration<Presentable>] = { [] }
    ) {
        declaration = NavigationDeclaration(
            form: .endpoint(.text(pattern), identity),
            name: name,
            presenter: presenter.map(Presenter.endpoint),
            place: SourceLine(fileID, line),
            content: content()
        )
    }

    /// Declares an endpoint by a pattern.
    ///
    /// - Parameters:
    ///   - pattern: The pattern of its URLs. A pattern with conditions in code needs a name.
    ///   - presenter: The presenter that shows it; `nil` if the app shows it without presenters.
    ///   - name: A name to find and address it by, unique in the tree.
    ///   - identity: The rule for when two of its URLs lead to the same destination.
    ///   - fileID: The file of the declaration; supplied by the compiler.
    ///   - line: The line of the declaration; supplied by the compiler.
    ///   - content: The endpoints that can be pushed onto it, and its modals.
    public init(
        _ pattern: RoutePattern,
        _ presenter: EndpointPresenter<Presentable>? = nil,
        name: String? = nil,
        identity: EndpointIdentity = .captures,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        @NavigationBuilder<Presentable> content: () -> [NavigationDeclaration<Presentable>] = { [] }
    ) {
        declaration = NavigationDeclaration(
            form: .endpoint(.pattern(pattern), identity),
            name: name,
            presenter: presenter.map(Presenter.endpoint),
            place: SourceLine(fileID, line),
            content: content()
        )
    }

    /// Declares an endpoint by a predicate on whole URLs.
    ///
    /// - Parameters:
    ///   - predicate: Tells whether a URL leads here; a pure function, which may be called several times.
    ///   - presenter: The presenter that shows it; `nil` if the app shows it without presenters.
    ///   - name: Its name, unique in the tree. It is required, because states are stored with it.
    ///   - fileID: The file of the declaration; supplied by the compiler.
    ///   - line: The line of the declaration; supplied by the compiler.
    ///   - content: The endpoints that can be pushed onto it, and its modals.
    public init(
        _ predicate: @escaping @Sendable (RouteURL) -> Bool,
        _ presenter: EndpointPresenter<Presentable>? = nil,
        name: String? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        @NavigationBuilder<Presentable> content: () -> [NavigationDeclaration<Presentable>] = { [] }
    ) {
        declaration = NavigationDeclaration(
            form: .endpoint(.predicate(predicate), .pattern),
            name: name,
            presenter: presenter.map(Presenter.endpoint),
            place: SourceLine(fileID, line),
            content: content()
        )
    }

    /// Declares an endpoint by a typed route, and makes its screen from the route's value.
    ///
    /// ```swift
    /// Endpoint(Book.self) { book in
    ///     "book \(book.id)"
    /// }
    /// ```
    ///
    /// A URL that matches the pattern but does not decode to the type fails with a `RouteValueError`, and changes
    /// nothing; `restore` drops such a place. A router of the navigator compares the pattern only, so its `open` and
    /// `canOpen` return `true` for such a URL.
    ///
    /// The screen is made from one value. Another query of the same place is an update: it reaches a screen that
    /// conforms to ``DestinationPresentable``, or the `update` closure of a presenter that you pass with `by:`.
    ///
    /// - Parameters:
    ///   - route: The type of the route, whose pattern is the endpoint's.
    ///   - name: A name to find and address it by, unique in the tree.
    ///   - identity: The rule for when two of its URLs lead to the same destination.
    ///   - fileID: The file of the declaration; supplied by the compiler.
    ///   - line: The line of the declaration; supplied by the compiler.
    ///   - presenter: Returns the presenter, which calls the given closure to make the screen. Without it, a request
    ///     for a modal over the endpoint fails. An initializer for the type of the presentables, such as the one for
    ///     `ViewController`, has a presenter of its own.
    ///   - make: Makes the screen from the decoded value.
    ///   - content: The endpoints that can be pushed onto it, and its modals.
    @_disfavoredOverload  // An initializer for the type of the presentables takes precedence.
    public init<Value: Route>(
        _ route: Value.Type,
        name: String? = nil,
        identity: EndpointIdentity = .captures,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        by presenter: (@escaping @MainActor (Destination) throws -> Presentable) -> EndpointPresenter<
            Presentable
        > = { .endpoint(make: $0) },
        make: @escaping @MainActor (Value) throws -> Presentable,
        @NavigationBuilder<Presentable> content: () -> [NavigationDeclaration<Presentable>] = { [] }
    ) {
        let untyped = Endpoint(
            route.pattern,
            presenter { try make($0.parameters.decoded(as: route)) },
            name: name,
            identity: identity,
            fileID: fileID,
            line: line,
            content: content
        )
        var declaration = untyped.declaration
        declaration.decoding = { _ = try $0.decoded(as: route) }
        self.init(declaration: declaration)
    }
}

/// The rule for when two URLs of one endpoint lead to the same destination.
///
/// Query values never distinguish destinations: a change of them updates the existing destination.
public enum EndpointIdentity: Hashable, Sendable {
    /// The captures decide: from `books/7` to `books/8` is a new screen.
    case captures
    /// The endpoint alone decides: from `books/7` to `books/8` updates the existing screen.
    case pattern
}
