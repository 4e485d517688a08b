import RoutingNavigation

extension NavigationProjection {
    /// The visible parts, layer by layer.
    ///
    /// Each layer begins with its outermost part and ends with the place on top, over which the next layer is
    /// presented.
    var layers: [[Part]] {
        var layers: [[Part]] = []
        var next = root
        while let outermost = next {
            let layer = Array(sequence(first: outermost, next: shown))
            layers.append(layer)
            next = layer.last.flatMap { self[modalOver: $0.id] }
        }
        return layers
    }

    /// The part that shows inside another part.
    private func shown(in part: Part) -> Part? {
        switch part {
        case .place: nil
        case .stack(let stack): (stack.path.last ?? stack.root).flatMap { self[$0] }
        case .tabs(let tabs): tabs.selection.flatMap { self[$0] }
        }
    }
}
