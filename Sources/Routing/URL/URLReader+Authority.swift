extension URLReader {
    /// Reads what stands between `//` and the path.
    ///
    /// - Parameters:
    ///   - bytes: The URL.
    ///   - start: Where the authority begins.
    ///   - plain: The table of plain bytes.
    ///   - web: The scheme, when it is one whose URLs keep their host apart.
    ///   - outline: Takes the user info, and the host or the segment that it is.
    ///   - fault: Takes what is wrong with the authority.
    /// - Returns: Where the path begins.
    func readAuthority(
        _ bytes: Span<UInt8>,
        from start: Int,
        _ plain: Span<UInt8>,
        _ web: WebSchemes.Scheme?,
        into outline: inout URLOutline,
        _ fault: inout URLFault
    ) -> Int {
        let plain = plain.extracting(0..<256)
        var host = Host(start: start)
        var index = start
        scan: while bytes.indices.contains(index) {
            let byte = bytes[index]
            let folded = plain[Int(byte)]
            if folded > PlainByte.special, byte != ascii("@") {
                host.hash.add(folded: folded)
                if folded != byte { host.standsInText = false }
                index += 1
                continue
            }
            switch byte {
            case ascii("/"), ascii("?"), ascii("#"):
                break scan
            case ascii("@"):
                host = Host(start: index + 1)
            case ascii("%"):
                if PercentEncoding.escapedByte(in: bytes, at: index) == nil {
                    fault.note(byte: .invalidEscape, at: index)
                }
                host.standsInText = false
            default:
                fault.note(byte, at: index, isWeb: web != nil)
                host.hash.add(byte)
            }
            index += 1
        }
        outline.userInfo = start..<host.start
        if let web {
            readHost(bytes, host, upTo: index, of: web, into: &outline, &fault)
        } else if host.start < index {
            readFirstSegment(bytes, host, upTo: index, into: &outline, &fault)
        }
        return index
    }

    /// What is known of a host when its end is reached.
    private struct Host {
        let start: Int
        var hash = SegmentHash()
        /// Whether it has to be neither decoded nor folded.
        var standsInText = true
    }

    /// Reads a host that is kept apart.
    private func readHost(
        _ bytes: Span<UInt8>,
        _ host: Host,
        upTo end: Int,
        of web: WebSchemes.Scheme,
        into outline: inout URLOutline,
        _ fault: inout URLFault
    ) {
        do {
            let range = try WebHost.read(bytes, host.start..<end, defaultPort: web.defaultPort)
            if !host.standsInText {
                outline.host = outline.decode(bytes, range, folding: true)
            } else if range.upperBound == end {
                outline.host = URLOutline.Part(range, host.hash)
            } else {
                outline.host = URLOutline.Part(range, SegmentHash(bytes, range))
            }
        } catch {
            fault.note(error.code, at: error.offset)
        }
    }

    /// Reads a host that is a segment: decoded once, folded, and nothing that could reshape the path.
    private func readFirstSegment(
        _ bytes: Span<UInt8>,
        _ host: Host,
        upTo end: Int,
        into outline: inout URLOutline,
        _ fault: inout URLFault
    ) {
        let range = host.start..<end
        let isOneSegment: Bool
        if host.standsInText {
            outline.segments.append(URLOutline.Part(range, host.hash))
            isOneSegment = DotSegment(bytes, range) == nil
        } else {
            fault.note(PercentEncoding.firstFault(in: bytes, range))
            let part = outline.decode(bytes, range, folding: true)
            outline.segments.append(part)
            isOneSegment = WebHost.isOneSegment(outline.decoded.span, part.range)
        }
        if !isOneSegment { fault.note(.invalidHost, at: host.start) }
        outline.startsWithHost = true
    }
}
