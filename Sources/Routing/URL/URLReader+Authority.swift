extension URLReader {
    /// Reads what stands between `//` and the path.
    ///
    /// - Parameters:
    ///   - bytes: The URL.
    ///   - start: Where the authority begins.
    ///   - web: The scheme, when it is one whose URLs keep their host apart.
    ///   - outline: Takes the user info, and the host or the segment that it is.
    ///   - fault: Takes what is wrong with the authority.
    /// - Returns: Where the path begins.
    func readAuthority(
        _ bytes: Span<UInt8>,
        from start: Int,
        _ web: WebSchemes.Scheme?,
        into outline: inout URLOutline,
        _ fault: inout URLFault
    ) -> Int {
        var index = start
        // Whether it has no user info, and a host that has to be neither decoded nor folded.
        var isSimple = true
        while true {
            let run = PlainRun(bytes, at: index)
            index += run.count
            if run.hasCapitalOrAt { isSimple = false }
            if run.isFull { continue }
            guard index < bytes.count, !bytes[index].endsSegment else { break }
            judge(bytes, at: index, isWeb: web != nil, &fault)
            isSimple = false
            index += 1
        }
        let at = isSimple ? nil : bytes.lastIndex(of: ascii("@"), in: start..<index)
        let host = (at.map { $0 + 1 } ?? start)..<index
        outline.userInfo = start..<host.lowerBound
        let standsAsItIs =
            isSimple || bytes.allSatisfy(in: host) { $0 == $0.foldedASCII && $0 != ascii("%") }
        let part = standsAsItIs ? URLOutline.Part(bytes, host) : nil
        if let web {
            readHost(bytes, host, part, of: web, into: &outline, &fault)
        } else if !host.isEmpty {
            readFirstSegment(bytes, host, part, into: &outline, &fault)
        }
        return index
    }

    /// Judges a byte that is not plain; whether escapes are UTF-8 is seen when the host is read.
    private func judge(_ bytes: Span<UInt8>, at index: Int, isWeb: Bool, _ fault: inout URLFault) {
        if bytes[index] != ascii("%") {
            fault.note(bytes[index], at: index, isWeb: isWeb)
        } else if PercentEncoding.escapedByte(in: bytes, at: index) == nil {
            fault.note(byte: .invalidEscape, at: index)
        }
    }

    /// Reads a host that is kept apart; there is no part for one that has to be decoded or folded.
    private func readHost(
        _ bytes: Span<UInt8>,
        _ host: Range<Int>,
        _ part: URLOutline.Part?,
        of web: WebSchemes.Scheme,
        into outline: inout URLOutline,
        _ fault: inout URLFault
    ) {
        do {
            let range = try WebHost.read(bytes, host, defaultPort: web.defaultPort)
            if let part {
                outline.host = range == host ? part : URLOutline.Part(bytes, range)
            } else {
                outline.host = outline.decode(bytes, range, folding: true)
            }
        } catch {
            fault.note(error.code, at: error.offset)
        }
    }

    /// Reads a host that is a segment: decoded once, folded, and nothing that could reshape the path.
    private func readFirstSegment(
        _ bytes: Span<UInt8>,
        _ host: Range<Int>,
        _ part: URLOutline.Part?,
        into outline: inout URLOutline,
        _ fault: inout URLFault
    ) {
        let isOneSegment: Bool
        if let part {
            outline.segments.append(part)
            isOneSegment = DotSegment(bytes, host) == nil
        } else {
            fault.note(PercentEncoding.firstFault(in: bytes, host))
            let part = outline.decode(bytes, host, folding: true)
            outline.segments.append(part)
            isOneSegment = WebHost.isOneSegment(outline.decoded.span, part.range)
        }
        if !isOneSegment { fault.note(.invalidHost, at: host.lowerBound) }
        outline.startsWithHost = true
    }
}
