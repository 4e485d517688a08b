import Dispatch
import Foundation
import Routing

/// An app as users of older routers wrote it: Swift 5, classic closures, state in plain variables.
public final class ClassicApp: RouteOwner {
    /// The router that everything is registered with.
    public let router = Routing()
    /// Whether the user is logged in, which the proxy asks.
    public var authenticated = false
    /// What the handlers saw.
    public private(set) var seen: [String] = []

    /// Registers the routes.
    public init() {
        let queue = DispatchQueue(label: "classic")
        let views = ["Views"]
        router.map("/push/:screen", tags: views, queue: queue) { [unowned self] route, _, any, completed in
            self.seen.append("\(route), passing a date: \(any is Date)")
            completed()
        }
        router.map("/present/login", tags: views, queue: queue) { [unowned self] _, values, _, completed in
            self.seen.append("login, then \(values["callback"] ?? "nothing")")
            completed()
        }
        var seen: String?
        // swift-format-ignore
        router.map("books/:id", queue: queue) { _, parameters, _, completed in seen = parameters["id"]; completed() }
        router.map("last/book", queue: queue) { [unowned self] _, _, _, completed in
            self.seen.append("book \(seen ?? "none")")
            completed()
        }
        router.map("orders/:id", owner: self, queue: queue) { [unowned self] _, parameters, _, completed in
            self.seen.append("order \(parameters["id", default: "none"])")
            completed()
        }
        router.proxy("orders/:id", tags: views, owner: self, queue: queue) { _, _, _, next in next(nil) }
        router.protect("orders/:id", owner: self, queue: queue) { [unowned self] route, _, _, next in
            self.seen.append("guard of \(route)")
            next(nil)
        }
        // swift-format-ignore
        router.proxy("/*/privilegedinfo", tags: ["Views"], queue: queue) { [unowned self] route, parameters, any, next in
            if authenticated { next(nil) } else { next(("routingexample://present/login?callback=\(route)", parameters, any)) }
        }
    }

    /// Opens the privileged screen in the scope of the views.
    public func openPrivilegedInfo() -> Bool {
        router["Views"].open("routingexample://push/privilegedinfo", passing: Date())
    }
}
