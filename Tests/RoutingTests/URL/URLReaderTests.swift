import Testing

@testable import Routing
@testable import Support

/// Checks that an outline can be used again after any other URL.
@Suite struct URLReaderTests {
    @Test(arguments: RandomText.seeds(4))
    func nothingIsLeftOfTheURLBefore(_ seed: UInt64) throws {
        var readings = RandomReadings(seed: seed)
        var used = URLOutline()
        var accepted = 0
        for _ in 0..<2_000 {
            let (text, options) = readings.nextText()
            let reader = URLReader(options)
            var fresh = URLOutline()
            let fault = text.withBytes { reader.read($0, into: &fresh) }
            let faultWhenUsed = text.withBytes { reader.read($0, into: &used) }
            let about: Comment = "seed \(seed): \(text.debugDescription)"
            #expect(faultWhenUsed?.code == fault?.code && faultWhenUsed?.offset == fault?.offset, about)
            guard fault == nil else { continue }
            accepted += 1
            #expect(used == fresh, about)
        }
        #expect((400..<1_800).contains(accepted), "both outcomes are needed; seed \(seed)")
    }

    @Test func memoryOfAnOutlineServesTheNextURL() throws {
        let reader = URLReader(RouteURL.Options())
        var outline = URLOutline()
        try reader.read("https://A.test/1/2/3/4/5/6/7/8/9/%61", into: &outline)
        let capacities = (outline.segments.capacity, outline.decoded.capacity)
        for text in ["/a", "app://Push/%62", "/1/2/3/4/5/6/7/8/9/10", "/"] {
            try reader.read(text, into: &outline)
            #expect(outline.segments.capacity == capacities.0)
            #expect(outline.decoded.capacity == capacities.1)
        }
    }

    @Test func bytesPastTheLimitAreNotLookedAt() {
        let reader = URLReader(RouteURL.Options(maximumLength: 4))
        var outline = URLOutline()
        let fault = "/abc\u{1}%zz ".withBytes { reader.read($0, into: &outline) }
        #expect(fault?.code == .tooLong)
        #expect(fault?.offset == 4)
    }

    @Test func limitBeyondAllMemoryIsNoTrap() throws {
        #expect(try RouteURL("/a", options: .init(maximumLength: .max)).segments == ["a"])
    }
}
