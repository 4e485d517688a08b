/// What a pattern asks of one part of a URL: the letters that the paths of the index are spelt in.
///
/// Names of captures and conditions in code are no part of it: `/books/:id` and `/books/:number` are one path.
enum PathPart: Hashable, Sendable {
    /// This scheme, in lower case.
    case scheme([UInt8])
    /// A host of a web URL.
    case host(HostPattern)
    /// This segment, in lower case unless the router distinguishes capitals.
    case literal([UInt8])
    /// This first segment, in lower case, if it was written as a host.
    case firstHost([UInt8])
    /// One segment, whatever it is.
    case anySegment
    /// One segment that passes.
    case test(SegmentTest)
    /// Any number of segments, none included.
    case anySegments
    /// The end of the URL.
    case end
    /// All the rest, none included.
    case rest
    /// The rest, one segment at least, all of which pass; or a whole URL that does.
    case restTest(SegmentTest)
}
