/// Reads URLs in one pass over their bytes; one reader serves many URLs.
final class URLReader: Sendable {
    let options: RouteURL.Options
    /// The longest text that the reader accepts; offsets up to here fit into an outline.
    let limit: Int
    private let webSchemes: WebSchemes
    /// The reader of a router with the standard configuration.
    static let standard = URLReader(RouteURL.Options())

    /// Returns a reader; the standard options, which most callers have, share one.
    static func reader(_ options: RouteURL.Options) -> URLReader {
        options == standard.options ? standard : URLReader(options)
    }

    init(_ options: RouteURL.Options) {
        self.options = options
        self.limit = min(max(0, options.maximumLength), Int(Int32.max) - 1)
        self.webSchemes = WebSchemes(options.webSchemes)
    }

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - outline: Receives the parts and replaces those of an earlier URL; invalid after a fault.
    /// - Throws: The fault with the smallest offset.
    /// - Complexity: O(*n*) in the length of the text, which the options bound. Allocates memory only where the
    ///   capacity of `outline` is too small.
    @inline(__always)
    func read(_ text: String, into outline: inout URLOutline) throws(RouteURLError) {
        if let fault = fault(of: text, into: &outline) {
            throw RouteURLError(fault.code, at: fault.offset, in: text.cut(to: limit + Excerpt.width))
        }
    }

    /// Reads a text if it is a URL.
    ///
    /// - Returns: Whether the text is a URL.
    @inline(__always)
    func canRead(_ text: String, into outline: inout URLOutline) -> Bool {
        fault(of: text, into: &outline) == nil
    }

    @inline(__always)
    private func fault(of text: String, into outline: inout URLOutline) -> URLFault? {
        text.withBytes(atMost: limit + 1) { read($0, into: &outline) }
    }

    /// Reads the bytes of a text, which are UTF-8.
    ///
    /// - Parameters:
    ///   - bytes: The bytes; for a text that is too long, `limit + 1` bytes are enough.
    ///   - outline: Receives the parts and replaces those of an earlier URL; invalid after a fault.
    /// - Returns: The fault with the smallest offset, or `nil` when the text has no fault.
    func read(_ bytes: Span<UInt8>, into outline: inout URLOutline) -> URLFault? {
        outline.removeAll()
        guard bytes.count <= limit else { return faultOfTooLong(bytes.extracting(first: limit)) }
        guard !bytes.isEmpty else { return URLFault(.empty, at: 0) }
        var fault = URLFault.none
        if bytes[0] == ascii(" ") { fault.note(byte: .surroundingSpace, at: 0) }

        var start = 0
        var web: WebSchemes.Scheme?
        if let scheme = Self.scheme(of: bytes) {
            outline.scheme = scheme
            web = webSchemes.find(scheme, in: bytes)
            start = scheme.range.upperBound + 1
        }
        if start + 1 < bytes.count, bytes[start] == ascii("/"), bytes[start + 1] == ascii("/") {
            start = readAuthority(bytes, from: start + 2, web, into: &outline, &fault)
        } else if web != nil {
            fault.note(.invalidHost, at: start)
        }
        let routeEnd = readPath(bytes, from: start, isWeb: web != nil, into: &outline, &fault)
        readQueryAndFragment(bytes, from: routeEnd, into: &outline, &fault)

        fault.noteTrailingSpaces(bytes)
        return fault.isFound ? fault : nil
    }

    /// Reads the path and returns the offset at which the query or the fragment begins, or the end of the URL.
    @inline(__always)
    private func readPath(
        _ bytes: Span<UInt8>,
        from start: Int,
        isWeb: Bool,
        into outline: inout URLOutline,
        _ fault: inout URLFault
    ) -> Int {
        // Skip a leading slash: no segment before it exists that `..` could remove.
        let isRooted = bytes.indices.contains(start) && bytes[start] == ascii("/")
        var start = isRooted ? start &+ 1 : start
        let floor = outline.segments.count
        if outline.decoded.isEmpty {
            let plain = outline.segments.append(plainSegmentsOf: bytes, from: start)
            if plain.isEnd { return plain.offset }
            start = plain.offset
        }
        var path = URLPathReader(isWeb: isWeb, floor: floor)
        return path.read(bytes, from: start, into: &outline, &fault)
    }

    /// Reads the scheme in front of a colon (RFC 3986, section 3.1).
    ///
    /// - Parameter bytes: A URL or a pattern.
    /// - Returns: The scheme, or `nil` when the text does not begin with a scheme.
    @inline(__always)
    static func scheme(of bytes: Span<UInt8>) -> URLOutline.Part? {
        guard !bytes.isEmpty, bytes[0].isASCIILetter else { return nil }
        for index in 0..<bytes.count {
            let byte = bytes[index]
            if byte == ascii(":") { return URLOutline.Part(bytes, 0..<index) }
            guard byte.isASCIILetter || byte.isASCIIDigit || isMarkOfScheme(byte) else { return nil }
        }
        return nil
    }

    private static func isMarkOfScheme(_ byte: UInt8) -> Bool {
        byte == ascii("+") || byte == ascii(".") || byte == ascii("-")
    }

    /// Finds the first fault in the beginning of a text that is too long: a byte or escape that every part
    /// refuses, or else the length.
    ///
    /// This method does not check the parts, because the text is cut and their ends are unknown.
    private func faultOfTooLong(_ bytes: Span<UInt8>) -> URLFault {
        if !bytes.isEmpty, bytes[0] == ascii(" ") { return URLFault(.surroundingSpace, at: 0) }
        for index in 0..<bytes.count {
            if bytes[index].isASCIIControl { return URLFault(.controlCharacter, at: index) }
            let mayBeCut = index + 2 >= bytes.count
            let isEscape = bytes[index] == ascii("%") && !mayBeCut
            if isEscape, PercentEncoding.escapedByte(in: bytes, at: index) == nil {
                return URLFault(.invalidEscape, at: index)
            }
        }
        return URLFault(.tooLong, at: bytes.count)
    }
}
