/// A navigation state as what a declarative framework binds to: tabs with a selection, stacks with a path, and
/// places with what is presented over them.
///
/// Parts have the identities of their destinations and hold each other by these, so that a view asks for the
/// part that it shows and is told apart from others by its identity.
///
/// ```swift
/// var projection = navigator.projection
/// guard case .tabs(let tabs) = projection.root else { return }
/// projection[selectionIn: tabs.id] = tabs.options[1]
/// navigator.projection = projection
/// ```
///
/// What can be set is what a user can do by hand: select another option, pop screens, dismiss what is
/// presented. Anything else that is set changes nothing. What was set is read back the same, and it is what the
/// state will say once the navigator has followed.
///
/// A projection is a value of its own: the state does not change with it before a navigator is given it.
public struct NavigationProjection: Sendable {
    private var rootID: Destination.ID?
    private var parts: [Destination.ID: Part] = [:]
    /// What was done to it since it was made, the oldest first.
    package private(set) var moves: [Move] = []

    /// Projects a state.
    ///
    /// - Parameter state: The state.
    /// - Complexity: O(*n*) in the number of nodes.
    public init(_ state: NavigationState) {
        rootID = state.root?.face.id
        if let root = state.root { add(root.face) }
    }

    /// What a user does by hand.
    package enum Move: Hashable, Sendable {
        /// Selects an option.
        case select(Destination.ID)
        /// Pops a screen, and what lies on it.
        case pop(Destination.ID)
        /// Dismisses what is presented.
        case dismiss(Destination.ID)
    }
}

extension NavigationProjection {
    /// What a view shows.
    public enum Part: Hashable, Sendable, Identifiable {
        /// A place: a screen.
        case place(Place)
        /// A navigation stack.
        case stack(Stack)
        /// Tabs.
        case tabs(Tabs)

        /// The identity of its destination.
        public var id: Destination.ID { destination.id }

        /// What it shows.
        public var destination: Destination {
            switch self {
            case .place(let place): place.destination
            case .stack(let stack): stack.destination
            case .tabs(let tabs): tabs.destination
            }
        }

        /// What it holds.
        fileprivate var content: [Destination.ID] {
            switch self {
            case .place(let place): [place.modal].compactMap(\.self)
            case .stack(let stack): [stack.root].compactMap(\.self) + stack.path
            case .tabs(let tabs): tabs.options
            }
        }
    }

    /// A screen, and what is presented over it.
    public struct Place: Hashable, Sendable, Identifiable {
        /// The place.
        public let destination: Destination
        /// What is presented over it; `nil` when nothing is.
        public fileprivate(set) var modal: Destination.ID?

        /// The identity of its destination.
        public var id: Destination.ID { destination.id }
    }

    /// A navigation stack: its root, and what lies on that.
    public struct Stack: Hashable, Sendable, Identifiable {
        /// The stack, by its name.
        public let destination: Destination
        /// What all else lies on; `nil` in a stack that is empty.
        public let root: Destination.ID?
        /// What lies on the root, the topmost last.
        public fileprivate(set) var path: [Destination.ID]

        /// The identity of its destination.
        public var id: Destination.ID { destination.id }
    }

    /// Tabs of which one is selected.
    public struct Tabs: Hashable, Sendable, Identifiable {
        /// The tabs, by their name.
        public let destination: Destination
        /// What there is to select, in order.
        public let options: [Destination.ID]
        /// What is selected; `nil` when there is nothing.
        public fileprivate(set) var selection: Destination.ID?

        /// The identity of its destination.
        public var id: Destination.ID { destination.id }
    }
}

extension NavigationProjection {
    /// What all else is in; `nil` for an empty state.
    public var root: Part? { rootID.flatMap { self[$0] } }

    /// The part of a destination; `nil` for one that is not there, and for what shows as another part: a
    /// switcher is nothing but its section.
    ///
    /// - Parameter id: The destination.
    /// - Complexity: O(1).
    public subscript(id: Destination.ID) -> Part? { parts[id] }

    /// The selected option of tabs; `nil` for what is not there or has no options.
    ///
    /// What is set selects the option, if it is one.
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

    /// What lies on the root of a stack, the topmost last; nothing for what is not there.
    ///
    /// What is set pops what is missing, if it is a beginning of the path; screens are pushed by opening URLs.
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

    /// What is presented over a place; `nil` when nothing is.
    ///
    /// What is set dismisses it, if it is `nil`; screens are presented by opening URLs.
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
    /// Adds a node that shows as itself, and what it holds.
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

    /// Removes a part, and what is in it.
    private mutating func remove(_ id: Destination.ID) {
        for part in parts.removeValue(forKey: id)?.content ?? [] { remove(part) }
    }

    /// Removes what is presented over places in a part that is no longer selected: it shows no more.
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
    /// Whether both show the same, however they came to.
    public static func == (left: NavigationProjection, right: NavigationProjection) -> Bool {
        left.rootID == right.rootID && left.parts == right.parts
    }
}

extension Navigator {
    /// The state as what a declarative framework binds to.
    ///
    /// It is observed as ``state`` is. Setting it reports what was done to it by hand since it was read, as
    /// ``didSelect(_:)``, ``didPop(_:)`` and ``didDismiss(_:)`` do: what its guards refuse is taken back, and
    /// what is gone meanwhile changes nothing.
    ///
    /// - Complexity: O(*n*) in the number of nodes of the state when it is first read; O(1) then.
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
