import SeededRandom
import Testing

@testable import Routing

/// Random entries and URLs, looked up in the index and by the linear scan: winner, and all matches in order.
@Suite struct RouteIndexPropertyTests {
    @Test(arguments: [false, true], [nil, ["example.com", "127.0.0.1"]] as [Set<String>?])
    func theIndexFindsWhatTheLinearScanFinds(caseSensitive: Bool, webHosts: Set<String>?) throws {
        let rules = MatchingRules(caseSensitive: caseSensitive, webHosts: webHosts)
        let seed = RandomSeed.current &+ (caseSensitive ? 11 : 12) &+ (webHosts == nil ? 0 : 2)
        var generator = SeededGenerator(seed: seed)
        var (compared, matches) = (0, 0)
        for _ in 0..<15 {
            var world = CrowdedIndex(generator, rules: rules)
            for _ in 0..<20 {
                for _ in 0..<4 { world.insert() }
                if world.generator.chance(60) { world.removeOne() }
                for _ in 0..<3 { try compare(&world, &compared, &matches) }
            }
            world.remove(downTo: world.generator.number(below: 20))
            for _ in 0..<5 { world.insert() }
            for _ in 0..<10 { try compare(&world, &compared, &matches) }
            generator = world.generator
        }
        #expect(compared > 1_000 && matches > compared)
    }

    @Test func whatIsLeftAfterMassDisposalIsFoundAsBefore() throws {
        var world = CrowdedIndex(SeededGenerator(seed: RandomSeed.current &+ 13), rules: MatchingRules())
        var (compared, matches) = (0, 0)
        for round in 1...6 {
            while world.count < 300 { world.insert() }
            for _ in 0..<3 { try compare(&world, &compared, &matches) }
            world.remove(downTo: 10)
            #expect(world.probe.compactions >= round)
            for _ in 0..<20 { try compare(&world, &compared, &matches) }
            while world.count < 30 { world.insert() }
            for _ in 0..<20 { try compare(&world, &compared, &matches) }
        }
    }
}

extension RouteIndexPropertyTests {
    private func compare(_ world: inout CrowdedIndex, _ compared: inout Int, _ matches: inout Int) throws {
        let result = try world.compare()
        compared += 1
        matches += result.matches
        if let fault = result.fault { Issue.record("\(fault); ROUTING_SEED=\(RandomSeed.current)") }
    }
}
