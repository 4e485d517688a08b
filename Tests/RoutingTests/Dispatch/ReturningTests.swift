import Foundation
import Routing
import Testing

/// Callers that ask for the value of a handler, and handlers that ask for values of parameters.
@Suite struct ReturningTests {
    private struct Book: Route {
        static let pattern: RoutePattern = "books/:id<int>"
        var id: Int
    }

    private let router = Routing()

    init() {
        router.map("books/:id") { try $0.require("id", as: Int.self) }
        router.map("about") { _ in }
    }

    @Test func aDispatchReturnsTheValue() async throws {
        #expect(try await router.dispatch("books/7", returning: Int.self) == 7)
        #expect(try await router.dispatch(#require(URL(string: "books/8")), returning: Int.self) == 8)
        #expect(try await router.dispatch(Book(id: 9), returning: Int.self) == 9)
        #expect(try await router[].dispatch("books/7", returning: Int?.self) == 7)
    }

    @Test func nothingIsNoValueOfAnOptionalType() async throws {
        router.map("nothing") { _ in }
        router.map("none") { _ in Int?.none }
        let error = await #expect(throws: RoutingError.self) {
            try await router.dispatch("nothing", returning: Int?.self)
        }
        #expect(error?.code == .wrongValue)
        await #expect(throws: RoutingError.self) { try await router.dispatch("nothing", returning: Any.self) }
        #expect(try await router.dispatch("none", returning: Int?.self) == nil)
    }

    @Test func aValueOfAnotherTypeIsAnError() async {
        let other = await #expect(throws: RoutingError.self) {
            try await router.dispatch("books/7", returning: String.self)
        }
        #expect(other?.code == .wrongValue)
        #expect(
            other?.message
                == "the handler of 'books/:id' returned a value of type Int, not a value of type String")
        let none = await #expect(throws: RoutingError.self) {
            try await router.dispatch("about", returning: String.self)
        }
        #expect(none?.message == "the handler of 'about' returned nothing, not a value of type String")
    }

    @Test func aRequiredParameterThatIsNoValueFailsTheHandler() async {
        let error = await #expect(throws: RoutingError.self) { try await router.dispatch("books/seven") }
        #expect(error?.code == .handlerFailed)
        #expect((error?.underlying as? RouteValueError)?.code == .invalid)
    }
}
