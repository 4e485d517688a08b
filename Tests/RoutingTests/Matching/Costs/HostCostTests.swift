import Testing

@testable import Routing

/// Many hosts, and hosts of many labels.
@Suite struct HostCostTests {
    private static let labels = WorstSet.path("a.", times: 3_000)

    @Test func aHostIsFoundAmongThousands() throws {
        let urls = [
            "https://h5.com/a", "https://nope.com/a", "https://x.y.h5.com/a", "https://\(Self.labels)com/a",
        ]
        let set = WorstSet(
            "hosts", urls: { _ in urls },
            pattern: { index, _ in
                "https://\(index.isMultiple(of: 2) ? "" : "*.")h\(index).com/a"
            })
        let few = try set.visits(count: 64)
        #expect(few < 8)
        #expect(try set.visits(count: 1_024) == few)
    }

    @Test func aHostIsLookedAtOnceForEachOfItsLabels() throws {
        let set = WorstSet(
            "parents", urls: { _ in ["https://\(Self.labels)com/a"] },
            pattern: { index, _ in
                "https://*.\(WorstSet.path("a.", times: index % 500))com/b\(index)"
            })
        let few = try set.visits(count: 500)
        #expect(few < 500 + 8)
        #expect(try set.visits(count: 2_000) == few)
    }
}
