extension PresenterRenderer {
    /// Whether both are the same object.
    func isSame(_ left: Presentable?, _ right: Presentable?) -> Bool {
        guard let left = ObjectIdentifier(of: left), let right = ObjectIdentifier(of: right) else {
            return false
        }
        return left == right
    }

    /// Reads the content of a stack or a fork; `nil` if it cannot be read or was not made.
    func shownContent(of node: NavigationNode) -> [Presentable]? {
        let content = content(of: node)
        guard let shown = content, given.unopened.contains(node.id) else { return content }
        // The program may have filled what was never opened; what a failed request left there does not count.
        let own = ownObjects
        return shown.contains { ObjectIdentifier(of: $0).map { !own.contains($0) } ?? true } ? content : nil
    }

    private func content(of node: NavigationNode) -> [Presentable]? {
        guard let container = object(for: node.id) else { return nil }
        return switch try? presenter(of: node) {
        case .stack(let presenter): presenter.content?(container)
        case .fork(let presenter): presenter.options?(container)
        default: nil
        }
    }

    /// The objects that failed requests have left in containers that are not opened.
    var leftovers: Set<ObjectIdentifier> {
        if given.unopened.isEmpty { return [] }
        let unopened = settled.nodes.filter { given.unopened.contains($0.id) }
        return unopened.flatMap { content(of: $0) ?? [] }.objects
    }

    /// The objects that the renderer made, including those of failed requests.
    private var ownObjects: Set<ObjectIdentifier> {
        madeObjects.union(abandoned.compactMap(\.presentable).objects)
    }

    /// The objects that the renderer made for destinations that exist.
    private var madeObjects: Set<ObjectIdentifier> { made.values.compactMap(\.presentable).objects }

    /// Whether the renderer made an object for a destination that exists.
    func isMade(_ object: Presentable) -> Bool { made.values.contains { isSame($0.presentable, object) } }

    /// Compares the content of a stack or a fork on the screen with that of the state.
    func reading(of node: NavigationNode) -> ContentReading? {
        guard let shown = shownContent(of: node) else { return nil }
        let expected = node.content.map(\.id)
        var ids: [ObjectIdentifier: Destination.ID] = [:]
        for id in expected {
            if let object = ObjectIdentifier(of: presentable(for: id)) { ids[object] = id }
        }
        let known = shown.map { ObjectIdentifier(of: $0).flatMap { ids[$0] } }
        let objects = shown.objects
        let missing = Set(ids.keys).subtracting(objects)
        let others = objects.subtracting(ids.keys)
        return ContentReading(
            expected: expected,
            shown: known.compactMap(\.self),
            isCovered: node.kind == .stack && known.last == .some(nil),
            hasForeignRoot: node.kind == .stack && known.first == .some(nil),
            isMoved: !missing.isEmpty && isAnyShown(missing, outside: node),
            showsOtherPlaces: !others.isEmpty && !others.isDisjoint(with: madeObjects)
        )
    }

    /// Whether a container other than a given one shows any of the objects.
    ///
    /// - Complexity: O(*n*) in the number of nodes and their content.
    private func isAnyShown(_ objects: Set<ObjectIdentifier>, outside node: NavigationNode) -> Bool {
        settled.nodes.contains { other in
            other.id != node.id && !objects.isDisjoint(with: (shownContent(of: other) ?? []).objects)
        }
    }

    /// Reads which option of a fork shows; `nil` if it cannot be read.
    func shownOption(of fork: NavigationNode) -> Presentable? {
        guard !given.unopened.contains(fork.id), let container = object(for: fork.id),
            case .fork(let presenter)? = try? presenter(of: fork)
        else { return nil }
        return presenter.selected?(container)
    }

    /// Reads the screen presented over an endpoint, or over a container of it; `nil` if it cannot be read.
    func presented(over node: NavigationNode) -> Presentable? {
        object(for: node.id).flatMap { endpointPresenter(of: node)?.presented?($0) }
    }

    /// Reads the screens presented over the places and containers of a state, whether these show or not.
    ///
    /// - Complexity: O(*n*) in the number of nodes.
    func presented(in state: NavigationState) -> [Presentable] {
        let leaf = state.activeLeaf.flatMap(endpointPresenter)
        return state.nodes.compactMap { node in
            guard let read = (endpointPresenter(of: node) ?? leaf)?.presented else { return nil }
            return object(for: node.id).flatMap(read)
        }
    }

    /// Whether the root can be read and differs from the root that was given.
    var isRootAstray: Bool {
        guard let face = given.root?.face, let read = rootReader else { return false }
        // The program may have released it.
        guard let wanted = presentable(for: face) else { return true }
        return ObjectIdentifier(of: wanted) != nil && !isSame(read(), wanted)
    }

    /// Whether nothing shows: the program has removed the root, or released its window.
    var isRootGone: Bool { rootReader.map { $0() == nil } ?? false }

    /// The closure that reads the root that was given, or that of the state if the program has replaced it.
    var rootReader: (@MainActor () -> Presentable?)? {
        let root = given.root ?? PresenterContent.Root(of: settled.root)
        guard let switcher = root.switcher.flatMap(node) else { return shownRoot }
        guard case .switcher(let presenter)? = try? presenter(of: switcher) else { return nil }
        return presenter.selected
    }

    /// The presentable of a destination, if it is an object.
    func object(for id: Destination.ID) -> Presentable? {
        presentable(for: id).flatMap { ObjectIdentifier(of: $0) == nil ? nil : $0 }
    }

    func endpointPresenter(of node: NavigationNode) -> EndpointPresenter<Presentable>? {
        guard case .endpoint(let presenter)? = try? presenter(of: node) else { return nil }
        return presenter
    }
}

extension PresenterRenderer {
    /// Inserts the screens that the program pushed into the content that must show.
    ///
    /// A foreign screen stays on its screen while another screen of the content lies above it, and goes together
    /// with that screen. All foreign options of a fork stay.
    ///
    /// - Parameters:
    ///   - wanted: The content of a stack or a fork that must show.
    ///   - node: The stack or fork.
    /// - Returns: The complete content.
    func withForeign(_ wanted: [Presentable], of node: NavigationNode) -> [Presentable] {
        let wantedObjects = wanted.map { ObjectIdentifier(of: $0) }
        guard let shown = shownContent(of: node),
            !Set(shown.map { ObjectIdentifier(of: $0) }).isSubset(of: wantedObjects)
        else { return wanted }
        let own = ownObjects
        // The foreign screens above each of the renderer's own; the key `nil` holds those below all of them.
        var foreign: [ObjectIdentifier?: [Presentable]] = [:]
        var below: ObjectIdentifier?
        for item in shown {
            guard let object = ObjectIdentifier(of: item) else { continue }
            if own.contains(object) { below = object } else { foreign[below, default: []].append(item) }
        }
        let isFork = node.kind == .fork
        var all = isFork ? foreign[nil] ?? [] : []
        for (index, item) in wanted.enumerated() {
            all.append(item)
            if isFork || index < wanted.count - 1 { all += foreign[wantedObjects[index]] ?? [] }
        }
        return all
    }
}
