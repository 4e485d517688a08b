// Apple documents these declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public nonisolated struct Text: PrimitiveView {
    public init<S: StringProtocol>(_ content: S) {}
}

public nonisolated struct Button<Label: View>: PrimitiveView {
    let action: @MainActor () -> Void

    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) where Label == Text {
        self.action = action
    }
}

public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
    public init() where Label == EmptyView, CurrentValueLabel == EmptyView {}
}

public nonisolated struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
    let content: Content

    public init(@ViewBuilder content: () -> Content) where SelectionValue == Never {
        self.content = content()
    }
}

public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
    let content: Content

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

public nonisolated struct NavigationStack<Data, Root: View>: PrimitiveView {
    let root: Root

    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
    {
        self.root = root()
    }
}
