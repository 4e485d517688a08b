import SeededRandom
import Testing

@testable import Reference
@testable import Routing
@testable import RoutingDiagnostics

/// Random registries and what random edits make of them: every witness shows the change.
@Suite struct BreakingChangesPropertyTests {
    @Test func everyWitnessShowsTheChange() async throws {
        var generator = SeededGenerator(seed: RandomSeed.current &+ 63)
        var counts: [RouteFinding.Code: Int] = [:]
        for _ in 0..<Effort.times(10) {
            let pool = RandomRegistry.pool(of: 24, using: &generator)
            let lines = (0..<8).map { _ in line(of: pool, &generator) }
            var edited = lines
            for _ in 0..<5 { edit(&edited, pool, &generator) }
            let (older, newer) = (try AuditedRouter(lines), try AuditedRouter(edited))
            for finding in newer.router.breakingChanges(since: older.router) {
                counts[finding.code, default: 0] += 1
                let note = "; ROUTING_SEED=\(RandomSeed.current)"
                try await ChangeCheck(older: older.router, newer: newer.router, finding: finding, note: note)
                    .run()
            }
        }
        for code in [RouteFinding.Code.unhandled, .handledElsewhere, .lostParameter] {
            #expect(counts[code, default: 0] >= 2, "\(code) is hardly ever found: \(counts)")
        }
    }

    private func line(of pool: [String], _ generator: inout SeededGenerator) -> String {
        let tags = generator.pick(["", "", " [A]", " [B]", " [A] [B]"])
        return "map \(generator.pick(pool))\(tags)"
    }

    private func edit(_ lines: inout [String], _ pool: [String], _ generator: inout SeededGenerator) {
        let index = generator.pick(Array(lines.indices))
        switch generator.pick([0, 1, 2, 3]) {
        case 0: lines.remove(at: index)
        case 1: lines.insert(line(of: pool, &generator), at: index)
        case 2: lines.append(lines.remove(at: index))
        default: lines[index] = lines[index].replacing("/:", with: "/:n", maxReplacements: 1)
        }
    }
}
