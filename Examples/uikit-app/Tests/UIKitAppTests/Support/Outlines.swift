import Routing
import RoutingNavigation
import UIKit

// An outline holds the titles of the visible screens. A layer is a line; tabs are in brackets with the
// selected tab marked, and stacks are joined by `>`.

extension UIWindow {
    var outline: [String] {
        guard let rootViewController else { return [] }
        return sequence(first: rootViewController, next: \.presentedViewController).map(\.outline)
    }
}

extension UIViewController {
    fileprivate var outline: String {
        switch self {
        case let tabs as UITabBarController:
            let options = tabs.viewControllers ?? []
            return brackets(options.map { ($0.outline, $0 === tabs.selectedViewController) })
        case let navigation as UINavigationController:
            return navigation.viewControllers.map(\.outline).joined(separator: " > ")
        default:
            return title ?? "?"
        }
    }
}

extension NavigationProjection {
    var outline: [String] {
        Array(
            sequence(first: root, next: { $0.flatMap(modal) }).prefix { $0 != nil }.compactMap {
                $0.map(outline)
            })
    }

    private func outline(_ part: Part) -> String {
        switch part {
        case .place(let place):
            return place.destination.screenTitle
        case .stack(let stack):
            return ([stack.root].compactMap(\.self) + stack.path).compactMap { self[$0] }.map(outline)
                .joined(separator: " > ")
        case .tabs(let tabs):
            return brackets(tabs.options.map { (self[$0].map(outline) ?? "?", $0 == tabs.selection) })
        }
    }

    /// The part that is presented over this part or over its content.
    private func modal(over part: Part) -> Part? {
        switch part {
        case .place(let place): place.modal.flatMap { self[$0] }
        case .stack(let stack): (stack.path.last ?? stack.root).flatMap { self[$0] }.flatMap(modal)
        case .tabs(let tabs): tabs.selection.flatMap { self[$0] }.flatMap(modal)
        }
    }
}

extension Destination {
    /// The title that the shop's screens give the place.
    fileprivate var screenTitle: String {
        if pattern == "orders/:id" { return "Order \(parameters["id"] ?? "")" }
        guard let url, let id = parameters["id"], url.hasPrefix("books/"), !url.hasSuffix("notes") else {
            return url ?? "?"
        }
        return "Book \(id)" + (parameters["page"].map { ", page \($0)" } ?? "")
    }
}

private func brackets(_ options: [(title: String, isSelected: Bool)]) -> String {
    "[" + options.map { ($0.isSelected ? "*" : "") + $0.title }.joined(separator: " | ") + "]"
}
