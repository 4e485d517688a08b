/// The content of a picture of a window, reduced to fit at a glance.
indirect enum Scene {
    /// A controller that contains no other.
    case screen(Label, isVisible: Bool)
    /// A container with one controller in front of others, such as a navigation controller.
    case stack(Label, Icon, [Row], top: Scene)
    /// A tab-bar controller: the selected controller, and the tabs below it.
    case tabs(Label, [Tab], selected: Scene)
    /// A split-view controller.
    case columns(Label, [Scene])
    /// Containers that are omitted, and their content.
    case skipped(Int, Scene)
}

extension Scene {
    /// Whether the scene hides everything behind it.
    var isOpaque: Bool {
        if case .screen = self { true } else { false }
    }

    /// The words on a controller.
    struct Label {
        var title: String?
        var type: String
    }

    /// A line of a list.
    enum Row {
        case controller(Label)
        case gap(Int)
    }

    /// A tab, and the controller in it.
    enum Tab {
        case controller(Label, isSelected: Bool)
        case gap(Int)
    }
}

/// The icon for the kind of a container, 16 pixels wide and 13 high.
enum Icon {
    case stack, tabs, columns

    /// The steps of a path.
    func steps(x: Int, y: Int) -> String {
        switch self {
        case .stack: "M\(x + 3) \(y)h10M\(x + 1) \(y + 3)h14M\(x) \(y + 6)h16v7h-16z"
        case .tabs: "M\(x) \(y)h16v13h-16zM\(x) \(y + 9)h16M\(x + 5) \(y + 9)v4M\(x + 11) \(y + 9)v4"
        case .columns: "M\(x) \(y)h16v13h-16zM\(x + 6) \(y)v13"
        }
    }
}
