import Foundation
import RoutingDiagnostics
import SeededRandom
import Testing

@testable import Routing
@testable import Support

/// No event, journal or explanation shows a value under a hidden name; and all of them show it when nothing
/// is hidden.
@Suite struct RedactionPropertyTests {
    @Test(arguments: RandomText.seeds(Effort.times(20)))
    func aSecretNeverShows(seed: UInt64) async throws {
        for isRedacting in [true, false] {
            var story = RandomStory(seed: seed, isRedacting: isRedacting)
            let told = try await story.told()
            #expect(!told.isEmpty)
            if isRedacting {
                let leaks = told.filter { story.shows($0) }
                #expect(leaks.isEmpty, "seed \(seed), \(story.urls)")
            } else {
                #expect(told.contains { story.shows($0) }, "seed \(seed), \(story.urls)")
            }
        }
    }

    /// Whether the value is one byte long or eight thousand: what is shown is the same.
    @Test(arguments: RandomText.seeds(Effort.times(20)))
    func whatIsShownOfAURLDoesNotDependOnTheHiddenValue(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let reader = URLReader(RouteURL.Options(maximumLength: 100_000))
        let rules = MatchingRules()
        let redaction = try #require(Redaction(["token"], reader: reader, rules: rules))
            .knowing(Self.capturing.map(\.pattern))
        for _ in 0..<10 {
            let (before, after) = generator.pick(Self.around + Self.capturing.map(\.around))
            let letters = Array("azAZ09-._~")
            let values = [1, generator.number(below: 40) + 1, 8_000].map { length in
                String((0..<length).map { _ in generator.pick(letters) })
            }
            // Dot segments are not captured.
            let shown = Set(values.map { redaction.url(before + "0" + $0 + after) })
            #expect(
                shown.count == 1 && shown.first?.contains(Redaction.mark) == true, "seed \(seed): \(before)")
        }
    }

    /// What stands before and after the value of a pair.
    private static let around: [(String, String)] = [
        ("/a?token=", ""), ("/a?x=1&token=", "&y=2"), ("/a?to%6ben=", "#top"), ("/a#token=", "&x"),
        ("/a?next=app%3A%2F%2Fb%3Ftoken%3D", "%26x%3D1&y=2"), ("/a?next=/b?token=", ""), ("/a;token=", "/b"),
        ("app://x%20y/b?x=1;token=", ""), ("/a?b=%2F%3Fc%3D%252F%253Ftoken%253D", "&x"), ("/a%zz?token=", ""),
    ]

    /// Patterns, and what stands before and after what they capture.
    private static let capturing: [(pattern: RoutePattern, around: (String, String))] = [
        ("/login/:token", ("/login/", "?x=1")), ("app://:token/start", ("app://", "/start")),
        ("/docs/:token...", ("/docs/a%20/", "/b")), ("/deep/**/:token/end", ("/deep/a/b/", "/end")),
        ("/file-:token.json", ("/file-", ".json")), ("/opt(/:token)", ("/opt/", "")),
        ("/back/:token", ("/x/../back/./", "//")), ("/login/:token", ("/a?next=/login/", "&x")),
    ]
}

/// A router with random entries, to which URLs with a secret are opened that stands under hidden names only.
private struct RandomStory {
    private static let hidden = ["token", "user id", "Key"]

    private var generator: SeededGenerator
    private let router: Routing
    private let secret: String
    private let gate = Gate("ready")
    private(set) var urls: [String] = []

    init(seed: UInt64, isRedacting: Bool) {
        var generator = SeededGenerator(seed: seed)
        let hidden = isRedacting ? Set(Self.hidden) : []
        router = Routing(configuration: Routing.Configuration(abandonment: .resume, redacting: hidden))
        // Letters only, so that nothing else looks like it.
        secret = "zq" + String((0..<6).map { _ in generator.pick(Array("qxjzwk")) })
        self.generator = generator
    }

    /// Whether a text has the secret, however it is escaped.
    func shows(_ text: String) -> Bool {
        var text = text
        while true {
            if text.range(of: secret, options: [.caseInsensitive, .literal]) != nil { return true }
            guard let decoded = Self.decoded(text) else { return false }
            text = decoded
        }
    }

    /// The text with its escapes of ASCII decoded once; `nil` if it has none.
    ///
    /// Told texts are long and have few escapes: only what follows a percent sign is looked at.
    private static func decoded(_ text: String) -> String? {
        let parts = text.split(separator: "%", omittingEmptySubsequences: false)
        var decoded = String(parts[0])
        var hasEscape = false
        for part in parts.dropFirst() {
            let byte = part.prefix(2).count == 2 ? UInt8(part.prefix(2), radix: 16) : nil
            if let byte, (0x20..<0x80).contains(byte) {
                decoded.unicodeScalars.append(UnicodeScalar(byte))
                decoded += part.dropFirst(2)
                hasEscape = true
            } else {
                decoded += "%" + part
            }
        }
        return hasEscape ? decoded : nil
    }

    private var source: RouteOrigin { .external(source: "https://mail.test/?token=\(secret)") }

    /// Everything that an observer and a journal tell.
    mutating func told() async throws -> [String] {
        let router = router
        let log = EventLog(router)
        let journal = RoutingJournal(router)
        register()
        for _ in 0..<6 { urls.append(url()) }
        let porter = porter()
        let source = source
        for url in urls {
            let isImpatient = generator.chance(30)
            if generator.chance(50) {
                router.open(url, from: generator.chance(50) ? .internal : source)
            } else {
                async let outcome = router.dispatch(url)
                if isImpatient { router.cancelPending() }
                _ = try? await outcome
            }
        }
        await router.idle()
        gate.discard(with: Fault(text: urls.joined()))
        await router.idle()
        withExtendedLifetime(porter) {}
        var told = log.events.flatMap(Self.texts)
        told.append(Self.dumped(log.events))
        told += [journal.description, journal.trace.mermaid, try journal.trace.json()]
        told.append(Self.dumped(journal.records))
        told += try urls.flatMap { url in
            let explanation = router.explain(url, from: source)
            let json = String(decoding: try JSONEncoder().encode(explanation), as: UTF8.self)
            return ["\(explanation)", Self.dumped(explanation), json.replacing("\\/", with: "/")]
        }
        return told
    }

    /// What an event says in words.
    private static func texts(of event: RoutingEvent) -> [String] {
        var texts = [event.description, event.route, event.gate ?? "", "\(event.origin?.source ?? "")"]
        if let error = event.error { texts.append("\(error)") }
        if let decision = event.decision { texts.append("\(decision) \(decision.redirection ?? "")") }
        if let rejection = event.decision?.rejection { texts.append("\(rejection)") }
        return texts
    }

    /// Lets the first held jobs go on and discards the others, because some callers wait for them.
    private func porter() -> RouteObservation {
        let (gate, count) = (gate, Box(0))
        return router.observe { event in
            guard event.kind == .held else { return }
            count.put((count.value ?? 0) + 1)
            if (count.value ?? 0) < 4 { gate.open() } else { gate.discard(with: Fault(text: event.route)) }
            gate.close()
        }
    }

    private static func dumped(_ value: some Any) -> String {
        var text = ""
        dump(value, to: &text)
        return text
    }

    private struct Fault: Error {
        let text: String
    }
}

extension RandomStory {
    /// Patterns with a capture that is hidden.
    private static let patterns: [RoutePattern] = [
        "/login/:token", "app://login/:token", "app://:token/start", "/files/file-:token.json",
        "/:a/:b/:token",
        "/deep/**/:token/end", "/docs/:Key...", "/opt(/:token)", "/typed/:token<alpha>",
        "https://h.test/:token/x", "/mix/:id-:token.:x", "/plain/:token",
    ]

    private mutating func register() {
        for pattern in Self.patterns where generator.chance(75) {
            enter(pattern)
        }
        // A proxy for each, so that an entry in play captures every URL under its hidden name.
        for pattern in Self.patterns { router.proxy(pattern) { _ in .pass } }
        for pattern: RoutePattern in ["/**", "/**", "/plain", "/login/:id"] where generator.chance(60) {
            enter(pattern)
        }
    }

    private mutating func enter(_ pattern: RoutePattern) {
        let (gate, moved, hasOpened) = (gate, url(), Box<Bool>())
        switch generator.number(below: 12) {
        case 0: router.map(pattern) { _ in }
        case 1: router.map(pattern) { request in throw Fault(text: request.url.string) }
        case 2: router.map(pattern) { _, _, _, _ in }
        case 3:
            router.map(pattern) { request in
                // Not again and again: a proxy may redirect it to this very map.
                guard hasOpened.value == nil else { return }
                hasOpened.put(true)
                request.open("/plain?token=\(request.parameters["token"] ?? "")")
            }
        case 4: router.proxy(pattern) { _ in .pass }
        case 5:
            router.proxy(pattern) { request in .reject("see /a?token=\(request.parameters["token"] ?? "")") }
        case 6: router.proxy(pattern) { request in .reject(Fault(text: request.url.string)) }
        case 7: router.proxy(pattern) { _ in .redirect(to: moved) }
        case 8:
            router.proxy(pattern) { request in
                let callback = RouteURL.escapingQueryValue(request.url.string)
                return .redirect(to: "app://present/login?callback=\(callback)")
            }
        case 9: router.proxy(pattern) { _ in .hold(at: gate) }
        case 10: router.proxy(pattern) { request in throw Fault(text: request.url.string) }
        default:
            router.proxy(pattern) { request in
                .redirect(to: request.parameters["token"].map { "/plain/\($0)" } ?? "/plain")
            }
        }
    }

    /// A URL with the secret in a hidden place, or several.
    private mutating func url() -> String {
        let secret = spelt()
        let bases = [
            "/login/\(secret)", "app://login/\(secret)", "app://\(secret)/start",
            "/files/file-\(secret).json",
            "/x/y/\(secret)", "/deep/a/b/\(secret)/end", "/docs/a/\(secret)/b", "/opt/\(secret)",
            "/typed/\(secret)",
            "https://user@h.test/\(secret)/x", "/mix/1-\(secret).json", "/x/../login/./\(secret)//",
            "/plain", "app://plain/a%20b",
        ]
        var url = generator.pick(bases)
        let isCaptured = shows(url)
        if generator.chance(60) || !isCaptured {
            url += generator.pick(["?", "?a=1&", "?&&", "?b&", "?a=1;", "#", "#a=1&", "?next=/x?"])
            url += generator.pick(["token=", "to%6Ben=", "user%20id=", "Key="]) + spelt()
        }
        // No entry in play captures the path of a URL that another carries.
        if !isCaptured, generator.chance(30) {
            url = "app://open?url=" + RouteURL.escapingQueryValue(url) + "&z=1"
        }
        if generator.chance(15) { url += generator.pick(["%zz", "%", "&x=%ff", " ", "\n", "#%4"]) }
        return url
    }

    /// The secret, some of it escaped.
    private mutating func spelt() -> String {
        guard generator.chance(30) else { return secret }
        return secret.utf8.map { byte in
            let digits = String(byte, radix: 16)
            return generator.chance(40) ? "%\(digits)" : String(UnicodeScalar(byte))
        }.joined()
    }
}
