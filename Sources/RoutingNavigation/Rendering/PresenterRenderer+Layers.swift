extension PresenterRenderer {
    /// A presented screen.
    struct Layer {
        let presented: Presentable
        /// The place that presents it; `nil` if the layer beneath presents it as a whole.
        let place: NavigationNode?
    }

    /// Reads the presented screens, each over the one before, the first over the root; `nil` if they cannot
    /// be read.
    ///
    /// Any screen in a layer may present, not only the layer itself.
    ///
    /// - Parameters:
    ///   - node: An endpoint whose presenter reads the screens.
    ///   - root: The root; `nil` for the one that shows.
    /// - Returns: The layers above the root.
    /// - Complexity: O(*n*) in the number of layers and places on the active path.
    func layers(accordingTo node: NavigationNode, over root: Presentable? = nil) -> [Layer]? {
        guard let read = endpointPresenter(of: node)?.presented else { return nil }
        let shown = root ?? rootReader?()
        // Nothing is presented over a root that the program has removed.
        if shown == nil, rootReader != nil { return [] }
        guard let root = shown ?? given.root?.face.flatMap(object) else { return nil }
        let places = placesInLayers
        var layers: [Layer] = []
        var known = [root].objects
        var waiting = [Layer(presented: root, place: nil)]
        while layers.count < NavigationState.maximumDepth, let layer = waiting.popLast() {
            if !isSame(layer.presented, root) { layers.append(layer) }
            // What a place presents in a context of its own lies beneath what its layer presents.
            let inside = ObjectIdentifier(of: layer.presented).flatMap { places[$0] } ?? []
            let presented = [(read(layer.presented), nil)] + inside.map { (self.presented(over: $0), $0) }
            for case (let next?, let place) in presented {
                let isNew = ObjectIdentifier(of: next).map { known.insert($0).inserted } ?? true
                if isNew { waiting.append(Layer(presented: next, place: place)) }
            }
        }
        return layers
    }

    /// The endpoints of the active paths, by the objects of the layers that they are in.
    private var placesInLayers: [ObjectIdentifier: [NavigationNode]] {
        var places: [ObjectIdentifier: [NavigationNode]] = [:]
        for state in [settled, planned].compactMap(\.self) {
            var layer: ObjectIdentifier?
            var isFirst = true
            for node in state.activePath {
                if isFirst { layer = ObjectIdentifier(of: presentable(for: node.face.id)) }
                isFirst = node.modal != nil
                if let layer, node.kind == .endpoint { places[layer, default: []].append(node) }
            }
        }
        return places
    }
}

extension Sequence {
    /// The identities of the presentables that are objects.
    var objects: Set<ObjectIdentifier> { Set(compactMap { ObjectIdentifier(of: $0) }) }
}
