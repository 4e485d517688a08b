public import Routing

/// A place of an app that URLs lead to.
///
/// Its children continue the stack that it is in; a ``Modal`` among them holds what is presented over it.
///
/// ```swift
/// Endpoint("today", today) {
///     Endpoint("today/archive", archive)
///     Modal { Endpoint("story/:type/:id", story) }
/// }
/// ```
///
/// A URL of an endpoint leads to all that it lies on as well, which is made from the URL's captures by their
/// names. So an endpoint captures what the endpoints under it do: `user/:name` has `user/:name/settings` on
/// it, not `settings`.
public struct Endpoint<Presentable>: NavigationElement {
    /// What is declared.
    public let declaration: NavigationDeclaration<Presentable>

    init(declaration: NavigationDeclaration<Presentable>) {
        self.declaration = declaration
    }

    /// Declares an endpoint by the text of a pattern.
    ///
    /// - Parameters:
    ///   - pattern: The URLs that lead here; malformed, it is an error of the tree.
    ///   - presenter: Shows it; `nil` when it is shown by other means than the tree's.
    ///   - name: A name to find and address it by; no other part of the tree has it.
    ///   - identity: What makes two of its URLs the same destination.
    ///   - fileID: Where it is declared; left to the compiler.
    ///   - line: Where it is declared; left to the compiler.
    ///   - content: What continues its stack, and what is presented over it.
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
            place: RoutePlace(fileID, line),
            content: content()
        )
    }

    /// Declares an endpoint by a pattern.
    ///
    /// - Parameters:
    ///   - pattern: The URLs that lead here. One with conditions in code needs a name.
    ///   - presenter: Shows it; `nil` when it is shown by other means than the tree's.
    ///   - name: A name to find and address it by; no other part of the tree has it.
    ///   - identity: What makes two of its URLs the same destination.
    ///   - fileID: Where it is declared; left to the compiler.
    ///   - line: Where it is declared; left to the compiler.
    ///   - content: What continues its stack, and what is presented over it.
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
            place: RoutePlace(fileID, line),
            content: content()
        )
    }

    /// Declares an endpoint by a condition on whole URLs.
    ///
    /// - Parameters:
    ///   - predicate: Whether a URL leads here; a pure function, which may be asked several times.
    ///   - presenter: Shows it; `nil` when it is shown by other means than the tree's.
    ///   - name: Its name, which it needs: states are stored with it. No other part of the tree has it.
    ///   - fileID: Where it is declared; left to the compiler.
    ///   - line: Where it is declared; left to the compiler.
    ///   - content: What continues its stack, and what is presented over it.
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
            place: RoutePlace(fileID, line),
            content: content()
        )
    }

    /// Declares an endpoint by a typed route, whose screen is made of the route's value.
    ///
    /// ```swift
    /// Endpoint(Book.self) { book in
    ///     "book \(book.id)"
    /// }
    /// ```
    ///
    /// A URL that matches the pattern and is no value of the type fails with a `RouteValueError`, and changes
    /// nothing.
    ///
    /// - Parameters:
    ///   - route: The type of the routes, whose pattern has the URLs that lead here.
    ///   - name: A name to find and address it by; no other part of the tree has it.
    ///   - identity: What makes two of its URLs the same destination.
    ///   - fileID: Where it is declared; left to the compiler.
    ///   - line: Where it is declared; left to the compiler.
    ///   - presenter: Gives the presenter, which calls what it is given to make the screen.
    ///   - make: Makes the screen.
    ///   - content: What continues its stack, and what is presented over it.
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
        self.init(
            route.pattern,
            presenter { try make($0.parameters.decoded(as: route)) },
            name: name,
            identity: identity,
            fileID: fileID,
            line: line,
            content: content
        )
    }
}

/// What makes two URLs of one endpoint the same destination.
///
/// Query values never do: they are an update of the destination that is there.
public enum EndpointIdentity: Hashable, Sendable {
    /// The captures: from `books/7` to `books/8` is a new screen.
    case captures
    /// The endpoint alone: from `books/7` to `books/8` is an update of the screen that is there.
    case pattern
}
