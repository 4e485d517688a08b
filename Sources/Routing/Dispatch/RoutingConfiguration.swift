/// The settings of a router, fixed at its creation: how it reads URLs and runs handlers.
///
/// Programs call it ``Routing/Configuration``.
public struct RoutingConfiguration: Sendable {
    /// The number of jobs that run at once.
    public enum Concurrency: Hashable, Sendable {
        /// One at a time, first in, first out.
        case serial
        /// At most this many at a time, started in the order in which they were opened.
        ///
        /// Async handlers, guards and proxies of several URLs then run at the same time, and end in any order.
        ///
        /// A limit below one stops the program, because no job would ever run.
        case limit(Int)

        var limit: Int {
            switch self {
            case .serial: 1
            case .limit(let limit): limit
            }
        }
    }

    /// The reaction to a handler that releases its continuation without calling it.
    public enum Abandonment: Hashable, Sendable {
        /// No further job starts until ``Routing/resume()``.
        ///
        /// This is the contract of classic handlers: the router waits until they call back.
        case halt
        /// The next job starts.
        case resume
    }

    /// The origins that maps accept when registered without `accepting:`, and the origin of URLs that are
    /// opened without `from:`.
    public enum ExternalDefault: Hashable, Sendable {
        /// Maps accept URLs from anywhere. An origin that the caller does not state is internal.
        case allow
        /// Maps accept only URLs of the program itself. The maps registered with `accepting:` are the
        /// allow-list for external URLs. An origin that the caller does not state is internal.
        case deny
        /// Maps accept only URLs of the program itself. An origin that is not stated is external.
        ///
        /// A router cannot know what a classic closure does on other threads. In this mode a URL is
        /// internal only if the caller
        ///
        /// - opens it through a ``RouteRequest`` of an internal URL, or through a scope of that request,
        /// - or states `from: .internal`.
        ///
        /// Every other URL is external, even in the task of a handler that serves an internal URL. As in
        /// every mode, `from: .internal` has no effect when the request or the calling task serves an
        /// external URL.
        ///
        /// ```swift
        /// let router = Routing(configuration: Routing.Configuration(externalDefault: .denyUnknown))
        /// router.map("app://account/delete") { _ in await account.delete() }
        /// router.map("app://account/goodbye") { $0.open("app://account/delete") }
        ///
        /// router.open("app://account/delete")  // refused
        /// router.open("app://account/goodbye", from: .internal)  // the request knows its origin
        /// ```
        ///
        /// `canOpen`, `dispatch`, and `explain` of the module `RoutingDiagnostics`, follow the same rule;
        /// see <doc:ThreatModel>.
        case denyUnknown
    }

    /// How many jobs run at once.
    public var concurrency: Concurrency
    /// What happens when a handler releases its continuation without calling it.
    public var abandonment: Abandonment
    /// The longest time for each call of a handler, a proxy or a fallback; `nil` for no limit.
    ///
    /// The time starts when the call begins on its queue. When it is over, the job fails, the task of an
    /// async handler is cancelled, and the next job starts without waiting.
    public var handlerTimeout: Duration?
    /// The clock of timeouts and durations.
    public var clock: any Clock<Duration>
    /// How many jobs may wait, or `nil` for any number.
    ///
    /// When the limit is reached, `open` returns `false` and `dispatch` throws ``RoutingError/Code/overloaded``. A
    /// negative limit counts as 0.
    public var maximumPendingOpens: Int?
    /// Whether literals, words and expressions of captures are case-sensitive; schemes, hosts and regular
    /// expressions over whole URLs never are.
    public var caseSensitive: Bool
    /// Whether `+` in a query stands for a space, as in HTML forms.
    public var decodesPlusAsSpace: Bool
    /// The schemes whose URLs have a host separate from their segments, in lower case.
    ///
    /// ``RouteURL/Options/standardWebSchemes`` are always included; the schemes that you set are added.
    public var webSchemes: Set<String> {
        didSet { webSchemes = RouteURL.Options.webSchemes(adding: webSchemes) }
    }
    /// The hosts of the web URLs that a pattern without a host matches, or `nil` for any host.
    ///
    /// Write a host without a scheme, and an international name in its ASCII form, such as `xn--bcher-kva.test`. A
    /// host with a port other than the scheme's default, such as `example.com:8080`, is a different host. A router
    /// that is created with anything else, such as `https://example.com` or `*.example.com`, stops the program.
    ///
    /// Guards without a host do not match other hosts either.
    public var webHosts: Set<String>?
    /// The length of the longest URL that the router reads, in UTF-8 bytes.
    public var maximumURLLength: Int
    /// The names of captures and pairs whose values show as `•••` in events, journals and explanations.
    ///
    /// The router hides a value of any length by its place in a URL:
    ///
    /// - In the query or the fragment, it hides the value of a pair with the name.
    /// - In the path, it hides the value that an active entry captures under the name. The active entries
    ///   are the proxies and the map that the URL reaches or has reached; for an explanation, they are all
    ///   entries that match. A capture with a condition in code hides the whole path. A regular expression
    ///   over whole URLs hides the whole route.
    /// - A parameter or a segment may carry a URL that contains such a value. The router hides that
    ///   parameter or segment as a whole. It reads two levels of nested URLs, and hides a value that may
    ///   hold a deeper one.
    ///
    /// The router masks the URLs of events and redirects, the sources of origins, the names of gates and
    /// the reasons of rejections. If a text cannot be read as a URL, only its scheme is shown. The message
    /// of an error in an event is a fixed sentence for the error's code, without the underlying error; only the
    /// reason that a guard or a proxy gives for a rejection is kept. Of an error that a value throws when it is
    /// decoded, an explanation shows the type.
    ///
    /// These are not hidden: a path that no active entry captures, such as a misspelt one, or that of a URL
    /// in a fragment; a value under another name, such as `a[token]`; a value that the program repeats
    /// elsewhere, such as in the words of a reason; the user info of a URL; and the scheme and host in
    /// explanations. Handlers, outcomes, errors thrown by `dispatch`, ``Routing/pending`` and
    /// ``Gate/pending`` contain the full values.
    ///
    /// Masking runs outside the router's lock, for listeners that hide names. It costs O(*n*) in the
    /// length of the URL for each active pattern that captures under a hidden name.
    public var redacting: Set<String>
    /// Whether maps and fallbacks registered without `accepting:` accept external URLs, and whether a URL
    /// is external when the caller does not state its origin.
    ///
    /// Without `accepting:`, proxies are asked about URLs of every origin, because they check URLs that
    /// other entries accept. See <doc:ThreatModel>.
    public var externalDefault: ExternalDefault

    /// Creates a configuration; the defaults suit most programs.
    ///
    /// - Parameters:
    ///   - concurrency: How many jobs run at once.
    ///   - abandonment: What happens when a handler releases its continuation without calling it.
    ///   - handlerTimeout: The longest time for each call.
    ///   - clock: The clock of timeouts and durations.
    ///   - maximumPendingOpens: How many jobs may wait.
    ///   - caseSensitive: Whether patterns are case-sensitive.
    ///   - decodesPlusAsSpace: Whether `+` in a query stands for a space.
    ///   - webSchemes: Schemes whose URLs have a host separate from their segments, in addition to those
    ///     of browsers.
    ///   - webHosts: The hosts of the web URLs that a pattern without a host matches.
    ///   - maximumURLLength: The length of the longest URL that the router reads, in UTF-8 bytes.
    ///   - redacting: The names whose values show as `•••` in events, journals and explanations.
    ///   - externalDefault: The origins that maps accept when registered without `accepting:`.
    public init(
        concurrency: Concurrency = .serial,
        abandonment: Abandonment = .halt,
        handlerTimeout: Duration? = nil,
        clock: any Clock<Duration> = ContinuousClock(),
        maximumPendingOpens: Int? = nil,
        caseSensitive: Bool = false,
        decodesPlusAsSpace: Bool = false,
        webSchemes: Set<String> = RouteURL.Options.standardWebSchemes,
        webHosts: Set<String>? = nil,
        maximumURLLength: Int = RouteURL.Options().maximumLength,
        redacting: Set<String> = [],
        externalDefault: ExternalDefault = .allow
    ) {
        self.concurrency = concurrency
        self.abandonment = abandonment
        self.handlerTimeout = handlerTimeout
        self.clock = clock
        self.maximumPendingOpens = maximumPendingOpens
        self.caseSensitive = caseSensitive
        self.decodesPlusAsSpace = decodesPlusAsSpace
        self.webSchemes = RouteURL.Options.webSchemes(adding: webSchemes)
        self.webHosts = webHosts
        self.maximumURLLength = maximumURLLength
        self.redacting = redacting
        self.externalDefault = externalDefault
    }
}

extension RoutingConfiguration {
    /// How URLs are read.
    package var readingOptions: RouteURL.Options {
        RouteURL.Options(
            maximumLength: maximumURLLength,
            webSchemes: webSchemes,
            decodesPlusAsSpace: decodesPlusAsSpace
        )
    }

    /// The origins that an entry accepts when registered without `accepting:`; a fallback counts as a map.
    func origins(of kind: RouteEntry.Kind) -> OriginSet {
        kind == .map && externalDefault != .allow ? .internal : .all
    }

    /// How patterns are compared with URLs; stops the program if ``webHosts`` contains a host of no URL.
    ///
    /// Such an entry would silently match nothing. A pattern without a host would not match the web URLs that the
    /// entry is meant for, and neither would a guard without a host.
    var matchingRules: MatchingRules {
        MatchingRules(caseSensitive: caseSensitive, webHosts: webHosts.map { Set($0.map(Self.webHost)) })
    }

    /// Returns a host of ``webHosts`` in its canonical form.
    private static func webHost(_ text: String) -> String {
        guard !text.utf8.contains(ascii("*")), let host = WebHostAndPort.canonical(text.utf8, scheme: "https")
        else {
            preconditionFailure(
                """
                \(text.cited) in 'webHosts' is not the host of any URL; write a host as browsers show it, without \
                scheme and path: 'example.com', 'example.com:8080', 'xn--bcher-kva.example'
                """)
        }
        return host
    }
}
