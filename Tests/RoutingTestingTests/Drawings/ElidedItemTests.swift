import Testing

@testable import RoutingTesting

@Suite struct ElidedItemTests {
    private static func text(_ count: Int, _ limit: Int, _ focus: Int?) -> String {
        ElidedItem.items(of: count, limit: limit, around: focus).map { item in
            switch item {
            case .kept(let index): "\(index)"
            case .gap(let count): "(\(count))"
            }
        }.joined(separator: " ")
    }

    @Test(arguments: [
        (0, 5, nil, ""),
        (1, 5, nil, "0"),
        (5, 5, nil, "0 1 2 3 4"),
        (6, 5, nil, "0 1 2 3 4 5"),
        (7, 5, nil, "0 1 (2) 4 5 6"),
        (1000, 5, nil, "0 1 (995) 997 998 999"),
        (1000, 5, 500, "0 (498) 499 500 501 (497) 999"),
        (1000, 5, 0, "0 1 2 (995) 998 999"),
        (1000, 5, 999, "0 1 (995) 997 998 999"),
        (1000, 1, 400, "(400) 400 (599)"),
        (9, 5, 4, "0 (2) 3 4 5 (2) 8"),
    ])
    func theEndsAndTheFocusAreKept(count: Int, limit: Int, focus: Int?, items: String) {
        #expect(Self.text(count, limit, focus) == items)
    }

    @Test(arguments: 0..<40)
    func nothingIsLostOrDrawnTwice(count: Int) {
        for (focus, limit) in (0..<max(count, 1)).flatMap({ focus in (1..<14).map { (focus, $0) } }) {
            let items = ElidedItem.items(of: count, limit: limit, around: focus)
            #expect(Self.covered(by: items) == count)
            #expect(items.count <= limit + 2)
            #expect(count == 0 || items.contains(.kept(focus)))
        }
    }

    /// How many things the items stand for; `nil` when they are in no order, or leave out a single one.
    private static func covered(by items: [ElidedItem]) -> Int? {
        items.reduce(0) { next, item in
            switch item {
            case .kept(let index): next == index ? index + 1 : nil
            case .gap(let count): count > 1 ? next.map { $0 + count } : nil
            }
        }
    }
}
