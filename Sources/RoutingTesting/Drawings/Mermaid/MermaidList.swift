internal import RoutingPresentation

/// Sibling controllers, and the ones that a chart has room for.
struct MermaidList {
    /// The largest numbers of children of one container to try, for plenty of room first.
    private static let limits = [12, 4, 1]

    let controllers: [ControllerSnapshot]
    let items: [ElidedItem]
    private let isFirst: (Int) -> Bool

    /// Chooses among controllers.
    ///
    /// - Parameters:
    ///   - controllers: The controllers.
    ///   - limit: The largest number of controllers to draw.
    ///   - focus: The index of a controller that is always drawn; the last one, if `nil`.
    ///   - isFirst: Whether the controller at an index gets all the room that it wants before other
    ///     controllers get more than they need.
    init(_ controllers: [ControllerSnapshot], limit: Int, focus: Int? = nil, isFirst: @escaping (Int) -> Bool)
    {
        self.controllers = controllers
        self.isFirst = isFirst
        items = ElidedItem.items(of: controllers.count, limit: limit, around: focus)
    }

    /// Chooses among the children of a controller, so that most of the room goes to the visible ones.
    init(childrenOf controller: ControllerSnapshot, fitting budget: Int) {
        let lists = Self.limits.map { limit in
            MermaidList(
                controller.children,
                limit: limit,
                focus: controller.selectedIndex,
                isFirst: controller.shows
            )
        }
        let fits = { (list: MermaidList) in list.least { _ in true } <= budget }
        let roomy = lists.first { list in
            list.most <= budget || list.least { isFirst in !isFirst } <= budget / 4 && fits(list)
        }
        if let list = roomy ?? lists.last(where: fits) {
            self = list
        } else {
            controllers = controller.children
            items = [.gap(controller.children.count)]
            isFirst = { _ in false }
        }
    }

    /// Whether an item is a controller that gets its room first.
    func isFirst(_ item: ElidedItem) -> Bool {
        if case .kept(let index) = item { isFirst(index) } else { false }
    }
}

extension MermaidList {
    /// Gives every item the nodes that it needs, and the rest to the items that come first.
    func shares(of budget: Int) -> [Int] {
        var shares = items.map(least)
        var rest = budget - shares.reduce(0, +)
        let firsts = items.indices.filter { isFirst(items[$0]) }
        let others = items.indices.filter { !isFirst(items[$0]) }
        for index in firsts + others where rest > 0 {
            let more = min(rest, most(items[index]) - shares[index])
            shares[index] += more
            rest -= more
        }
        return shares
    }

    /// The number of nodes that the items need, counting either those that come first or the others.
    private func least(_ isCounted: (Bool) -> Bool) -> Int {
        items.filter { isCounted(isFirst($0)) }.map(least).reduce(0, +)
    }

    /// The number of nodes that an item needs: a container needs one more, to show that it has content.
    private func least(_ item: ElidedItem) -> Int {
        guard case .kept(let index) = item, !controllers[index].children.isEmpty else { return 1 }
        return 2
    }

    /// The number of nodes that an item would take with unlimited room.
    private func most(_ item: ElidedItem) -> Int {
        guard case .kept(let index) = item else { return 1 }
        return Self.size(of: controllers[index])
    }

    /// The number of nodes that all items would take with unlimited room.
    private var most: Int { items.map(most).reduce(0, +) }

    private static func size(of controller: ControllerSnapshot) -> Int {
        let (focus, limit) = (controller.selectedIndex, limits[0])
        return 1 + MermaidList(controller.children, limit: limit, focus: focus) { _ in false }.most
    }
}
