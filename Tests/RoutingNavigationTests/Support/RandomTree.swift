import Routing
import SeededRandom

@testable import RoutingNavigation

/// A tree of random parts, with URLs that lead to its endpoints.
struct RandomTree<Presentable> {
    private(set) var generator: SeededGenerator
    private(set) var tree = NavigationTree<Presentable> { Endpoint("/") }
    private var patterns: [String] = []
    private let presenters: PresenterSet<Presentable>

    /// Draws a tree; the same generator draws the same parts for all presenters.
    init(_ generator: SeededGenerator, presentedBy presenters: PresenterSet<Presentable> = .none) throws {
        self.generator = generator
        self.presenters = presenters
        var parts = (0...self.generator.number(below: 2)).map { _ in part(captures: [], level: 0) }
        for _ in 0..<self.generator.number(below: 3) {
            let floating = part(captures: [], level: 1)
            parts.append(Modal { floating }.declaration)
        }
        tree = try NavigationTree(validating: parts)
    }

    /// Draws a URL of one of the endpoints.
    mutating func url() -> String {
        let index = generator.number(below: patterns.count)
        var text = patterns[index]
        let keepsGroup = generator.chance(50)
        if let start = text.firstIndex(of: "(") {
            let group = text[text.index(after: start)...].dropLast()
            text = String(text[..<start]) + (keepsGroup ? group : "")
        }
        let segments = text.split(separator: "/").map { segment -> String in
            if segment.hasPrefix(":") { return generator.pick(["1", "2", "a b"]) }
            return segment == "*" ? generator.pick(["x", "y"]) : String(segment)
        }
        let path = segments.map(RouteURL.escapingQueryValue).joined(separator: "/")
        return path + (generator.chance(30) ? "?q=\(generator.number(below: 3))" : "")
    }
}

extension RandomTree {
    private mutating func part(captures: [String], level: Int) -> NavigationDeclaration<Presentable> {
        let roll = level > 5 ? 0 : generator.number(below: 8)
        if roll < 4 { return endpoint(captures: captures, level: level) }
        let count = 1 + generator.number(below: 3)
        let content = (0..<count).map { _ in part(captures: captures, level: level + 1) }
        switch roll {
        case 4:
            return Switcher(level == 0 ? presenters.rootSwitcher : presenters.switcher) { content }
                .declaration
        case 5: return Stack(presenters.stack) { content }.declaration
        default: return Fork(presenters.fork) { content }.declaration
        }
    }

    private mutating func endpoint(captures: [String], level: Int) -> NavigationDeclaration<Presentable> {
        let number = patterns.count
        var names = captures
        if generator.chance(30) { names.append("c\(number)") }
        var pattern = (["e\(number)"] + names.map { ":\($0)" }).joined(separator: "/")
        switch generator.number(below: 10) {
        case 0: pattern += "(/:o\(number))"
        case 1: pattern += "/*/end"
        case 2 where !names.isEmpty: pattern += "/:c\(number)x<int>"
        default: break
        }
        patterns.append(pattern.replacing("<int>", with: ""))
        let identity: EndpointIdentity = generator.chance(20) ? .pattern : .captures
        let all = try? RoutePattern(pattern).certainNames
        let certain = all.map { $0.sorted() } ?? []
        var content: [NavigationDeclaration<Presentable>] = []
        if level < 6 {
            for _ in 0..<generator.number(below: 3) {
                content.append(part(captures: certain, level: level + 1))
            }
            if generator.chance(30) {
                let modal = part(captures: certain, level: level + 1)
                content.append(Modal { modal }.declaration)
            }
        }
        return Endpoint(pattern, presenters.endpoint, identity: identity) { content }.declaration
    }
}

/// What presents the parts of a tree, by their kind.
struct PresenterSet<Presentable> {
    var endpoint: EndpointPresenter<Presentable>?
    var stack: StackPresenter<Presentable>?
    var fork: ForkPresenter<Presentable>?
    var switcher: SwitcherPresenter<Presentable>?
    /// Presents a switcher that is the root.
    var rootSwitcher: SwitcherPresenter<Presentable>?

    static var none: PresenterSet { PresenterSet() }
}
