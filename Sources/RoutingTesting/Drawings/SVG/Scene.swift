/// What a picture shows of a window: little enough of it to be seen at a glance.
indirect enum Scene {
    /// A controller that shows nothing else.
    case screen(Label, isVisible: Bool)
    /// A container with one controller in front of others, such as a navigation controller.
    case stack(Label, Icon, [Row], top: Scene)
    /// A tab-bar controller: what is selected, and below it the tabs.
    case tabs(Label, [Tab], selected: Scene)
    /// A split-view controller.
    case columns(Label, [Scene])
    /// Containers that are left out, and what is in them.
    case skipped(Int, Scene)
}

extension Scene {
    /// Whether nothing that is behind the scene can be seen.
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

    /// A tab, and what there is to find behind it.
    enum Tab {
        case controller(Label, isSelected: Bool)
        case gap(Int)
    }
}
