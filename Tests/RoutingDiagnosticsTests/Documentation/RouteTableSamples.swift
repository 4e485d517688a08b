import Routing
import Testing

@testable import RoutingDiagnostics
@testable import Support

/// The samples of route tables.
@Suite struct RouteTableSamples {
    private let router = Routing()

    init() {
        router.map("app://books/:id<int>") { _ in }
    }

    @Test func aRouterIsPrinted() {
        print(router.routeTable(as: .markdown))
        #expect(router.routeTable(as: .markdown).contains("`app://books/:id<int>`"))
    }

    @Test func aTableIsReadBack() throws {
        let table = RouteTable(router.routes)
        print(table.markdown)
        let copy = try RouteTable(json: table.json)
        assert(copy == table)
        #expect(copy == table)
    }

    @Test func aTableIsRegisteredAgain() throws {
        let text = router.routeTable(as: .json)
        let router = Routing()
        do {
            let table = try RouteTable(json: text)
            for row in table.rows.reversed() where row.kind == .map {
                router.map(try row.routePattern, tags: row.tags) { request in print(request.route) }
            }
        } catch let error as RouteDocumentError {
            print(error)
        }
        #expect(router.canOpen("app://books/7"))
    }

    @Test func aTableIsAsked() throws {
        let text = router.routeTable(as: .json)
        let table = try RouteTable(json: text)
        let router = try table.router()
        print(router.explain("app://books/7"))
        #expect(router.explain("app://books/7").winner != nil)
    }

    @Test func aFaultIsNamed() throws {
        do {
            _ = try RouteTable(json: #"{"version": 1, "routes": [{"kind": "mop"}]}"#)
        } catch let error as RouteDocumentError where error.code == .invalidValue {
            print(error)
        }
        let error = #expect(throws: RouteDocumentError.self) {
            try RouteTable(json: #"{"version": 1, "routes": [{"kind": "mop"}]}"#)
        }
        let text =
            "invalidValue at routes[0].kind: 'mop' is not a kind of entry; write 'map', 'guard' or 'proxy'"
        #expect(error?.description == text)
    }

    @Test func routesAreListed() {
        for route in router.routes { print(route.kind, route.pattern, route.tags) }
        #expect(router.routes.map(\.pattern) == ["app://books/:id<int>"])
    }
}
