import SeededRandom
import Testing

@testable import Routing

/// A table of many parameters and the comparison of a few say the same.
@Suite struct ParameterIndexTests {
    @Test(arguments: [0, 1, 16, 17, 200])
    func eachNameHasTheValuesOfThePairs(_ count: Int) {
        var generator = SeededGenerator(seed: UInt64(count))
        let names = ["a", "A", "\u{E9}", "e\u{301}", "path"]
        var pairs = ParameterPairs()
        pairs.append(path: ["1", "2"], for: "path")
        for number in 0..<count { pairs.append("\(number)", for: generator.pick(Array(names.dropLast()))) }
        let index = ParameterIndex(pairs)
        for name in names + ["none"] {
            #expect(index.values(for: name) == pairs.values(for: name))
            #expect(index.lookUp(name).text == pairs[name])
        }
    }
}
