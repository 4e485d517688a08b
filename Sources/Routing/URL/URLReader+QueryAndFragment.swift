extension URLReader {
    /// Locates the query and the fragment and checks that they can be decoded.
    ///
    /// - Parameters:
    ///   - bytes: The URL.
    ///   - routeEnd: The offset at which the route ends.
    ///   - outline: Receives the ends of the route, the query and the fragment.
    ///   - fault: Receives the faults of the query and the fragment.
    @inline(__always)
    func readQueryAndFragment(
        _ bytes: Span<UInt8>,
        from routeEnd: Int,
        into outline: inout URLOutline,
        _ fault: inout URLFault
    ) {
        var queryEnd = routeEnd
        if routeEnd < bytes.count, bytes[routeEnd] == ascii("?") {
            queryEnd = check(bytes, from: routeEnd + 1, upToFragment: true, &fault)
        }
        if queryEnd < bytes.count { _ = check(bytes, from: queryEnd + 1, upToFragment: false, &fault) }
        outline.end(route: routeEnd, query: queryEnd, fragment: bytes.count)
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
