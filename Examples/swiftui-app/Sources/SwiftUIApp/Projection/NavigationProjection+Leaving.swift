import RoutingNavigation

extension NavigationProjection {
    /// The selected option of tabs; when they have left, the option that was selected last.
    subscript(lastSelectionIn tabs: Tabs) -> Destination.ID? {
        get { self[tabs.id] == nil ? tabs.selection : self[selectionIn: tabs.id] }
        set { self[selectionIn: tabs.id] = newValue }
    }

    /// The path of a stack; when the stack has left, its last path.
    subscript(lastPathIn stack: Stack) -> [Destination.ID] {
        get { self[stack.id] == nil ? stack.path : self[pathIn: stack.id] }
        set { self[pathIn: stack.id] = newValue }
    }
}
