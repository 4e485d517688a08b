extension PresenterRenderer {
    /// Whether both are the same object.
    func isSame(_ left: Presentable?, _ right: Presentable?) -> Bool {
        guard let left = ObjectIdentifier(of: left), let right = ObjectIdentifier(of: right) else {
            return false
        }
        return left == right
    }

    /// What shows of a stack or a fork; `nil` where it cannot be read back, or was not made.
    func shownContent(of node: NavigationNode) -> [Presentable]? {
        guard let container = object(for: node.id) else { return nil }
        let content: [Presentable]? =
            switch try? presenter(of: node) {
            case .stack(let presenter): presenter.content?(container)
            case .fork(let presenter): presenter.options?(container)
            default: nil
            }
        // The program may have filled what no one has opened yet.
        let isUnopened = given.unopened.contains(node.id) && content?.isEmpty ?? true
        return isUnopened ? nil : content
    }

    /// Compares what shows of a stack or a fork with what a state says.
    func reading(of node: NavigationNode) -> ContentReading? {
        guard let shown = shownContent(of: node) else { return nil }
        let said = node.content.map(\.id)
        var ids: [ObjectIdentifier: Destination.ID] = [:]
        for id in said {
            if let object = ObjectIdentifier(of: presentable(for: id)) { ids[object] = id }
        }
        let known = shown.map { ObjectIdentifier(of: $0).flatMap { ids[$0] } }
        return ContentReading(
            said: said,
            shown: known.compactMap(\.self),
            isCovered: node.kind == .stack && known.last == .some(nil),
            isUndermined: node.kind == .stack && known.first == .some(nil)
        )
    }

    /// What a fork shows of its options; `nil` where it cannot be read back.
    func shownOption(of fork: NavigationNode) -> Presentable? {
        guard let container = object(for: fork.id), case .fork(let presenter)? = try? presenter(of: fork)
        else { return nil }
        return presenter.selected?(container)
    }

    /// What is presented over the layer that an endpoint is in; `nil` where it cannot be read back.
    func presented(over node: NavigationNode) -> Presentable? {
        object(for: node.id).flatMap { endpointPresenter(of: node)?.presented?($0) }
    }

    /// Whether the root can be read back and is not what was given.
    var isRootAstray: Bool {
        guard let face = given.root?.face, let read = rootReader else { return false }
        // The program may have let go of it.
        guard let wanted = presentable(for: face) else { return true }
        return ObjectIdentifier(of: wanted) != nil && !isSame(read(), wanted)
    }

    /// What reads back the root that was given.
    private var rootReader: (@MainActor () -> Presentable?)? {
        guard let switcher = given.root?.switcher.flatMap(node) else { return shownRoot }
        guard case .switcher(let presenter)? = try? presenter(of: switcher) else { return nil }
        return presenter.selected
    }

    /// What is presented, each over the one before, the first over the root; `nil` where it cannot be read
    /// back.
    ///
    /// - Parameter node: An endpoint, whose presenter reads.
    /// - Returns: The layers above the root.
    func layers(accordingTo node: NavigationNode) -> [Presentable]? {
        guard let read = endpointPresenter(of: node)?.presented,
            let root = rootReader.map({ $0() }) ?? given.root?.face.flatMap(object)
        else { return nil }
        var layers: [Presentable] = []
        while layers.count < NavigationState.maximumDepth, let next = read(layers.last ?? root) {
            layers.append(next)
        }
        return layers
    }

    /// What was made for a destination, if that is an object.
    private func object(for id: Destination.ID) -> Presentable? {
        presentable(for: id).flatMap { ObjectIdentifier(of: $0) == nil ? nil : $0 }
    }

    func endpointPresenter(of node: NavigationNode) -> EndpointPresenter<Presentable>? {
        guard case .endpoint(let presenter)? = try? presenter(of: node) else { return nil }
        return presenter
    }
}

extension PresenterRenderer {
    /// Puts what the program pushed by hand between what is to show: what lay on a screen stays there as long
    /// as something else lies on it, and goes with that.
    ///
    /// - Parameters:
    ///   - wanted: What is to show of a stack, or of a fork, whose foreign options all stay.
    ///   - node: The stack or fork.
    /// - Returns: All that is to be there.
    func withForeign(_ wanted: [Presentable], of node: NavigationNode) -> [Presentable] {
        let wantedObjects = wanted.map { ObjectIdentifier(of: $0) }
        guard let shown = shownContent(of: node),
            !Set(shown.map { ObjectIdentifier(of: $0) }).isSubset(of: wantedObjects)
        else { return wanted }
        let own = Set(made.values.compactMap { ObjectIdentifier(of: $0.presentable) })
        // What lies on each of the renderer's own; on none of them comes what is underneath all.
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
