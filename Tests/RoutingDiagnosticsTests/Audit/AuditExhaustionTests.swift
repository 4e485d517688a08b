import SeededRandom
import Testing

@testable import Reference
@testable import Routing
@testable import RoutingDiagnostics

/// Small patterns, and all URLs of a few segments: what is never reached is found, and nothing else.
@Suite struct AuditExhaustionTests {
    /// Segments of every kind that the patterns can tell apart.
    private static let words = ["a", "b", "7", "true", "TRUE", "false", "zz", "z-"]
    private static let parts = [
        "a", "b", "true", ":x", ":x<int>", ":x<bool>", ":x<alpha>", ":x<a|b>", "*", "**", ":x...", "...",
        ":x<alpha>...",
    ]

    @Test func aMapIsFoundExactlyWhenNoURLReachesIt() throws {
        var generator = SeededGenerator(seed: RandomSeed.current &+ 63)
        let urls = Self.urls(upTo: 4)
        let pool = Self.pool(of: 70, &generator)
        let matches = pool.map { pattern in urls.map { pattern.naive.match($0) != nil } }
        var (hidden, reached) = (0, 0)
        for _ in 0..<Effort.times(80) {
            let picks = (0..<generator.pick([2, 3, 4, 6])).map { _ in generator.number(below: pool.count) }
            let tags = picks.map { _ in Set(generator.pick([[], [], [], ["A"], ["A", "B"]])) }
            let router = Routing()
            for (pick, tags) in zip(picks, tags) {
                router.map(try RoutePattern(pool[pick].text), tags: Array(tags)) { _ in }
            }
            let uuids = Array(router.routes.map(\.uuid).reversed())
            let findings = router.audit().filter { [.neverReached, .duplicate].contains($0.code) }
            let found = Dictionary(findings.map { ($0.route.uuid, $0) }) { first, _ in first }
            for index in picks.indices {
                let rivals = (index + 1..<picks.count).filter { tags[$0].isSuperset(of: tags[index]) }
                let isReached = urls.indices.contains { url in
                    matches[picks[index]][url] && !rivals.contains { matches[picks[$0]][url] }
                }
                let finding = found[uuids[index]]
                hidden += isReached ? 0 : 1
                reached += isReached ? 1 : 0
                let all = picks.map { pool[$0].text }
                let comment: Comment = "\(index) of \(all) \(tags); ROUTING_SEED=\(RandomSeed.current)"
                #expect((finding != nil) == !isReached, comment)
                let isHiddenByOne = rivals.contains { rival in
                    urls.indices.allSatisfy { !matches[picks[index]][$0] || matches[picks[rival]][$0] }
                }
                // Two that hide a third together are not compared with it together.
                #expect(finding?.certainty != .possible || !isHiddenByOne, comment)
            }
        }
        #expect(hidden > 74 && reached > 74)
    }

    private static func urls(upTo count: Int) -> [NaiveURL] {
        var rows: [[String]] = [[]]
        var last = rows
        for _ in 0..<count {
            last = last.flatMap { row in words.map { row + [$0] } }
            rows += last
        }
        return rows.compactMap { NaiveURL("/" + $0.joined(separator: "/")) }
    }

    /// Writes patterns of up to three parts, those with one `**` at most.
    private static func pool(
        of count: Int,
        _ generator: inout SeededGenerator
    ) -> [(text: String, naive: NaivePattern)] {
        var pool: [(text: String, naive: NaivePattern)] = []
        while pool.count < count {
            var text = ""
            for number in 0..<generator.pick([1, 1, 2, 2, 3]) {
                let part = "/" + generator.pick(parts).replacing(":x", with: ":x\(number)")
                text += generator.chance(20) ? "(\(part))" : part
            }
            guard text.count(where: { $0 == "*" }) <= 2, (try? RoutePattern(text)) != nil,
                let naive = NaivePattern(text)
            else { continue }
            pool.append((text, naive))
        }
        return pool
    }
}
