internal import RoutingPresentation

/// Controllers beside each other, and which of them a chart has room for.
struct MermaidList {
    /// How many children of one container are drawn, from plenty of room to hardly any.
    private static let limits = [12, 4, 1]

    let controllers: [ControllerSnapshot]
    let items: [ElidedItem]
    private let isFirst: (Int) -> Bool

    /// Chooses among controllers.
    ///
    /// - Parameters:
    ///   - controllers: The controllers.
    ///   - limit: How many are drawn at most.
    ///   - focus: One that is drawn in any case; the last, if none is given.
    ///   - isFirst: Whether one gets as much room as it wants before others get more than they need.
    init(_ controllers: [ControllerSnapshot], limit: Int, focus: Int? = nil, isFirst: @escaping (Int) -> Bool)
    {
        self.controllers = controllers
        self.isFirst = isFirst
        items = ElidedItem.items(of: controllers.count, limit: limit, around: focus)
    }

    /// Chooses among the children of a controller, so that most of the room is left to those that show.
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

    /// Whether an item is a controller that gets room first.
    func isFirst(_ item: ElidedItem) -> Bool {
        if case .kept(let index) = item { isFirst(index) } else { false }
    }
}

extension MermaidList {
    /// Gives to every item the nodes that it needs, and what is left to those that come first.
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

    /// How many nodes the items need, of those that come first or of the others.
    private func least(_ isCounted: (Bool) -> Bool) -> Int {
        items.filter { isCounted(isFirst($0)) }.map(least).reduce(0, +)
    }

    /// How many nodes an item needs: a container one more, to say that something is in it.
    private func least(_ item: ElidedItem) -> Int {
        guard case .kept(let index) = item, !controllers[index].children.isEmpty else { return 1 }
        return 2
    }

    /// How many nodes an item would take if there were room for everything.
    private func most(_ item: ElidedItem) -> Int {
        guard case .kept(let index) = item else { return 1 }
        return Self.size(of: controllers[index])
    }

    /// How many nodes all items would take if there were room for everything.
    private var most: Int { items.map(most).reduce(0, +) }

    private static func size(of controller: ControllerSnapshot) -> Int {
        let (focus, limit) = (controller.selectedIndex, limits[0])
        return 1 + MermaidList(controller.children, limit: limit, focus: focus) { _ in false }.most
    }
}
