internal import RoutingPresentation

extension Scene {
    /// The numbers of nested containers that are drawn: the outermost and the innermost.
    private static let levels = (outer: 3, inner: 4)
    /// The largest number of controllers that are listed under the top of a stack.
    private static let rows = 6
    private static let tabs = 5

    /// Builds the picture of a layer.
    ///
    /// - Parameters:
    ///   - controller: The outermost controller of the layer.
    ///   - isOnTop: Whether no other layer covers it.
    ///   - columns: The largest number of controllers side by side.
    init(_ controller: ControllerSnapshot, isOnTop: Bool, columns: Int) {
        self.init(controller, isOnTop: isOnTop, columns: columns, level: 0)
    }

    private init(_ controller: ControllerSnapshot, isOnTop: Bool, columns: Int, level: Int) {
        let height = controller.shownHeight
        // A gap for one container would take as much room as the container itself.
        if level >= Self.levels.outer, height > Self.levels.inner + (level == Self.levels.outer ? 1 : 0) {
            let inner = controller.front(within: Self.levels.inner)
            let scene = Scene(inner, isOnTop: isOnTop, columns: columns, level: level)
            self = .skipped(height - inner.shownHeight, scene)
            return
        }
        let label = Label(controller)
        let shown = controller.shown
        guard let front = shown.last else {
            self = .empty(controller, label, isOnTop: isOnTop)
            return
        }
        func scene(_ child: ControllerSnapshot, _ columns: Int) -> Scene {
            Scene(child, isOnTop: isOnTop, columns: columns, level: level + 1)
        }
        let isBeside = columns >= shown.count && shown.count > 1
        switch controller.kind {
        case .split where isBeside, .screen where isBeside:
            self = .columns(label, shown.map { scene($0, columns / shown.count) })
        case .split, .screen:
            self = .stack(label, .columns, Self.rows(under: controller), top: scene(front, columns))
        case .tabBar:
            self = .tabs(label, Self.tabs(of: controller), selected: scene(front, columns))
        case .navigation:
            self = .stack(label, .stack, Self.rows(under: controller), top: scene(front, columns))
        }
    }

    private static func empty(_ controller: ControllerSnapshot, _ label: Label, isOnTop: Bool) -> Scene {
        if controller.kind != .tabBar || controller.children.isEmpty {
            return .screen(label, isVisible: isOnTop)
        }
        // A decoded snapshot may have tabs without a selected one.
        let nothing = Scene.screen(Label(type: "nothing selected"), isVisible: isOnTop)
        return .tabs(label, tabs(of: controller), selected: nothing)
    }

    private static func rows(under controller: ControllerSnapshot) -> [Row] {
        ElidedItem.items(of: controller.children.count - 1, limit: rows).map { item in
            switch item {
            case .kept(let index): .controller(Label(controller.children[index]))
            case .gap(let count): .gap(count)
            }
        }
    }

    private static func tabs(of controller: ControllerSnapshot) -> [Tab] {
        let selected = controller.selectedIndex
        return ElidedItem.items(of: controller.children.count, limit: tabs, around: selected).map { item in
            switch item {
            case .kept(let index):
                .controller(Label(tab: controller.children[index]), isSelected: index == selected)
            case .gap(let count): .gap(count)
            }
        }
    }
}

extension Scene.Label {
    init(_ controller: ControllerSnapshot) {
        title = controller.title.flatMap { $0.isEmpty ? nil : $0 }
        type = ([controller.type] + controller.notes).joined(separator: " · ")
    }

    /// A tab only has room for about two words: its title and its content.
    init(tab controller: ControllerSnapshot) {
        let front = controller.front
        title = controller.title ?? front.title ?? front.type
        let count = controller.children.count
        switch controller.kind {
        case .screen: type = controller.type
        case .navigation: type = "\(count) on stack"
        case .tabBar: type = count == 1 ? "1 tab" : "\(count) tabs"
        case .split: type = count == 1 ? "1 column" : "\(count) columns"
        }
    }
}

extension ControllerSnapshot {
    /// The screen in front of the user; in a split view, that of the second column.
    var front: ControllerSnapshot {
        var front = self
        while let next = front.shown.last { front = next }
        return front
    }

    /// The number of visible nested containers, including this controller if it is one.
    var shownHeight: Int {
        (shown.map { $0.shownHeight + 1 }).max() ?? 0
    }

    /// The controller in front that contains at most a given number of nested containers.
    func front(within levels: Int) -> ControllerSnapshot {
        var front = self
        while front.shownHeight > levels, let next = front.shown.max(by: { $0.shownHeight < $1.shownHeight })
        {
            front = next
        }
        return front
    }
}
