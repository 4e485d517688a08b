import Routing
import Testing

@testable import RoutingNavigation

/// Changes one by one, on `fork#1(*a#2(b#3) c#4(^d#5))`.
@Suite struct ChangeEditingTests {
    private static func destination(_ id: Int) -> Destination {
        Destination(id: Destination.ID(id), origin: .init(.pattern, "p\(id)"), url: "u\(id)")
    }

    private static func node(_ id: Int) -> NavigationNode { NavigationNode(destination(id), .endpoint) }

    private static let start: NavigationState = {
        let first = NavigationNode(destination(2), .endpoint, children: [node(3)])
        let second = NavigationNode(destination(4), .endpoint, modal: node(5))
        return NavigationState(
            root: NavigationNode(destination(1), .fork, children: [first, second]), nextNumber: 6)
    }()

    private static func id(_ number: Int) -> Destination.ID { Destination.ID(number) }

    private static func insertion(_ id: Int, at position: Int = 0) -> NavigationChange.Insertion {
        NavigationChange.Insertion(destination: destination(id), kind: .endpoint, position: position)
    }

    static let possible: [(changes: [NavigationChange], outline: String)] = [
        ([.pop(id(3), from: id(2))], "?#1(*u2#2 u4#4(^u5#5))"),
        ([.pop(id(3), from: id(2)), .pop(id(2), from: id(1))], "?#1(*u4#4(^u5#5))"),
        ([.push(insertion(6), onto: id(1))], "?#1(u6#6 *u2#2(u3#3) u4#4(^u5#5))"),
        ([.push(insertion(6, at: 2), onto: id(1))], "?#1(*u2#2(u3#3) u4#4(^u5#5) u6#6)"),
        (
            [
                .dismiss(id(5), from: id(4)),
                .change(id(1), popped: [id(4)], pushed: [insertion(6), insertion(7, at: 2)]),
            ],
            "?#1(u6#6 *u2#2(u3#3) u7#7)"
        ),
        ([.reorder(id(1), to: [id(4), id(2)])], "?#1(u4#4(^u5#5) *u2#2(u3#3))"),
        ([.present(insertion(6), over: id(3))], "?#1(*u2#2(u3#3(^u6#6)) u4#4(^u5#5))"),
        ([.activate(id(4), in: id(1))], "?#1(u2#2(u3#3) *u4#4(^u5#5))"),
        (
            [.update(Destination(id: id(2), origin: .init(.pattern, "p2"), url: "new"))],
            "?#1(*new#2(u3#3) u4#4(^u5#5))"
        ),
    ]

    @Test(arguments: possible)
    func aChangeIsPerformed(changes: [NavigationChange], outline: String) throws {
        let state = try Self.start.applying(changes)
        #expect(state.outline.replacing("fork", with: "?") == outline)
        let untouched = state.root?.children.filter { child in
            Self.start.root?.children.contains { $0.isIdentical(to: child) } ?? false
        }
        // What is as it was is the same node in memory.
        #expect(untouched?.isEmpty == false)
    }

    @Test func whatIsInsertedBelowReorderedNodesFollowsTheirNewOrder() throws {
        let first = NavigationNode(
            Self.destination(4), .endpoint, children: [Self.node(6)], modal: Self.node(5))
        let second = NavigationNode(Self.destination(2), .endpoint, children: [3, 7].map(Self.node))
        let fork = NavigationNode(Self.destination(1), .fork, children: [first, second], activeIndex: 1)
        let new = NavigationState(root: fork, nextNumber: 8)
        let changes = Self.start.changes(to: new)
        #expect(changes.flatMap(\.pushed).map(\.destination.id) == [Self.id(6), Self.id(7)])
        #expect(try Self.start.applying(changes) == new)
    }

    @Test func whatIsRemovedBelowReorderedNodesFollowsTheirOldOrder() throws {
        let first = NavigationNode(Self.destination(2), .endpoint, children: [Self.node(3)])
        let second = NavigationNode(Self.destination(4), .endpoint, children: [Self.node(5)])
        func fork(_ children: [NavigationNode]) -> NavigationState {
            let root = NavigationNode(
                Self.destination(1), .fork, children: children + [Self.node(6)], activeIndex: 2)
            return NavigationState(root: root, nextNumber: 7)
        }
        let (old, new) = (fork([first, second]), fork([Self.node(4), Self.node(2)]))
        #expect(old.changes(to: new).flatMap(\.popped) == [Self.id(3), Self.id(5)])
    }

    @Test func modalsMayNestAsDeeplyAsAnyNode() throws {
        let root = NavigationState(root: Self.node(1), nextNumber: 2)
        let modals = (1..<NavigationState.maximumDepth).map { number in
            NavigationChange.present(Self.insertion(number + 1), over: Self.id(number))
        }
        let deepest = try root.applying(modals)
        #expect(deepest.root?.height == NavigationState.maximumDepth)
        let last = NavigationState.maximumDepth
        let error = #expect(throws: NavigationError.self) {
            try deepest.applying([.present(Self.insertion(last + 1), over: Self.id(last))])
        }
        #expect(error?.code == .tooDeep)
    }

    static let impossible: [NavigationChange] = [
        .pop(id(3), from: id(1)), .pop(id(3), from: id(9)), .pop(id(2), from: id(1)),
        .push(insertion(6, at: 3), onto: id(1)), .push(insertion(6, at: -1), onto: id(1)),
        .push(insertion(2), onto: id(1)), .push(insertion(6), onto: id(9)),
        .reorder(id(1), to: [id(2)]), .reorder(id(9), to: []), .reorder(id(5), to: []),
        .replaceRoot(nil, with: insertion(6)), .replaceRoot(id(1), with: nil),
        .present(insertion(6), over: id(4)), .present(insertion(2), over: id(3)),
        .present(insertion(6), over: id(9)),
        .dismiss(id(3), from: id(2)), .dismiss(id(5), from: id(9)),
        .update(destination(9)), .activate(id(9), in: id(1)), .activate(id(3), in: id(1)),
    ]

    @Test(arguments: impossible)
    func aChangeOfWhatIsNotThereThrows(change: NavigationChange) throws {
        let error = try #require(throws: NavigationError.self) { try Self.start.applying([change]) }
        #expect(error.code == .wrongChange)
        #expect(error.message.hasSuffix("\(change)"))
    }

    @Test func rootsComeAndGo() throws {
        let one = try NavigationState().applying([.replaceRoot(nil, with: Self.insertion(6))])
        #expect(one.outline == "u6#6" && one.nextNumber == 7)
        #expect(one.changes(to: NavigationState()) == [.replaceRoot(Self.id(6), with: nil)])
        #expect(try one.applying([.replaceRoot(Self.id(6), with: nil)]) == NavigationState())
    }

    @Test func changesPrintThemselves() {
        let changes: [NavigationChange] = [
            .pop(Self.id(3), from: Self.id(2)), .reorder(Self.id(1), to: [Self.id(4)]),
            .replaceRoot(nil, with: nil), .dismiss(Self.id(5), from: Self.id(4)),
            .update(Self.destination(2)),
        ]
        #expect(
            changes.map(\.description) == [
                "pop #3 from #2", "reorder #1 to [#4]", "replace root none with none", "dismiss #5 from #4",
                "update u2 #2",
            ]
        )
        #expect(changes.flatMap(\.pushed).isEmpty && changes.flatMap(\.popped) == [Self.id(3), Self.id(5)])
    }

    @Test func whatMovesAndChangesIsUpdated() throws {
        let changed = Destination(id: Self.id(3), origin: .init(.pattern, "p3"), url: "new")
        let second = NavigationNode(
            Self.destination(4), .endpoint, children: [NavigationNode(changed, .endpoint)],
            modal: Self.node(5))
        let root = NavigationNode(
            Self.destination(1), .fork, children: [NavigationNode(Self.destination(2), .endpoint), second])
        let new = NavigationState(root: root, nextNumber: 6)
        let insertion = NavigationChange.Insertion(destination: changed, kind: .endpoint, position: 0)
        #expect(
            Self.start.changes(to: new) == [
                .pop(Self.id(3), from: Self.id(2)), .push(insertion, onto: Self.id(4)), .update(changed),
            ]
        )
        #expect(try Self.start.applying(Self.start.changes(to: new)) == new)
    }

    @Test func whatIsElsewhereGoesBeforeItComes() throws {
        func fork(_ first: Int, _ second: Int) -> NavigationState {
            let children = [(2, first), (4, second)].map { id, held in
                NavigationNode(Self.destination(id), .endpoint, children: [Self.node(held)])
            }
            return NavigationState(
                root: NavigationNode(Self.destination(1), .fork, children: children), nextNumber: 9)
        }
        let (old, new) = (fork(5, 6), fork(6, 7))
        #expect(
            old.changes(to: new) == [
                .pop(Self.id(6), from: Self.id(4)), .pop(Self.id(5), from: Self.id(2)),
                .push(Self.insertion(6), onto: Self.id(2)), .push(Self.insertion(7), onto: Self.id(4)),
            ]
        )
        #expect(try old.applying(old.changes(to: new)) == new)
    }
}
