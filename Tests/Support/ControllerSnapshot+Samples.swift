@testable import RoutingPresentation

/// Handwritten snapshots of windows that would take long to set up.
extension ControllerSnapshot {
    static func screen(_ type: String, _ title: String? = nil) -> ControllerSnapshot {
        sample(.screen, type, title, [])
    }

    static func stack(_ title: String? = nil, _ children: ControllerSnapshot...) -> ControllerSnapshot {
        stack(title, of: children)
    }

    static func stack(_ title: String? = nil, of children: [ControllerSnapshot]) -> ControllerSnapshot {
        sample(.navigation, "NavigationController", title, children, selected: children.indices.last)
    }

    static func tabs(_ children: ControllerSnapshot..., selected: Int) -> ControllerSnapshot {
        tabs(of: children, selected: selected)
    }

    static func tabs(of children: [ControllerSnapshot], selected: Int?) -> ControllerSnapshot {
        sample(.tabBar, "TabBarController", nil, children, selected: selected)
    }

    static func split(_ children: ControllerSnapshot...) -> ControllerSnapshot {
        sample(.split, "SplitViewController", nil, children)
    }

    static func sample(
        _ kind: Kind,
        _ type: String,
        _ title: String?,
        _ children: [ControllerSnapshot],
        selected: Int? = nil
    ) -> ControllerSnapshot {
        ControllerSnapshot(
            id: ControllerID(rawValue: 0),
            kind: kind,
            type: type,
            title: title,
            children: children,
            selectedIndex: selected
        )
    }
}

extension ControllerSnapshot {
    /// A screen in a number of nested navigation controllers.
    static func nested(_ levels: Int) -> ControllerSnapshot {
        (0..<levels).reduce(.screen("Core", "Core")) { inner, level in
            .stack("Level \(levels - level)", inner)
        }
    }

    /// A tab bar with books in the first tab, a search in the second and settings in the third.
    static func library(selected: Int) -> ControllerSnapshot {
        .tabs(
            .stack("Books", .screen("LibraryController", "Library"), .screen("BookController", "Dune")),
            .screen("SearchController", "Search"),
            .stack("Settings", .screen("SettingsController", "Settings")),
            selected: selected
        )
    }
}
