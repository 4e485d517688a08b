extension RouteIndex {
    /// Defers the roots of the paths for the scheme and the host of the URL.
    ///
    /// - Returns: The root of the paths for any scheme; 0 if they cannot match.
    @inline(__always)
    mutating func enterRoots(_ url: URLOutline, _ text: Span<UInt8>, _ bytes: Span<UInt8>) -> UInt32 {
        if let scheme = url.scheme {
            enterScheme(alphabet.literals.number(of: scheme, in: text, folding: true), of: url, bytes)
        }
        guard rules.webHosts == nil || acceptsWithoutHost(url, bytes) else { return 0 }
        putAside(test: tree.nodes[RouteTree.wholeURLs].tests, of: RouteTree.wholeURLs, at: 0)
        return RouteTree.anyScheme
    }

    private mutating func enterScheme(_ scheme: UInt32, of url: URLOutline, _ bytes: Span<UInt8>) {
        let branch = tree.branch(of: RouteTree.schemes, by: .literal(scheme))
        if scheme == 0 || branch == .none { return }
        if let host = url.host {
            enterHosts(branch.number, host, bytes)
        } else {
            putAside(branch.number, at: 0)
        }
    }

    private mutating func enterRoot(_ node: UInt32, by step: PathStep) {
        let branch = tree.branch(of: node, by: step)
        if branch != .none { putAside(branch.number, at: 0) }
    }

    /// Whether patterns without a host may match a URL.
    private func acceptsWithoutHost(_ url: URLOutline, _ bytes: Span<UInt8>) -> Bool {
        guard let webHosts = rules.webHosts, let host = url.host else { return true }
        return webHosts.contains(String(copying: bytes.extracting(host.range)))
    }

    private mutating func enterHosts(_ node: UInt32, _ host: URLOutline.Part, _ bytes: Span<UInt8>) {
        enterRoot(node, by: .any)
        guard tree.nodes[node].literals > 0 else { return }
        let exact = alphabet.literals.number(of: host, in: bytes, folding: false)
        if exact != 0 { enterRoot(node, by: .literal(exact)) }
        if !enterParents(of: host, node, bytes) { enterRoot(node, by: .portless) }
    }

    /// Follows a host from its end: its port, then its parent domains.
    ///
    /// - Returns: Whether it has a port.
    private mutating func enterParents(
        of host: URLOutline.Part,
        _ node: UInt32,
        _ bytes: Span<UInt8>
    ) -> Bool {
        let (start, end) = (Int(host.start), Int(host.end))
        let emptyLabel = firstEmptyLabel(start..<end, bytes)
        var hash = alphabet.literals.tailHash
        var hasPort = false
        for index in (start..<end).reversed() {
            let byte = bytes[index]
            hash.add(byte)
            if index == start { break }
            let isPort = byte == ascii(":") && bytes[end - 1] != ascii("]")
            let isParent = bytes[index - 1] == ascii(".") && index - 1 < emptyLabel
            hasPort = hasPort || isPort
            guard isPort || isParent else { continue }
            let number = alphabet.literals.number(ofTail: index..<end, hash, in: bytes)
            if number != 0 { enterRoot(node, by: isPort ? .port(number) : .subdomains(number)) }
        }
        return hasPort
    }

    /// Returns the end of the first empty label of a host: no domain may begin after it.
    private func firstEmptyLabel(_ host: Range<Int>, _ bytes: Span<UInt8>) -> Int {
        host.first { index in
            bytes[index] == ascii(".") && (index == host.lowerBound || bytes[index - 1] == ascii("."))
        } ?? host.upperBound
    }

    /// Matches the route, without user info, against a regular expression, and defers the next older expression.
    mutating func tryExpression(
        _ place: DeferredBranches.Place,
        _ url: URLOutline,
        _ text: Span<UInt8>,
        _ bytes: Span<UInt8>
    ) {
        search.visits &+= 1
        let branch = tree.testBranches[place.test]
        putAside(test: branch.older, of: place.node, at: 0)
        guard case .wholeURL(let expression)? = alphabet.test(branch.step) else { return }
        if isFound(expression, url, text, bytes) { admit(branch.branch.number) }
    }

    private mutating func isFound(
        _ expression: RegularExpression,
        _ url: URLOutline,
        _ text: Span<UInt8>,
        _ bytes: Span<UInt8>
    ) -> Bool {
        let length = url.routeLength - url.userInfo.count
        guard length <= PatternMatcher.longestSearchedRoute else { return expression.failsClosed }
        search.readRoute(of: url, in: text)
        if expression.firstMatch(in: search.route, ignoringCase: true) != nil { return true }
        return expression.failsClosed
            && url.decodedRoutes(text, bytes).contains {
                expression.firstMatch(in: $0, ignoringCase: true) != nil
            }
    }
}
