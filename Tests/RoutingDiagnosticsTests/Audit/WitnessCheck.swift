import Testing

@testable import Routing
@testable import RoutingDiagnostics
@testable import Support

/// Opens the witness of a finding and looks whether it shows what was found.
struct WitnessCheck {
    let router: Routing
    let finding: RouteFinding

    init(_ router: Routing, _ finding: RouteFinding) {
        self.router = router
        self.finding = finding
    }

    /// The entries that were called about a URL.
    private struct Calls {
        var map: RouteUUID?
        var proxies: [RouteUUID] = []
    }

    func run() async throws {
        let scope = finding.scope.reduce(router.scope) { $0.narrowed(to: [$1]) }
        let calls = try await calls(in: scope)
        let route = finding.route.uuid
        let comment = Comment(rawValue: "\(finding)")
        #expect(isPattern(of: finding.route), comment)
        #expect(finding.message.contains("may") == (finding.certainty == .possible), comment)
        switch finding.code {
        case .neverReached:
            #expect(calls.map == finding.other?.uuid && calls.map != route, comment)
            try await checkNowhereHandled(comment)
        case .duplicate where finding.route.kind == .map:
            #expect(calls.map != nil && calls.map != route, comment)
            try await checkNowhereHandled(comment)
        case .duplicate:
            #expect(calls.proxies.contains(route), comment)
            #expect(finding.other.map { calls.proxies.contains($0.uuid) } == true, comment)
        case .parameterNames:
            let asksCode = finding.route.valueType != nil || !finding.route.conditions.isEmpty
            #expect(calls.map == route || asksCode, comment)
        case .idleProxy:
            #expect(calls.map == nil && calls.proxies.contains(route), comment)
        case .unaskedProxy:
            #expect(calls.map != nil && !calls.proxies.contains(route), comment)
            #expect(finding.other.map(isPattern) == true, comment)
            #expect(try await self.calls(in: router.scope).proxies.contains(route), comment)
        case .tagSpelling:
            #expect(calls.map != route && !calls.proxies.contains(route), comment)
            #expect(finding.other?.tags.contains(finding.scope[0]) == true, comment)
        default:
            Issue.record("there is no check for \(finding.code)")
        }
    }

    /// A map that is never reached does not handle the witness in any scope that it is seen in.
    private func checkNowhereHandled(_ comment: Comment) async throws {
        var scope = router.scope
        for tag in finding.route.tags {
            #expect(try await calls(in: scope).map != finding.route.uuid, comment)
            scope = scope.narrowed(to: [tag])
        }
        #expect(try await calls(in: scope).map != finding.route.uuid, comment)
    }

    private func calls(in scope: RouteScope) async throws -> Calls {
        let log = EventLog(router)
        var calls = Calls()
        let origin: RouteOrigin = finding.origin == .external ? .external() : .internal
        do {
            calls.map = try await scope.dispatch(finding.witness, from: origin).uuid
        } catch let error as RoutingError where [.noRoute, .untrusted].contains(error.code) {
            calls.map = nil
        }
        calls.proxies = log.events(.proxied).compactMap(\.uuid)
        return calls
    }

    /// Whether the pattern of an entry matches the witness, with no other entry in the way.
    private func isPattern(of route: RegisteredRoute) -> Bool {
        // Code that has a say cannot be read from the value of an entry.
        if !route.conditions.isEmpty || route.valueType != nil { return true }
        let alone = Routing(configuration: router.configuration)
        let pattern =
            route.isRegularExpression
            ? try? RoutePattern(regularExpression: route.pattern) : try? RoutePattern(route.pattern)
        guard let pattern else { return false }
        alone.map(pattern) { _ in }
        return alone.canOpen(finding.witness)
    }
}
