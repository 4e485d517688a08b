extension Routing {
    /// How a router reads URLs and runs handlers; set once, when it is made.
    public struct Configuration: Sendable {
        /// How many jobs run at once.
        public enum Concurrency: Hashable, Sendable {
            /// One at a time, first in, first out.
            case serial
            /// So many at a time, started in the order in which they were opened; less than one stops the
            /// program, for nothing would ever run.
            case limit(Int)

            var limit: Int {
                switch self {
                case .serial: 1
                case .limit(let limit): limit
                }
            }
        }

        /// What happens when a handler lets go of its continuation without calling it.
        public enum Abandonment: Hashable, Sendable {
            /// No further job starts until ``Routing/resume()``: the contract of classic handlers, which hold
            /// up the router until they call back.
            case halt
            /// The next job starts.
            case resume
        }

        /// What maps accept that are registered without `accepting:`, and the origin of URLs that are opened
        /// without `from:`.
        public enum ExternalDefault: Hashable, Sendable {
            /// Maps accept URLs from anywhere. An origin that the caller does not state is internal.
            case allow
            /// Maps accept URLs of the program itself: the maps that say otherwise are the list of what
            /// others may open. An origin that the caller does not state is internal.
            case deny
            /// Maps accept URLs of the program itself. An origin that the caller does not state is external.
            ///
            /// A router cannot know what a classic closure does on other threads. In this mode a URL is
            /// internal only if the caller
            ///
            /// - opens it through a ``RouteRequest`` of an internal URL, or through a scope of that request,
            /// - or states `from: .internal`.
            ///
            /// Every other URL is external, also in the task of a handler that serves an internal URL. As in
            /// every mode, `from: .internal` does not help where the request or the calling task serves an
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
        /// What happens when a handler lets go of its continuation without calling it.
        public var abandonment: Abandonment
        /// How long each call of a handler, a proxy or a fallback may take; `nil` for any time.
        ///
        /// It counts from the call's start on its queue. The job then fails, the task of an async handler is
        /// cancelled, and the next job starts without waiting.
        public var handlerTimeout: Duration?
        /// The clock of timeouts and durations.
        public var clock: any Clock<Duration>
        /// How many jobs may wait, or `nil` for any number.
        ///
        /// Past it `open` returns `false` and `dispatch` throws ``RoutingError/Code/overloaded``.
        public var maximumPendingOpens: Int?
        /// Whether literals, words and expressions in patterns distinguish capitals; schemes and hosts never
        /// do.
        public var caseSensitive: Bool
        /// Whether `+` in a query stands for a space, as in HTML forms.
        public var decodesPlusAsSpace: Bool
        /// The schemes whose URLs have a host apart from their segments, in lower case.
        ///
        /// ``RouteURL/Options/standardWebSchemes`` are always among them: what is set is added to those.
        public var webSchemes: Set<String> {
            didSet { webSchemes = RouteURL.Options.webSchemes(adding: webSchemes) }
        }
        /// The hosts whose web URLs patterns without a host match, or `nil` for any host.
        ///
        /// A host with a port other than its scheme's own is another host.
        public var webHosts: Set<String>?
        /// The longest URL that is read, in UTF-8 bytes.
        public var maximumURLLength: Int
        /// The names of captures and pairs whose values show as `•••` in events, journals and explanations.
        ///
        /// A value of any length is hidden by its place in a URL:
        ///
        /// - in the query or the fragment, behind its name;
        /// - in the path, where an entry in play captures it under the name. In play are the proxies and the
        ///   map that the URL reaches or has reached, and for an explanation all entries that match. A
        ///   capture with a condition in code hides the whole path, a regular expression over whole URLs the
        ///   whole route;
        /// - in a parameter or a segment that carries a URL with one of these, which is hidden as a whole.
        ///   Two levels are read, and what may hold a deeper URL is hidden.
        ///
        /// The URLs of events and redirects are masked, and so are the sources of origins, the names of gates
        /// and the reasons that proxies reject with. Of a text that cannot be read as a URL only the scheme
        /// is shown. An error in an event has a sentence for its code as its message, and no error
        /// underneath.
        ///
        /// Not hidden are a path that no entry in play captures, such as a misspelt one; a value that the
        /// program repeats elsewhere, such as in the words of a reason or under another name; the user info
        /// of a URL; and scheme and host in explanations. Handlers, outcomes, errors thrown by `dispatch`,
        /// ``Routing/pending`` and ``Gate/pending`` have the whole values.
        ///
        /// Masking runs outside the router's lock, for listeners that hide names. It costs O(*n*) in the
        /// length of the URL for each pattern in play that captures under a hidden name.
        public var redacting: Set<String>
        /// Whether URLs from outside reach maps, and fallbacks, that were registered without `accepting`, and
        /// whether a URL is from outside when the caller does not say.
        ///
        /// Proxies are asked about everything unless they say otherwise, for they guard what others accept.
        /// See <doc:ThreatModel>.
        public var externalDefault: ExternalDefault

        /// Creates a configuration; every argument has the value that most programs want.
        ///
        /// - Parameters:
        ///   - concurrency: How many jobs run at once.
        ///   - abandonment: What happens when a handler lets go of its continuation.
        ///   - handlerTimeout: How long each call may take.
        ///   - clock: The clock of timeouts and durations.
        ///   - maximumPendingOpens: How many jobs may wait.
        ///   - caseSensitive: Whether literals distinguish capitals.
        ///   - decodesPlusAsSpace: Whether `+` in a query stands for a space.
        ///   - webSchemes: Schemes whose URLs have a host apart from their segments, besides those of
        ///     browsers.
        ///   - webHosts: The hosts whose URLs patterns without a host match.
        ///   - maximumURLLength: The longest URL that is read, in UTF-8 bytes.
        ///   - redacting: The names whose values show as `•••` in events, journals and explanations.
        ///   - externalDefault: Whether URLs from outside reach maps that do not say so.
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
}

extension Routing.Configuration {
    /// How URLs are read.
    package var readingOptions: RouteURL.Options {
        RouteURL.Options(
            maximumLength: maximumURLLength,
            webSchemes: webSchemes,
            decodesPlusAsSpace: decodesPlusAsSpace
        )
    }

    /// What an entry accepts that does not say so itself; a fallback counts as a map.
    func origins(of kind: RouteEntry.Kind) -> OriginSet {
        kind == .map && externalDefault != .allow ? .internal : .all
    }

    /// How patterns are compared with URLs.
    var matchingRules: MatchingRules {
        MatchingRules(caseSensitive: caseSensitive, webHosts: webHosts.map { Set($0.map(\.foldedASCII)) })
    }
}
