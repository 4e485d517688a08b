extension URLReader {
    /// Reads what follows the route: whether it can be decoded, and where it stands.
    ///
    /// - Parameters:
    ///   - bytes: The URL.
    ///   - plain: The table of plain bytes.
    ///   - outline: Says where the route ends, and takes query and fragment.
    ///   - fault: Takes what is wrong with them.
    @inline(__always)
    func readQueryAndFragment(
        _ bytes: Span<UInt8>,
        _ plain: Span<UInt8>,
        into outline: inout URLOutline,
        _ fault: inout URLFault
    ) {
        var mark = outline.routeLength
        if mark < bytes.count, bytes[mark] == ascii("?") {
            let start = mark + 1
            mark = check(bytes, from: start, plain, upToFragment: true, &fault)
            outline.query = start..<mark
        }
        if mark < bytes.count {
            outline.fragment = mark + 1..<bytes.count
            _ = check(bytes, from: mark + 1, plain, upToFragment: false, &fault)
        }
    }

    /// Looks for what is wrong, up to the fragment or the end.
    ///
    /// Escapes are judged without looking for names and values, as what separates those ends every scalar.
    private func check(
        _ bytes: Span<UInt8>,
        from start: Int,
        _ plain: Span<UInt8>,
        upToFragment: Bool,
        _ fault: inout URLFault
    ) -> Int {
        var index = start
        while bytes.indices.contains(index) {
            let byte = bytes[index]
            if plain[Int(byte)] <= PlainByte.special {
                if byte == ascii("#"), upToFragment { return index }
                if byte == ascii("%") {
                    let escapes = PercentEncoding.readEscapes(in: bytes, from: index)
                    fault.note(escapes.fault)
                    index = escapes.end
                    continue
                }
                fault.note(byte, at: index, isWeb: false)
            }
            index += 1
        }
        return index
    }
}
