import Testing

@testable import Reference
@testable import Routing
@testable import Support

/// A router whose entries record that they were called; each is known by its place among all registrations.
final class CallRecorder {
    /// An entry that was called, and what with.
    struct Call: Equatable {
        let index: Int
        let parameters: ExactPairs
    }

    /// The entries that were called about a URL.
    struct Calls: Equatable {
        var proxies: [Call] = []
        var map: Call?
    }

    private let router = Routing()
    private let asked = Locked<[(index: Int, parameters: Parameters)]>([])
    private var uuids: [RouteUUID] = []
    private var owners: [Int: PlainOwner] = [:]

    /// Does to the router what was done to the reference.
    func apply(_ change: RandomRegistry.Change) throws {
        switch change {
        case .registered(let entry):
            let (index, tags, pattern) = (uuids.count, Array(entry.tags), try RoutePattern(entry.text))
            let owner = entry.owner.map { owners[$0] ?? PlainOwner() }
            if let number = entry.owner { owners[number] = owner }
            switch entry.kind {
            case .map:
                uuids.append(router.map(pattern, tags: tags, owner: owner) { _ in index })
            case .proxy:
                let asked = asked
                let uuid = router.proxy(pattern, tags: tags, owner: owner) { request in
                    asked.withLock { $0.append((index, request.parameters)) }
                    return .pass
                }
                uuids.append(uuid)
            }
        case .disposed(let index):
            router.dispose(of: uuids[index])
        case .ownerDied(let owner):
            owners[owner] = nil
        }
    }

    /// Dispatches a URL, and checks that the router says of it what it then does.
    func calls(for url: String, in scope: [[String]]) async throws -> Calls {
        let scope = scope.reduce(router.scope) { $0.narrowed(to: $1) }
        var calls = Calls()
        do {
            let outcome = try await scope.dispatch(url)
            let index = try #require(outcome.value(as: Int.self))
            calls.map = Call(index: index, parameters: ExactPairs(outcome.parameters))
            #expect(outcome.uuid == uuids[index])
            #expect(outcome.proxies.map(\.uuid) == asked.withLock { $0.map { uuids[$0.index] } })
        } catch let error as RoutingError where error.code == .noRoute {
            calls.map = nil
        }
        #expect(scope.canOpen(url) == (calls.map != nil))
        calls.proxies = asked.withLock { $0 }.map {
            Call(index: $0.index, parameters: ExactPairs($0.parameters))
        }
        return calls
    }
}
