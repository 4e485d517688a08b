extension URLReader {
    /// Reads the authority: the text between `//` and the path.
    ///
    /// - Parameters:
    ///   - bytes: The URL.
    ///   - start: The offset at which the authority begins.
    ///   - web: The scheme, if its URLs keep their host separate.
    ///   - outline: Receives the user info, and the host or, in other URLs, the first segment.
    ///   - fault: Receives the faults of the authority.
    /// - Returns: The offset at which the path begins.
    func readAuthority(
        _ bytes: Span<UInt8>,
        from start: Int,
        _ web: WebSchemes.Scheme?,
        into outline: inout URLOutline,
        _ fault: inout URLFault
    ) -> Int {
        var index = start
        // Whether the authority has no user info, and its host needs neither decoding nor folding.
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
        if at != nil { outline.endUserInfo(at: host.lowerBound) }
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

    /// Checks a byte that is not plain; reading the host checks whether the escapes are UTF-8.
    private func judge(_ bytes: Span<UInt8>, at index: Int, isWeb: Bool, _ fault: inout URLFault) {
        if bytes[index] != ascii("%") {
            fault.note(bytes[index], at: index, isWeb: isWeb)
        } else if PercentEncoding.escapedByte(in: bytes, at: index) == nil {
            fault.note(byte: .invalidEscape, at: index)
        }
    }

    /// Reads the host of a web URL; `part` is `nil` if the host must be decoded or folded.
    private func readHost(
        _ bytes: Span<UInt8>,
        _ host: Range<Int>,
        _ part: URLOutline.Part?,
        of web: WebSchemes.Scheme,
        into outline: inout URLOutline,
        _ fault: inout URLFault
    ) {
        do {
            let range = try WebHostAndPort.read(bytes, host, defaultPort: web.defaultPort)
            if let part {
                outline.host = range == host ? part : URLOutline.Part(bytes, range)
            } else {
                outline.host = outline.decode(bytes, range, folding: true)
            }
        } catch {
            fault.note(error.code, at: error.offset)
        }
    }

    /// Reads a host that becomes the first segment: decodes it once, folds it, and refuses slashes and dot segments.
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
            isOneSegment = WebHostAndPort.isOneSegment(outline.decoded.span, part.range)
        }
        if !isOneSegment { fault.note(.invalidHost, at: host.lowerBound) }
        outline.startsWithHost = true
    }
}
