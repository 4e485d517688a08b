import Testing

@testable import Routing
@testable import Support

@Suite struct EntryTableTests {
    @Test func entriesKeepWhatTheyWereWhenMostOthersAreGone() throws {
        var table = EntryTable(rules: MatchingRules())
        var registry = Registry(rules: MatchingRules())
        let patterns = ["/a", "https://*.example.com/b", "https://*:8080/c(/d)", "/:id<int>"]
        let urls = ["/a", "https://x.example.com/b", "https://x.test:8080/c/d", "/7"]
        let drafts = patterns.map { RouteEntry.map(RoutePattern(stringLiteral: $0), tags: ["A"]) }
        let fillers = (0..<400).map { RouteEntry.map(RoutePattern(stringLiteral: "/filler/\($0)")) }
        var places: [RouteUUID: Int] = [:]
        let entries = (drafts + fillers).map { registry.insert($0, uuid: RouteUUID(), owner: nil) }
        for entry in entries { places[entry.uuid] = table.insert(entry) }
        let kept = Array(entries.prefix(patterns.count))
        let others = entries.dropFirst(patterns.count)

        var movedTogether: [Int] = []
        for entry in others {
            let moved = table.remove(at: try #require(places[entry.uuid])).moved
            for (entry, place) in moved { places[entry.uuid] = place }
            if !moved.isEmpty { movedTogether.append(moved.count) }
        }
        #expect(!movedTogether.isEmpty && movedTogether.allSatisfy { $0 < 400 / 3 })
        for (entry, url) in zip(kept, urls) {
            let found = table.all(matching: try RouteURL(url), in: TagFilter().narrowed(to: ["A"]))
            #expect(found.map(\.uuid) == [entry.uuid])
        }
        for entry in kept {
            #expect(table.remove(at: try #require(places[entry.uuid])).entry === entry)
        }
        let isEmpty = table.isEmpty
        #expect(isEmpty)
    }
}
