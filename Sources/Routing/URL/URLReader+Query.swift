extension URLReader {
    /// Locates the query and the fragment and checks that they can be decoded.
    ///
    /// - Parameters:
    ///   - bytes: The URL.
    ///   - outline: Holds the length of the route, and receives the query and the fragment.
    ///   - fault: Receives the faults of the query and the fragment.
    @inline(__always)
    func readQueryAndFragment(
        _ bytes: Span<UInt8>,
        into outline: inout URLOutline,
        _ fault: inout URLFault
    ) {
        var mark = outline.routeLength
        if mark < bytes.count, bytes[mark] == ascii("?") {
            let start = mark + 1
            mark = check(bytes, from: start, upToFragment: true, &fault)
            outline.query = start..<mark
        }
        if mark < bytes.count {
            outline.fragment = mark + 1..<bytes.count
            _ = check(bytes, from: mark + 1, upToFragment: false, &fault)
        }
    }

    /// Looks for faults up to the fragment or the end, and returns the offset at which it stopped.
    ///
    /// The check of escapes need not split the query into names and values: `&` and `=` end every scalar.
    private func check(
        _ bytes: Span<UInt8>,
        from start: Int,
        upToFragment: Bool,
        _ fault: inout URLFault
    ) -> Int {
        var index = start
        while true {
            let run = PlainRun(bytes, at: index)
            index += run.count
            if run.isFull { continue }
            guard index < bytes.count, bytes[index] != ascii("#") || !upToFragment else { return index }
            if bytes[index] == ascii("%") {
                let escapes = PercentEncoding.readEscapes(in: bytes, from: index)
                fault.note(escapes.fault)
                index = escapes.end
            } else {
                fault.note(bytes[index], at: index, isWeb: false)
                index += 1
            }
        }
    }
}
