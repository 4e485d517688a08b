// Apple documents these declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// A view with a modifier, which shows nothing.
nonisolated struct Modified<Content: View>: PrimitiveView {
    let content: Content

    init(_ content: Content) {
        self.content = content
    }
}

extension View {
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
        Modified(self)
    }

    public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        Modified(self)
    }

    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        Modified(self)
    }

    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        Modified(self)
    }

    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        Modified(self)
    }

    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        Modified(self)
    }

    public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        Modified(self)
    }
}

extension View {
    public nonisolated func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> some View {
        Modified(self)
    }

    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        Modified(self)
    }

    public nonisolated func onContinueUserActivity(
        _ activityType: String,
        perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        Modified(self)
    }

    public nonisolated func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        Modified(self)
    }
}

/// An activity from another device or from a search; on Apple's systems, the class is Foundation's.
public class NSUserActivity {
    public var webpageURL: URL?

    public init(activityType: String) {}
}
