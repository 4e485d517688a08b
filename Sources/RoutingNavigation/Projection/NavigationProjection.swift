/// A navigation state in a form for declarative frameworks: tabs with a selection, stacks with a path, and places
/// with modals.
///
/// Each part has the identity of its destination, and refers to other parts by identity. A view reads the part that
/// it shows, and keeps that identity while it shows the part.
///
/// ```swift
/// var projection = navigator.projection
/// guard case .tabs(let tabs) = projection.root else { return }
/// projection[selectionIn: tabs.id] = tabs.options[1]
/// navigator.projection = projection
/// ```
///
/// You can set the values that a user can change: select another option, pop screens, and dismiss a modal. Any
/// other assignment has no effect. A projection returns the values as set; they equal the state after the navigator
/// has followed.
///
/// A projection is a separate value: the state does not change until a navigator receives it.
public struct NavigationProjection: Sendable {
    private var rootID: Destination.ID?
    private var parts: [Destination.ID: Part] = [:]
    /// The user's moves on this projection since it was created, the oldest first.
    package private(set) var moves: [Move] = []

    /// Projects a state.
    ///
    /// - Parameter state: The state.
    /// - Complexity: O(*n*) in the number of nodes.
    public init(_ state: NavigationState) {
        rootID = state.root?.face.id
        if let root = state.root { add(root.face) }
    }

    /// A move that a user can make on the screen.
    package enum Move: Hashable, Sendable {
        /// Selects an option.
        case select(Destination.ID)
        /// Pops a screen and the screens on top of it.
        case pop(Destination.ID)
        /// Dismisses a modal.
        case dismiss(Destination.ID)
    }
}

extension NavigationProjection {
    /// A part of the state that one view shows.
    public enum Part: Hashable, Sendable, Identifiable {
        /// A place, shown by a screen.
        case place(Place)
        /// A navigation stack.
        case stack(Stack)
        /// Tabs.
        case tabs(Tabs)

        /// The identity of its destination.
        public var id: Destination.ID { destination.id }

        /// The destination that it shows.
        public var destination: Destination {
            switch self {
            case .place(let place): place.destination
            case .stack(let stack): stack.destination
            case .tabs(let tabs): tabs.destination
            }
        }

        /// The identities of the parts directly in it.
        fileprivate var content: [Destination.ID] {
            switch self {
            case .place(let place): [place.modal].compactMap(\.self)
            case .stack(let stack): [stack.root].compactMap(\.self) + stack.path
            case .tabs(let tabs): tabs.options
            }
        }
    }

    /// A screen, and the modal over it.
    public struct Place: Hashable, Sendable, Identifiable {
        /// The destination of the place.
        public let destination: Destination
        /// The modal over it; `nil` if there is none.
        public fileprivate(set) var modal: Destination.ID?

        /// The identity of its destination.
        public var id: Destination.ID { destination.id }
    }

    /// A navigation stack: its root, and the screens on top of it.
    public struct Stack: Hashable, Sendable, Identifiable {
        /// The destination of the stack, with its name.
        public let destination: Destination
        /// The root; `nil` in an empty stack.
        public let root: Destination.ID?
        /// The screens on top of the root, the topmost last.
        public fileprivate(set) var path: [Destination.ID]

        /// The identity of its destination.
        public var id: Destination.ID { destination.id }
    }

    /// Tabs, one of which is selected.
    public struct Tabs: Hashable, Sendable, Identifiable {
        /// The destination of the tabs, with their name.
        public let destination: Destination
        /// The options, in order.
        public let options: [Destination.ID]
        /// The selected option; `nil` if there are no options.
        public fileprivate(set) var selection: Destination.ID?

        /// The identity of its destination.
        public var id: Destination.ID { destination.id }
    }
}

extension NavigationProjection {
    /// The outermost part; `nil` for an empty state.
    public var root: Part? { rootID.flatMap { self[$0] } }

    /// The part of a destination, or `nil` if there is none.
    ///
    /// A node that shows as another part has none of its own: a switcher shows as its section.
    ///
    /// - Parameter id: The destination.
    /// - Complexity: O(1).
    public subscript(id: Destination.ID) -> Part? { parts[id] }

    /// The selected option of tabs; `nil` if there are no such tabs, or if they have no options.
    ///
    /// Setting an option of the tabs selects it; setting any other value has no effect.
    ///
    /// - Parameter tabs: The tabs.
    public subscript(selectionIn tabs: Destination.ID) -> Destination.ID? {
        get {
            guard case .tabs(let tabs)? = parts[tabs] else { return nil }
            return tabs.selection
        }
        set {
            guard case .tabs(var part)? = parts[tabs], let newValue, newValue != part.selection,
                part.options.contains(newValue)
            else { return }
            if let old = part.selection { removeModals(in: old) }
            part.selection = newValue
            parts[tabs] = .tabs(part)
            moves.append(.select(newValue))
        }
    }

    /// The screens on top of the root of a stack, the topmost last; empty if there is no such stack.
    ///
    /// Setting a shorter beginning of the path pops the other screens; setting any other value has no effect. To
    /// push screens, open URLs.
    ///
    /// - Parameter stack: The stack.
    public subscript(pathIn stack: Destination.ID) -> [Destination.ID] {
        get {
            guard case .stack(let stack)? = parts[stack] else { return [] }
            return stack.path
        }
        set {
            guard case .stack(var part)? = parts[stack], newValue.count < part.path.count,
                part.path.starts(with: newValue)
            else { return }
            let popped = part.path.dropFirst(newValue.count)
            part.path = newValue
            parts[stack] = .stack(part)
            for id in popped { remove(id) }
            if let lowest = popped.first { moves.append(.pop(lowest)) }
        }
    }

    /// The modal over a place, or `nil` if there is none.
    ///
    /// Setting `nil` dismisses the modal; setting any other value has no effect. To present screens, open URLs.
    ///
    /// - Parameter place: The place.
    public subscript(modalOver place: Destination.ID) -> Part? {
        get {
            guard case .place(let place)? = parts[place] else { return nil }
            return place.modal.flatMap { self[$0] }
        }
        set {
            guard newValue == nil, case .place(var part)? = parts[place], let modal = part.modal else {
                return
            }
            part.modal = nil
            parts[place] = .place(part)
            remove(modal)
            moves.append(.dismiss(modal))
        }
    }
}

extension NavigationProjection {
    /// Adds a node that shows as itself, and its descendants.
    private mutating func add(_ node: NavigationNode) {
        let (place, content) = (node.destination, node.content.map(\.id))
        switch node.kind {
        case .fork:
            let selection = node.activeChild?.face.id
            parts[node.id] = .tabs(Tabs(destination: place, options: content, selection: selection))
        case .stack:
            let path = Array(content.dropFirst())
            parts[node.id] = .stack(Stack(destination: place, root: content.first, path: path))
        case .endpoint, .switcher:
            parts[node.id] = .place(Place(destination: place, modal: node.modal?.face.id))
        }
        for part in node.content { add(part) }
        if let modal = node.modal { add(modal.face) }
    }

    /// Removes a part and its descendants.
    private mutating func remove(_ id: Destination.ID) {
        for part in parts.removeValue(forKey: id)?.content ?? [] { remove(part) }
    }

    /// Removes the modals in a part that is no longer selected, because they no longer show.
    private mutating func removeModals(in id: Destination.ID) {
        if case .place(var place)? = parts[id], let modal = place.modal {
            remove(modal)
            place.modal = nil
            parts[id] = .place(place)
        }
        for part in parts[id]?.content ?? [] { removeModals(in: part) }
    }
}

extension NavigationProjection: Equatable {
    /// Whether both show the same parts, regardless of the moves that led to them.
    public static func == (left: NavigationProjection, right: NavigationProjection) -> Bool {
        left.rootID == right.rootID && left.parts == right.parts
    }
}

extension Navigator {
    /// The state in a form that declarative frameworks can bind to.
    ///
    /// Observation tracks it like ``state``. Setting it reports the user's moves on the value, as
    /// ``didSelect(_:)``, ``didPop(_:)`` and ``didDismiss(_:)`` do. The navigator undoes a move that guards refuse,
    /// and ignores a move whose destination is gone.
    ///
    /// - Complexity: O(*n*) in the number of nodes when it is first read for a state; afterwards O(1).
    public var projection: NavigationProjection {
        get {
            if let known = projected, known.state.isIdentical(to: state) { return known.projection }
            let projection = NavigationProjection(state)
            projected = (state, projection)
            return projection
        }
        set {
            for move in newValue.moves {
                switch move {
                case .select(let id): didSelect(id)
                case .pop(let id): didPop(id)
                case .dismiss(let id): didDismiss(id)
                }
            }
        }
    }
}
