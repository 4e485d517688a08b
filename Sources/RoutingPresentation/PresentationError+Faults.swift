internal import RoutingNavigation

/// The messages of all faults, in one place. Each says what was wrong, where, and what to do.
@MainActor
extension PresentationError {
    static func taken(_ controller: ViewController, by owner: String, wantedBy place: String) -> Self {
        Self(
            .alreadyInHierarchy,
            """
            \(controller.label) is in \(owner) and cannot be put into \(place) as well; take it out there \
            first
            """
        )
    }

    static func twice(_ controller: ViewController, in place: String) -> Self {
        Self(.alreadyInHierarchy, "\(controller.label) is listed twice for \(place); list it once")
    }

    static func cycle(_ controller: ViewController, in place: String) -> Self {
        Self(.cycle, "\(controller.label) cannot be put into itself, by way of \(place); make another one")
    }

    static func tooDeep(_ controller: ViewController, in place: String) -> Self {
        Self(
            .tooDeep,
            """
            with \(controller.label) in \(place) there would be more than \(Window.maximalDepth) containers \
            within each other; present it, or push it without a container of its own
            """
        )
    }

    static func managed(_ container: ViewController, adding child: ViewController) -> Self {
        Self(
            .managedContainer,
            """
            \(child.label) cannot be added to \(container.label) as a child; use the verbs of the container, such \
            as pushing
            """
        )
    }

    static func managed(_ container: ViewController, removing child: ViewController) -> Self {
        Self(
            .managedContainer,
            """
            \(child.label) cannot be removed from \(container.label) as a child; use the verbs of the container, \
            such as popping
            """
        )
    }

    static func outOfReach(_ what: String) -> Self {
        Self(.outOfReach, "the user cannot reach \(what); look at what the window shows on top")
    }

    static var rootShownNowhere: Self {
        Self(
            .notInWindow,
            """
            a navigator follows the user in this window, but its renderer shows the root of the tree nowhere; create \
            the renderer with PresenterRenderer(tree, in: window), or give the switcher at the root a presenter
            """
        )
    }

    static var completionDropped: Self {
        Self(
            .completionDropped,
            """
            the user interface let go of the completion of a transition without calling it, as it does with one \
            that it refuses; look at what it presents already, and whether it is in a window
            """
        )
    }

    static func overlapping(_ late: String, _ early: String) -> Self {
        Self(
            .transitionInProgress,
            "\(late) was asked for during \(early) and waits its turn; ask for it in the completion"
        )
    }

    static func notFollowed(_ straying: ScreenStraying) -> Self {
        Self(.notFollowed, straying.description)
    }

    static func dropped(_ name: String) -> Self {
        Self(
            .animationDropped,
            "the animator released \(name) without finishing it, so it ends now; call 'finished' once"
        )
    }
}

@MainActor
extension PresentationError {
    static func nothingToPushOnto(_ controller: ViewController, at top: ViewController) -> Self {
        Self(
            .noNavigationController,
            """
            \(controller.label) cannot be pushed: \(top.label) is in no navigation controller; wrap \(top.label) \
            in one, or present
            """
        )
    }

    static func presentingTwice(
        _ controller: ViewController,
        from presenter: ViewController,
        already presented: ViewController
    ) -> Self {
        Self(
            .alreadyPresenting,
            """
            \(presenter.label) cannot present \(controller.label): it presents \(presented.label); dismiss that \
            first, or present from it
            """
        )
    }

    static func notInWindow(_ presenter: ViewController, presenting controller: ViewController) -> Self {
        Self(
            .notInWindow,
            "\(presenter.label) cannot present \(controller.label): it is in no window; put it into one"
        )
    }

    static func rootPopped(in navigation: NavigationController) -> Self {
        let root = navigation.viewControllers.first?.label
        let what = root.map { "keeps its root, \($0)" } ?? "has nothing to pop"
        return Self(.rootCannotBePopped, "\(navigation.label) \(what); set another stack instead")
    }

    static func notInStack(_ controller: ViewController, of navigation: NavigationController) -> Self {
        let stack = navigation.viewControllers.map(\.label).joined(separator: ", ")
        return Self(
            .notInStack,
            "\(controller.label) is not on the stack of \(navigation.label): \(stack)"
        )
    }

    static func noTab(_ index: Int, in tabs: TabBarController) -> Self {
        let range = tabs.viewControllers.isEmpty ? "no tabs" : "tabs 0 to \(tabs.viewControllers.count - 1)"
        return Self(.indexOutOfRange, "\(tabs.label) has no tab \(index); it has \(range)")
    }

    static func noTab(of controller: ViewController?, in tabs: TabBarController) -> Self {
        let what = controller.map { "\($0.label) is not a tab" } ?? "there is no tab to select"
        let range = tabs.viewControllers.map(\.label).joined(separator: ", ")
        return Self(.indexOutOfRange, "\(what) of \(tabs.label): \(range.isEmpty ? "it has no tabs" : range)")
    }

    static func noKeyWindow(toShow controller: ViewController) -> Self {
        Self(
            .noKeyWindow,
            "there is no key window to show \(controller.label) in; make one key and keep it, or map 'in:' one"
        )
    }

    static func windowGone(beforeShowing label: String) -> Self {
        Self(
            .windowIsGone,
            "the window that was to show \(label) is gone; keep it as long as anything is shown in it"
        )
    }

    static func emptyWindow(toShow label: String) -> Self {
        Self(
            .windowIsEmpty,
            "\(label) cannot be shown from the top of an empty window; set its root first"
        )
    }

    /// The name of a host's screen in reports.
    static func label(of screen: some Any) -> String {
        (screen as? ViewController)?.label ?? String(describing: type(of: screen))
    }
}
