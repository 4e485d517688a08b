import Foundation
import Testing

@testable import Routing
@testable import Support

/// Wrappers stand in the place and in the form of what they wrap: they come back, or are refused.
@Suite struct WrappedValueTests {
    /// A wrapper that is coded in a container for a single value.
    private struct Box<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
        var value: Value

        init(_ value: Value) { self.value = value }

        init(from decoder: any Decoder) throws {
            value = try decoder.singleValueContainer().decode(Value.self)
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(value)
        }
    }

    /// An optional of the program's own.
    private enum Maybe<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
        case nothing
        case just(Value)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            self = container.decodeNil() ? .nothing : .just(try container.decode(Value.self))
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .nothing: try container.encodeNil()
            case .just(let value): try container.encode(value)
            }
        }
    }

    /// A property that is left out when it is `nil`.
    private struct LeftOut<Value: Codable & Equatable & Sendable>: Route, Equatable {
        static var pattern: RoutePattern { "app://left/out" }
        var x: Value?
    }

    private func code<Value: Codable & Equatable & Sendable>(_ value: Value) throws -> RouteValueError.Code? {
        try PrintedValue.fault(of: PrintedValue.Asked(x: value))
    }

    /// How many ways of wrapping a value are printed; all of them come back.
    private func printed<Value: Codable & Hashable & Sendable>(_ value: Value) throws -> Int {
        let codes = [
            try code(value), try code(Box(value)), try code(Box(Box(value))),
            try code(Value?.some(value)), try code(Value??.some(value)), try code(Value???.some(value)),
            try code(Box<Value?>(value)), try code(Box<Value>?.some(Box(value))),
            try code(Maybe.just(value)), try code(Maybe.just(Box(value))),
            try code(Box<Value??>?.some(Box(value))), try code(Maybe<Value?>?.some(.just(value))),
            try PrintedValue.fault(of: LeftOut(x: value)),
            try PrintedValue.fault(of: LeftOut(x: Box(value))),
            try PrintedValue.fault(of: LeftOut<Value?>(x: value)),
        ]
        return codes.count { $0 == nil }
    }

    private static let ways = 15

    @Test func wrappedTextsComeBack() throws {
        #expect(try printed(7) == Self.ways)
        #expect(try printed("") == Self.ways)
        #expect(try printed("a/\u{301}") == Self.ways)
        #expect(try printed(-0.5 as Float) == Self.ways)
        #expect(try printed(Date(timeIntervalSinceReferenceDate: 0.5)) == Self.ways)
        #expect(try printed(UUID()) == Self.ways)
        #expect(try printed(try #require(URL(string: "app://a?b"))) == Self.ways)
        #expect(try printed(RouteUUID()) == Self.ways)
        #expect(try printed(Double.infinity) == 0)
    }

    @Test func wrappedListsComeBack() throws {
        #expect(try printed([1]) == Self.ways)
        #expect(try printed([3, 1, 2, 1]) == Self.ways)
        #expect(try printed(["", "a"]) == Self.ways)
        #expect(try printed([Box(1), Box(2)]) == Self.ways)
        #expect(try printed([Box<Int?>(1)]) == Self.ways)
        #expect(try printed([Date.distantPast]) == Self.ways)
        #expect(try printed(Set(1...100)) == Self.ways)
        #expect(try printed(Set([Box("a")])) == Self.ways)
        #expect(try printed(Data([0, 255])) == Self.ways)
        #expect(try printed([[1]]) == 0)
        #expect(try printed([Box([1])]) == 0)
        #expect(try printed(Box([Int?.none])) == 0)
    }

    /// Only the wrappers that cannot be `nil` are printed: the others would come back as `nil`.
    @Test func whatIsEmptyComesBackOrIsRefused() throws {
        #expect(try printed([Int]()) == 3)
        #expect(try printed(Set<String>()) == 3)
        #expect(try printed(Data()) == 3)
        #expect(try printed(Box([Int]())) == 3)
        #expect(try printed(Int?.none) == 3)
        #expect(try printed(Maybe<Int>.nothing) == 3)
        #expect(try code([Int]?.some([])) == .empty)
        #expect(try code([Int]??.some([])) == .empty)
        #expect(try code([Int]??.some(nil)) == .empty)
        #expect(try code([Int]??.none) == nil)
        #expect(try code(Int??.some(nil)) == .empty)
        #expect(try code(Data?.some(Data())) == .empty)
        #expect(try code(Maybe.just([Int]())) == .empty)
    }

    @Test func wrappedPathsComeBack() throws {
        struct Path: Route, Equatable {
            static let pattern: RoutePattern = "/docs(/:path...)"
            var path: Box<[String]>
        }
        #expect(try PrintedValue.fault(of: Path(path: Box(["a/b", "c"]))) == nil)
        #expect(try PrintedValue.fault(of: Path(path: Box(["a"]))) == nil)
        #expect(try PrintedValue.fault(of: Path(path: Box([]))) == nil)
    }

    @Test func aWrappedListOpensItsRoute() async throws {
        let router = Routing()
        router.map(PrintedValue.Asked<Box<[Int]??>>.self) { route, _ in route.x.value??.reduce(0, +) }
        let outcome = try await router.dispatch(PrintedValue.Asked<Box<[Int]??>>(x: Box([1, 2])))
        #expect(outcome.value(as: Int.self) == 3)
    }
}
