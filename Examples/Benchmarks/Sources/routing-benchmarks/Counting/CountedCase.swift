import ArgumentParser
import Dispatch
import Routing

/// An operation to run alone, a known number of times, so that a tool can count its instructions.
enum CountedCase: String, CaseIterable, ExpressibleByArgument {
    case nothing
    case match
    case matchAll = "match-all"
    case parameters
    case hummingbird
    case expressions
    case canOpen = "can-open"
    case open
    case openQuery = "open-query"
    case openProxied = "open-proxied"
    case dispatch
    case dispatchAsync = "dispatch-async"
    case typed
    case byHand = "by-hand"
    case map
    case mapAndDispose = "map-dispose"
    case push
    case pushChanges = "push-changes"
    case modalPush = "push-modal"
    case otherScreens = "pair-changes"
}

extension CountedCase {
    /// A description of the case, for the help.
    var summary: String {
        switch self {
        case .nothing: "go through the URLs: what all others cost for it"
        case .match: "read a URL, find the newest pattern, captures as ranges"
        case .matchAll: "read a URL, find all patterns"
        case .parameters: "read a URL, find the newest pattern and its captures"
        case .hummingbird: "find a path in Hummingbird's trie"
        case .expressions: "try a regular expression for each route"
        case .canOpen: "ask a router whether it can open a URL"
        case .open: "open a URL, until its handler on a queue has completed"
        case .openQuery: "open a URL with a query that its handler does not read"
        case .openProxied: "open a URL with three proxies in front"
        case .dispatch: "open a URL and wait for it before the next"
        case .dispatchAsync: "dispatch a URL to an async handler on the pool"
        case .typed: "dispatch a URL to a map of a type, such as three-values"
        case .byHand: "the same to a map of its pattern, whose handler reads the values"
        case .map: "map one more pattern"
        case .mapAndDispose: "map one more pattern and dispose of it"
        case .push: "push a screen onto a navigation state, such as tall10000"
        case .pushChanges: "list the changes of such a push"
        case .modalPush: "push a screen onto a modal over such a state"
        case .otherScreens: "list the changes between two such states with the same tabs and other screens"
        }
    }

    /// Prepares the case.
    ///
    /// - Parameter name: The name of a corpus, a navigation state or values, depending on the case.
    /// - Returns: The operation; `nil` when the table of the case cannot express the patterns.
    /// - Throws: An error for an unknown name, or for a malformed pattern.
    func prepare(_ name: String) throws -> Contestant? {
        if let reading { return try ReadValues.named(name).contestant(reading) }
        if let navigation { return try navigation.contestant(on: .named(name)) }
        return try prepare(Corpus.named(name))
    }

    /// The reader of a URL's values; `nil` for a case that is not about typed routes.
    private var reading: ValueReading? {
        switch self {
        case .typed: .typed
        case .byHand: .byHand
        default: nil
        }
    }

    /// The operation on a navigation state; `nil` for a case that is not about navigation.
    private var navigation: NavigationOperation? {
        switch self {
        case .push: .push
        case .pushChanges: .pushChanges
        case .modalPush: .modalPush
        case .otherScreens: .otherScreens
        default: nil
        }
    }

    private func prepare(_ corpus: Corpus) throws -> Contestant? {
        let urls = corpus.urls
        let queue = DispatchQueue(label: "handlers")
        func router(proxies: Int = 0) -> Routing { .serving(corpus, on: queue, proxies: proxies) }
        return switch self {
        case .nothing: .lookUp(urls, in: EmptyTable(corpus))
        case .match: .lookUp(urls, in: try BareTable(corpus))
        case .matchAll: .lookUpAll(urls, in: try BareTable(corpus))
        case .parameters: .readParameters(urls, in: try BareTable(corpus))
        case .hummingbird: HummingbirdTable(corpus).map { .lookUp(urls, in: $0) }
        case .expressions: try ExpressionTable(corpus).map { .lookUp(urls, in: $0) }
        case .canOpen: .canOpen(urls, in: router())
        case .open: .open(urls, in: router())
        case .openQuery: .open(urls.map { "\($0)?x=1" }, in: router())
        case .openProxied: .open(urls, in: router(proxies: 3))
        case .dispatch: .dispatch(urls, in: router())
        case .dispatchAsync: .dispatch(urls, in: .awaiting(corpus))
        case .map: .map(into: router(), on: queue)
        case .mapAndDispose: .mapAndDispose(in: router(), on: queue)
        case .typed, .byHand, .push, .pushChanges, .modalPush, .otherScreens: nil
        }
    }
}
