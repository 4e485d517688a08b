/// The schemes whose URLs keep their host apart, prepared to be found by their bytes.
struct WebSchemes: Sendable {
    /// What is known of one of them.
    struct Scheme: Sendable {
        /// Where its name stands among all names.
        fileprivate let name: URLOutline.Part
        /// The port that its URLs need not name.
        let defaultPort: Int?
    }

    private var schemes: [Scheme] = []
    /// The names of all, one behind another.
    private var names: [UInt8] = []

    /// Prepares names, which are in lower case.
    init(_ schemes: some Sequence<String>) {
        for scheme in schemes {
            let start = names.count
            names += scheme.utf8
            let name = start..<names.count
            let port = WebHost.defaultPort(of: scheme)
            self.schemes.append(Scheme(name: URLOutline.Part(names.span, name), defaultPort: port))
        }
    }

    /// Finds the scheme of a URL.
    ///
    /// - Parameters:
    ///   - part: The scheme as it stands in the URL.
    ///   - bytes: The URL.
    /// - Returns: What is known of it, or `nil` when it is no web scheme.
    @inline(__always)
    func find(_ part: URLOutline.Part, in bytes: Span<UInt8>) -> Scheme? {
        for scheme in schemes where scheme.name.word == part.word && isName(of: scheme, part, in: bytes) {
            return scheme
        }
        return nil
    }

    private func isName(of scheme: Scheme, _ part: URLOutline.Part, in bytes: Span<UInt8>) -> Bool {
        guard scheme.name.range.count == part.range.count else { return false }
        for (index, other) in zip(scheme.name.range, part.range) {
            guard names[index] == bytes[other].foldedASCII else { return false }
        }
        return true
    }
}
