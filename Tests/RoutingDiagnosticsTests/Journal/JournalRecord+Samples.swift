@testable import Routing
@testable import RoutingDiagnostics

extension JournalRecord {
    /// A record of an event without a router.
    static func sample(
        _ number: Int,
        _ kind: RoutingEvent.Kind,
        _ route: String = "app://a",
        by entry: Routing::Entry.Signature? = nil,
        because parent: Int? = nil,
        _ complete: (inout RoutingEvent) -> Void = { _ in }
    ) -> JournalRecord {
        var event = RoutingEvent(number: number, kind: kind, route: route, entry: entry)
        event.cause = parent
        complete(&event)
        return JournalRecord(event)
    }
}

extension RoutingTrace {
    /// A visit that needs a login first, told in all its parts.
    static func login() -> RoutingTrace {
        let auth = signature("app://account/**", .proxy({ _ in .pass }), "auth", 12)
        let login = signature("app://login", .map({ _ in }), "login", 20)
        let account = signature("app://account/:page", .map({ _ in }), nil, 31)
        let form = "app://login?next=app%3A%2F%2Faccount%2Forders"
        let records: [JournalRecord] = [
            .sample(3, .registered, "app://login", by: login),
            .sample(4, .opened, "app://account/orders?token=•••"),
            .sample(5, .proxied, "app://account/orders?token=•••", by: auth, because: 4) {
                $0.decision = .redirect(to: form)
                $0.duration = .microseconds(212)
            },
            .sample(6, .redirected, form, by: auth, because: 5),
            .sample(7, .opened, "app://account/orders", because: 4),
            .sample(8, .handled, form, by: login, because: 4) { $0.duration = .microseconds(12_450) },
            .sample(9, .proxied, "app://account/orders", by: auth, because: 7) {
                $0.decision = .pass
                $0.duration = .nanoseconds(890)
            },
            .sample(10, .handled, "app://account/orders", by: account, because: 7) {
                $0.duration = .milliseconds(1034)
            },
            .sample(11, .opened, "app://nowhere"),
            .sample(12, .unmatched, "app://nowhere", because: 11) {
                $0.error = RoutingError(.noRoute, "no map matches 'app://nowhere'")
                $0.duration = .nanoseconds(5300)
            },
        ]
        return RoutingTrace(records)
    }

    /// Links that a gate holds, one of which expires.
    static func gate() -> RoutingTrace {
        let auth = signature("app://account/**", .proxy({ _ in .pass }), "auth", 12)
        let account = signature("app://account/:page", .map({ _ in }), "account", 31)
        let (orders, cart) = ("app://account/orders", "app://account/cart")
        let records: [JournalRecord] = [
            .sample(1, .opened, orders),
            .sample(2, .proxied, orders, by: auth, because: 1) {
                $0.decision = .hold(at: Gate("signed in"))
                $0.duration = .microseconds(80)
            },
            .sample(3, .opened, cart),
            .sample(4, .held, orders, by: auth, because: 1) { $0.gate = "signed in" },
            .sample(5, .proxied, cart, by: auth, because: 3) {
                $0.decision = .hold(at: Gate("signed in"))
                $0.duration = .microseconds(75)
            },
            .sample(6, .held, cart, by: auth, because: 3) { $0.gate = "signed in" },
            .sample(7, .expired, orders, by: auth, because: 1) {
                $0.gate = "signed in"
                $0.error = RoutingError(.expired, "'\(orders)' was held for too long")
                $0.duration = .seconds(300)
            },
            .sample(8, .resumed, cart, by: auth, because: 3) { $0.gate = "signed in" },
            .sample(9, .proxied, cart, by: auth, because: 3) { $0.decision = .pass },
            .sample(10, .failed, cart, by: account, because: 3) {
                $0.error = RoutingError(.handlerFailed, "the map 'account' threw an error")
                $0.duration = .seconds(301)
            },
            .sample(11, .malformed, "app://%zz") {
                $0.error = RoutingError(.malformedURL, "the text is not a URL")
            },
        ]
        return RoutingTrace(records)
    }

    /// Many events with texts that grow when they are escaped.
    ///
    /// - Parameter piece: What the texts consist of.
    /// - Returns: The trace.
    static func tooMuch(of piece: String = "~") -> RoutingTrace {
        let text = String(repeating: piece, count: 500)
        let records = (1...1000).map { number in
            // Those that are drawn have two texts each, and the first of them a proxy of its own.
            let isAsked = (921..<940).contains(number)
            let proxy = isAsked ? signature("/**", .proxy({ _ in .pass }), text, 1) : nil
            return JournalRecord.sample(number, isAsked ? .proxied : .malformed, text, by: proxy) {
                $0.decision = isAsked ? .redirect(to: text) : nil
                $0.error = RoutingError(.malformedURL, text)
            }
        }
        return RoutingTrace(records)
    }

    /// What events say of an entry.
    private static func signature(
        _ pattern: RoutePattern,
        _ handler: Handler,
        _ name: String?,
        _ line: UInt
    ) -> Entry.Signature {
        let place = SourceLine("Shop/Routes.swift", line)
        let draft = RouteEntry(pattern, [], handler, name, nil, place)
        return Entry(uuid: RouteUUID(), ordinal: 0, draft: draft, owner: nil).signature
    }
}
