extension URLReader {
    /// Reads what follows the route.
    mutating func readQueryAndFragment(from routeEnd: Int, to parts: inout Parts) {
        let fragmentMark = bytes[routeEnd...].firstIndex(of: ascii("#"))
        let queryEnd = fragmentMark ?? bytes.endIndex
        if routeEnd < queryEnd { parts.query = readQuery(routeEnd + 1..<queryEnd) }
        if let fragmentMark { parts.fragment = decode(fragmentMark + 1..<bytes.endIndex) }
    }

    /// Reads pairs in order; a name without `=` has an empty value, and empty pairs are skipped.
    private mutating func readQuery(_ range: Range<Int>) -> Parameters {
        var query = Parameters()
        let plusAsSpace = options.decodesPlusAsSpace
        for pair in bytes[range].split(separator: ascii("&")) {
            let nameEnd = pair.firstIndex(of: ascii("=")) ?? pair.endIndex
            let name = decode(pair.startIndex..<nameEnd, plusAsSpace: plusAsSpace)
            let valueStart = min(nameEnd + 1, pair.endIndex)
            query.append(decode(valueStart..<pair.endIndex, plusAsSpace: plusAsSpace), for: name)
        }
        return query
    }
}
