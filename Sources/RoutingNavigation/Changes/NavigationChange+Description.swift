extension NavigationChange: CustomStringConvertible {
    /// A short description of the change: `push books/7 #4 onto #3`.
    public var description: String {
        switch self {
        case .pop(let id, let parent): "pop \(id) from \(parent)"
        case .push(let insertion, let parent): "push \(insertion) onto \(parent)"
        case .change(let parent, let popped, let pushed):
            "change \(parent), popped \(popped), pushed \(pushed)"
        case .reorder(let parent, let order): "reorder \(parent) to \(order)"
        case .replaceRoot(let old, let new):
            "replace root \(old.map { "\($0)" } ?? "none") with \(new.map { "\($0)" } ?? "none")"
        case .present(let insertion, let parent): "present \(insertion) over \(parent)"
        case .dismiss(let id, let parent): "dismiss \(id) from \(parent)"
        case .update(let destination): "update \(destination)"
        case .activate(let id, let parent): "activate \(id) in \(parent)"
        }
    }
}

extension NavigationChange.Insertion: CustomStringConvertible {
    /// The kind, the destination, and the position: `stack books #4 at 1`.
    public var description: String { "\(kind) \(destination) at \(position)" }
}
