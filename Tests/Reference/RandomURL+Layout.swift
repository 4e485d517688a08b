internal import SeededRandom

extension RandomURL {
    /// Writes scheme, host and segments in one of the ways that mean the same, or nearly so.
    mutating func layout(scheme: String?, host: String, segments: [String]) -> String {
        let prefix = scheme.map { $0 + ":" } ?? ""
        let isWeb = scheme.map { NaiveHost.webSchemes.contains($0.lowercased()) } ?? false
        if isWeb {
            return prefix + "//" + userInfo() + host + path(segments)
        }
        let isFirstGoodAsHost = segments.first.map { !$0.contains("/") } ?? true
        let form = generator.number(below: 10)
        if form < (scheme == nil ? 1 : 6), isFirstGoodAsHost {
            let first = segments.first.map { escaped($0) } ?? ""
            return prefix + "//" + userInfo() + first + path(Array(segments.dropFirst()))
        }
        if form < 8 {
            let path = path(segments)
            return prefix + (scheme != nil && generator.chance(50) ? "//" : "") + (path.isEmpty ? "/" : path)
        }
        let relative = String(path(segments).dropFirst())
        return prefix.isEmpty && relative.isEmpty ? "/" : prefix + relative
    }

    /// Writes a query, which may name captures, and a fragment, each of them only sometimes.
    mutating func queryAndFragment() -> String {
        var text = ""
        if generator.chance(30) {
            let pairs = (0...generator.number(below: 4)).map { _ in
                let name = generator.pick(RandomCases.names + ["flag", "", "%71", "a+b", "é"])
                return name + generator.pick(["", "=", "=1", "=a%20b", "=%26", "=c+d", "=1=2", "=é?/:", "&"])
            }
            text += "?" + pairs.joined(separator: "&")
        }
        if generator.chance(15) {
            text += "#" + generator.pick(["", "top", "?q=2", "caf%C3%A9", "a/../b", "#"])
        }
        return text
    }

    private mutating func userInfo() -> String {
        generator.chance(6) ? generator.pick(["u@", "user:pw@", "example.com@", "a@b@", "@"]) : ""
    }

    /// Writes a path, every segment behind a slash, with dot segments and empty ones thrown in.
    private mutating func path(_ segments: [String]) -> String {
        var pieces = segments.map { escaped($0) }
        if generator.chance(15) {
            let index = generator.number(below: pieces.count + 1)
            let inserted = generator.pick([".", "%2e", "", "zz/..", "/%2E.", "a/b/../.%2e"])
            pieces.insert(inserted, at: index)
        }
        if generator.chance(4) { pieces.insert("..", at: 0) }
        if generator.chance(4) { pieces.append("..") }
        if generator.chance(10) { pieces.append("") }
        return pieces.map { "/" + $0 }.joined()
    }

    /// Escapes what must be escaped in a segment, and now and then a byte that need not be.
    private mutating func escaped(_ text: String) -> String {
        let isEager = generator.chance(15)
        var escaped = ""
        for scalar in text.unicodeScalars {
            let isLoose = " :é".unicodeScalars.contains(scalar) && generator.chance(50)
            if "/?#%".unicodeScalars.contains(scalar) || isLoose || (isEager && generator.chance(40)) {
                for byte in String(Character(scalar)).utf8 {
                    let digits = String(byte, radix: 16, uppercase: generator.chance(50))
                    escaped += (byte < 16 ? "%0" : "%") + digits
                }
            } else {
                escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
