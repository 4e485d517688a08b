// Apple documents these declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The building blocks of screens: `View`, `ViewBuilder`, and the views that a builder makes.
///
/// This module declares the parts of SwiftUI that the program uses, as Apple documents them for macOS 14 and
/// iOS 17. Its views keep their content and show nothing.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    @ViewBuilder var body: Body { get }
}

/// A view without a body.
@MainActor @preconcurrency
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never { fatalError("a view that is made of no others has no body") }
}

extension Never: View, Scene {
    public typealias Body = Never

    // The `return` keeps both builders from taking the expression as content.
    public var body: Never { return fatalError("there is nothing that has this body") }
}

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError("a view that is made of no others has no body") }
}

@resultBuilder
public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> ConditionalContent<First, Second> {
        .first(first)
    }

    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> ConditionalContent<First, Second> {
        .second(second)
    }
}

public nonisolated enum ConditionalContent<First: View, Second: View>: PrimitiveView {
    case first(First)
    case second(Second)
}

public nonisolated struct EmptyView: PrimitiveView {
    public init() {}
}

public nonisolated struct TupleView<T>: PrimitiveView {
    public var value: T

    public init(_ value: T) {
        self.value = value
    }
}

public nonisolated struct Group<Content: View>: PrimitiveView {
    let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

public nonisolated struct ZStack<Content: View>: PrimitiveView {
    let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
    let data: Data
    let content: (Data.Element) -> Content

    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
    }
}
