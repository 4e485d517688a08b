internal import Routing

extension NavigationTreeError {
    static func empty(_ what: String, at place: SourceLine?) -> NavigationTreeError {
        NavigationTreeError(.empty, "\(what) has nothing in it; give it an endpoint", at: place)
    }

    static func tooDeep(_ levels: Int, at place: SourceLine) -> NavigationTreeError {
        NavigationTreeError(.tooDeep, "nodes nest deeper than \(levels) levels, the maximum", at: place)
    }

    static func noPresenter(of node: DeclaredNode) -> NavigationTreeError {
        let message =
            "the \(node.kind.rawValue) '\(node.title)' has no presenter, but a PresenterRenderer needs one"
        return NavigationTreeError(.noPresenter, message, at: node.place)
    }

    static func misplacedModal(at place: SourceLine) -> NavigationTreeError {
        let message =
            "a modal is presented over an endpoint; put it into the braces of one, or beside the root of the tree"
        return NavigationTreeError(.misplacedModal, message, at: place)
    }

    static func malformedPattern(_ error: any Error, at place: SourceLine) -> NavigationTreeError {
        let message = "this is not a URL pattern"
        return NavigationTreeError(.malformedPattern, message, at: place, underlying: error)
    }

    static func missingName(at place: SourceLine) -> NavigationTreeError {
        let message =
            "an endpoint with a condition in code needs a 'name:'; saved states refer to it by that name"
        return NavigationTreeError(.missingName, message, at: place)
    }

    static func duplicateName(
        _ name: String,
        _ node: DeclaredNode,
        _ earlier: DeclaredNode
    ) -> NavigationTreeError {
        let message = "two parts have the name '\(name)'; a name finds one"
        return NavigationTreeError(.duplicateName, message, at: node.place, because: earlier.place)
    }

    static func ambiguousPart(_ node: DeclaredNode, _ earlier: DeclaredNode) -> NavigationTreeError {
        let message =
            "a \(node.kind.rawValue) and a \(earlier.kind.rawValue) are both found again as "
            + "'\(node.origin.text)', after the first endpoint in them; give one of them a 'name:'"
        return NavigationTreeError(.ambiguousPart, message, at: node.place, because: earlier.place)
    }

    static func duplicatePattern(_ node: DeclaredNode, _ earlier: DeclaredNode) -> NavigationTreeError {
        let message = "'\(node.title)' and '\(earlier.title)' are one pattern; a URL leads to one endpoint"
        return NavigationTreeError(.duplicatePattern, message, at: node.place, because: earlier.place)
    }

    static func unreachable(_ node: DeclaredNode, _ earlier: DeclaredNode) -> NavigationTreeError {
        let message =
            "'\(node.title)' can never match: '\(earlier.title)' comes first and covers it; declare it before"
        return NavigationTreeError(.unreachable, message, at: node.place, because: earlier.place)
    }

    static func unreachable(_ node: DeclaredNode, on ancestor: DeclaredNode) -> NavigationTreeError {
        let message =
            "'\(node.title)' can never match: '\(ancestor.title)', on which it lies, covers it; make that "
            + "pattern narrower, or declare '\(node.title)' before it"
        return NavigationTreeError(.unreachable, message, at: node.place, because: ancestor.place)
    }

    static func missingCapture(
        _ names: Set<String>,
        _ node: DeclaredNode,
        under ancestor: DeclaredNode
    ) -> NavigationTreeError {
        let list = names.sorted().map { ":\($0)" }.joined(separator: ", ")
        let message =
            "'\(node.title)' lies on '\(ancestor.title)' and does not capture \(list), so a URL of it does not "
            + "say on which; capture it here too"
        return NavigationTreeError(.missingCapture, message, at: node.place, because: ancestor.place)
    }
}
