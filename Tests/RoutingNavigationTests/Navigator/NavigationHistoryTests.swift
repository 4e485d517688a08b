import Routing
import Testing

@testable import RoutingNavigation

/// The history as a value.
@Suite struct NavigationHistoryTests {
    private let tree = NavigationTree<String> {
        Stack { Endpoint("books") { Endpoint("books/:id") } }
        Endpoint({ $0.string.hasPrefix("code") }, name: "code")
    }

    private func state(_ url: String) throws -> NavigationState {
        try NavigationState().applying(.open(url), on: tree)
    }

    @Test func anEmptyHistoryLeadsNowhere() {
        let history = NavigationHistory()
        #expect(!history.canGoBack && !history.canGoForward)
        #expect(history.visit(at: 0) == nil)
        #expect(history.visit(at: -1) == nil && history.visit(at: 1) == nil)
        #expect(history.index == 0)
    }

    @Test func aMoveToAVisitThatWasDiscardedMeanwhileIsANewVisit() throws {
        var history = NavigationHistory()
        for url in ["books", "books/7", "books/8"] { history.visit(try state(url)) }
        let before = try #require(history.visit(at: -1))
        history.clear()
        history.move(to: before)
        #expect(history.visits.map(\.url) == ["books/8", "books/7"] && history.index == 1)
    }

    @Test func aMoveToAVisitThatAnotherVisitOvertookLeadsToThatVisit() throws {
        var history = NavigationHistory()
        for url in ["books", "books/7"] { history.visit(try state(url)) }
        let before = try #require(history.visit(at: -1))
        history.visit(try state("books/8"))
        history.move(to: before)
        #expect(history.visits.map(\.url) == ["books", "books/7", "books/8"] && history.index == 0)
    }

    @Test func aVisitWithTheSameURLTakesThePlaceOfTheLast() throws {
        var history = NavigationHistory()
        history.visit(try state("books/7"))
        let anew = try state("books").applying(.open("books/7"), on: tree)
        history.visit(anew)
        #expect(history.visits == [anew])
    }

    @Test func anotherWayToWriteAPlaceIsNoVisit() throws {
        var history = NavigationHistory()
        for url in ["books/7", "app://books/7", "https://example.com/books/7", "/Books/7?page=2"] {
            history.visit(try state(url))
            #expect(history.visits.count == 1, "\(url)")
        }
        #expect(history.visits.last?.url == "/Books/7?page=2")
        #expect(history.visits.last?.canonicalURL == "books/7")
        history.visit(try state("app://books/8"))
        #expect(history.visits.count == 2)
        // Of what has no pattern there is only the URL.
        history.visit(try state("code1"))
        history.visit(try state("code2"))
        #expect(history.visits.count == 4)
    }

    @Test func visitsThatBecomeOnePlaceBecomeOne() throws {
        let start = Destination(id: Destination.ID(1), origin: .init(.pattern, "a"))
        let nowhere = NavigationState(root: NavigationNode(start, .endpoint), nextNumber: 2)
        #expect(nowhere.url == nil)
        let pairs = [
            (nowhere, nowhere), (try state("books/7"), try state("/Books/7?page=2")),
            (try state("code1"), try state("code1")),
        ]
        for (first, second) in pairs {
            var history = NavigationHistory()
            history.visit(try state("books/1"))
            history.visit(try state("books/2"))
            history.keep(second, others: [first, second])
            #expect(history.visits == [second])
            #expect(history.index == 0)
        }
    }

    @Test func theLimitForgetsTheOldest() throws {
        var history = NavigationHistory()
        for number in 0...NavigationHistory.limit { history.visit(try state("books/\(number)")) }
        #expect(history.visits.count == NavigationHistory.limit)
        #expect(history.visits.first?.url == "books/1")
        #expect(history.index == NavigationHistory.limit - 1)
        #expect(!history.canGoForward && history.canGoBack)
    }

    @Test func followingTheUserMayLeadBack() throws {
        var history = NavigationHistory()
        let (first, second) = (try state("books"), try state("books/7"))
        history.visit(first)
        history.visit(second)
        history.follow(first)
        #expect(history.index == 0 && history.visits.count == 2)
        history.follow(second)
        #expect(history.index == 1 && history.visits.count == 2)
    }

    @Test func aPlaceThatHasFinishedIsInNoVisit() throws {
        let books = try state("books")
        let six = try books.applying(.push("books/6"), on: tree)
        let eight = try six.applying(.push("books/8"), on: tree)
        let seven = try eight.applying(.open("books/7"), on: tree)
        let place = try #require(six.activeLeaf?.id)
        var history = NavigationHistory()
        for state in [books, six, eight, seven] { history.visit(state) }
        history.move(to: try #require(history.visit(at: -2)))
        history.finish(leaving: books) { state in
            state.find(place) == nil ? state : try? state.applying(.remove(.id(place)), on: tree)
        }
        #expect(history.visits == [books, seven])
        #expect(history.index == 0 && history.canGoForward)
    }

    @Test func aVisitOfWhichNothingIsLeftIsDropped() throws {
        var history = NavigationHistory()
        for url in ["books", "books/7", "books/8"] { history.visit(try state(url)) }
        history.move(to: try #require(history.visit(at: -1)))
        history.finish(leaving: try state("books/6")) { $0.url == "books" ? nil : $0 }
        #expect(history.visits.map(\.url) == ["books/6", "books/8"] && history.index == 0)
    }
}
