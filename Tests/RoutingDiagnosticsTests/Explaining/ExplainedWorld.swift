import SeededRandom

@testable import Reference
@testable import Routing
@testable import RoutingDiagnostics
@testable import Support

/// A router to which random things are done, conditions, typed entries and fallbacks included.
final class ExplainedWorld {
    /// What some entries decode: a URL of which one is no number gives none.
    private struct Numbered: Route {
        static let pattern: RoutePattern = "/"
        var id: Int?
        var a: Int?
        var x: Int?
    }

    let router: Routing
    private(set) var random: RandomRegistry
    private(set) var uuids: [RouteUUID] = []
    private var owners: [Int: PlainOwner] = [:]

    init(_ random: RandomRegistry, caseSensitive: Bool = false, webHosts: Set<String>? = nil) {
        router = Routing(
            configuration: Routing.Configuration(caseSensitive: caseSensitive, webHosts: webHosts))
        self.random = random
        self.random.reset()
    }

    /// Registers something, disposes of something, or lets an owner die.
    func change() throws {
        switch random.change() {
        case .registered(let entry):
            let owner = entry.owner.map { owners[$0] ?? PlainOwner() }
            if let number = entry.owner { owners[number] = owner }
            uuids.append(router.enter(try draft(entry), owner: owner))
        case .disposed(let index):
            router.dispose(of: uuids[index])
        case .ownerDied(let owner):
            owners[owner] = nil
        }
    }

    /// Lets the owner that was registered with first die, once in a while.
    func killOwner() {
        guard random.generator.chance(40), let owner = owners.keys.min() else { return }
        owners[owner] = nil
    }

    /// Sets a fallback somewhere once in a while.
    func setFallback() {
        guard random.generator.chance(40) else { return }
        scope().fallback { _ in }
    }

    /// Draws a scope.
    func scope() -> RouteScope {
        random.scope().reduce(router.scope) { $0.narrowed(to: $1) }
    }

    /// Writes a text, which is no URL once in a while.
    func url() -> String {
        if random.generator.chance(10) {
            var text = RandomText(seed: random.generator.next())
            return text.next()
        }
        return random.url()
    }

    private func draft(_ entry: NaiveRegistry.Entry) throws -> RouteEntry {
        var pattern = try RoutePattern(entry.text)
        if let name = pattern.captureNames.first, random.generator.chance(25) {
            let isEven = RoutePattern.Constraint.satisfying { $0.utf8.count.isMultiple(of: 2) }
            pattern = try RoutePattern(entry.text, where: [name: isEven])
        }
        let isTyped = random.generator.chance(35)
        let handler: Handler =
            switch entry.kind {
            case .map where isTyped: .map(Numbered.self) { _, _ in }
            case .map: .map { _ in }
            case .proxy where isTyped: .proxy(Numbered.self) { _, _ in .pass }
            case .proxy: .proxy { _ in .pass }
            }
        return RouteEntry(pattern, Array(entry.tags), handler, nil, nil, SourceLine(#fileID, #line))
    }
}
