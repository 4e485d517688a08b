import SeededRandom
import Testing

@testable import Routing
@testable import Support

/// Hostile texts, read here and judged by the naive reference.
@Suite struct RouteURLFaultPropertyTests {
    @Test(arguments: RandomText.seeds(4))
    func theFaultWithTheSmallestOffsetIsReported(_ seed: UInt64) {
        var readings = RandomReadings(seed: seed)
        var faults: [RouteURLError.Code: Int] = [:]
        for _ in 0..<Effort.times(2_000) {
            let (text, options) = readings.nextText()
            let expected = NaiveURLFault(text, options: options)
            guard expected.isJudged else { continue }
            let about: Comment = "seed \(seed): \(text.debugDescription) with \(options)"
            do {
                _ = try RouteURL(text, options: options)
                #expect(expected.code == nil, about)
            } catch let error as RouteURLError {
                #expect(error.code == expected.code, about)
                #expect(error.offset == expected.offset, about)
                faults[error.code, default: 0] += 1
            } catch {
                Issue.record("another error: \(error)")
            }
        }
        #expect(faults.count >= 8, "most kinds of fault are needed, not \(faults); seed \(seed)")
    }
}
