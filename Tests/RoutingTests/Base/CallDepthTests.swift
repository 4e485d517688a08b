import Testing

@testable import Routing

@Suite struct CallDepthTests {
    private static let depth = CallDepth()

    @Test func aCallIsDeeperThanTheOneAroundIt() {
        var seen: [Int] = [Self.depth.here]
        Self.depth.nest {
            seen.append(Self.depth.here)
            Self.depth.nest { seen.append(Self.depth.here) }
            seen.append(Self.depth.here)
        }
        #expect(seen + [Self.depth.here] == [0, 1, 2, 1, 0])
    }
}
