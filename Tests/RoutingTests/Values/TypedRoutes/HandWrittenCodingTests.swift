import Testing

@testable import Routing

/// Types that code themselves are held to the law as well: what is printed comes back, or is refused.
@Suite struct HandWrittenCodingTests {
    private enum Key: String, CodingKey { case a, b }

    private struct WrittenTwice: Route, Equatable {
        static let pattern: RoutePattern = "/twice"
        var a = 3

        init() {}

        init(from decoder: any Decoder) throws {
            a = try decoder.container(keyedBy: Key.self).decode(Int.self, forKey: .a)
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode([7, 8], forKey: .a)
            try container.encode(a, forKey: .a)
            try container.encode("x", forKey: .b)
            try container.encodeNil(forKey: .b)
        }
    }

    @Test func whatIsWrittenLastWins() throws {
        #expect(try WrittenTwice().url == "/twice?a=3")
        #expect(try PrintedValue.fault(of: WrittenTwice()) == nil)
    }

    /// A union whose name may read as a number.
    private enum Reference: Codable, Equatable {
        case number(Int)
        case isOn(Bool)
        case name(String)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Int.self) {
                self = .number(number)
            } else if let isOn = try? container.decode(Bool.self) {
                self = .isOn(isOn)
            } else {
                self = .name(try container.decode(String.self))
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .number(let number): try container.encode(number)
            case .isOn(let isOn): try container.encode(isOn)
            case .name(let name): try container.encode(name)
            }
        }
    }

    private struct Item: Route, Equatable {
        static let pattern: RoutePattern = "/items/:reference"
        var reference: Reference
        var others: [Reference] = []
    }

    @Test(arguments: ["7", "007", "true"])
    func aTextThatItsTypeReadsAsAnotherKindIsRefused(name: String) throws {
        for item in [Item(reference: .name(name)), Item(reference: .number(1), others: [.name(name)])] {
            let error = #expect(throws: RouteValueError.self) { try item.url }
            #expect(error?.code == .ambiguous)
        }
        for item in [Item(reference: .number(7)), Item(reference: .isOn(true)), Item(reference: .name("x"))] {
            #expect(try PrintedValue.fault(of: item) == nil)
        }
    }

    private struct InOneContainer: Codable {
        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(9)
            try container.encode(3)
        }
    }

    private struct InTwoLists: Encodable {
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode("gone", forKey: .a)
            for number in [1, 2] {
                var list = container.nestedUnkeyedContainer(forKey: .a)
                try list.encode(number)
            }
            var list = container.superEncoder(forKey: .b).unkeyedContainer()
            try list.encode("x")
        }
    }

    @Test func aListThatIsAskedForAgainGoesOn() throws {
        #expect(try Parameters(encoding: InTwoLists()) == ["a": "1", "a": "2", "b": "x"])
        #expect(try Parameters(encoding: ["a": InOneContainer()] as Written) == ["a": "3"])
    }

    /// A dictionary that is only written.
    private struct Written: Encodable, ExpressibleByDictionaryLiteral {
        let pairs: [String: InOneContainer]

        init(dictionaryLiteral elements: (String, InOneContainer)...) {
            pairs = Dictionary(elements) { $1 }
        }

        func encode(to encoder: any Encoder) throws { try pairs.encode(to: encoder) }
    }

    private struct Defaulted: Route, Equatable {
        static let pattern: RoutePattern = "/defaulted"
        var a: [String]
        var b: Int?

        init(_ a: [String], _ b: Int?) { (self.a, self.b) = (a, b) }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            a = try container.decodeIfPresent([String].self, forKey: .a) ?? ["all"]
            b = try container.decodeIfPresent(Int.self, forKey: .b) ?? 1
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(a, forKey: .a)
            try container.encodeIfPresent(b, forKey: .b)
        }
    }

    @Test func whatADefaultWouldReplaceIsRefused() throws {
        #expect(try PrintedValue.fault(of: Defaulted(["all"], 1)) == nil)
        #expect(try PrintedValue.fault(of: Defaulted(["x"], 2)) == nil)
        #expect(try PrintedValue.fault(of: Defaulted([], 1)) == .empty)
        #expect(try PrintedValue.fault(of: Defaulted(["x"], nil)) == .empty)
        #expect(!Routing().open(Defaulted([], 1)))
    }

    private struct Lowered: Route, Equatable {
        static let pattern: RoutePattern = "/lowered"
        var a: String

        init(_ a: String) { self.a = a }

        init(from decoder: any Decoder) throws {
            a = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .a).lowercased()
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(a, forKey: .a)
        }
    }

    @Test func whatItsTypeReadsAsAnotherValueIsRefused() throws {
        #expect(try PrintedValue.fault(of: Lowered("x")) == nil)
        let error = #expect(throws: RouteValueError.self) { try Lowered("X").url }
        #expect(error?.code == .ambiguous && error?.name == "a" && error?.value == "X")
        #expect(throws: RouteValueError.self) { try Parameters(encoding: Lowered("X")) }
    }

    private struct Silent: Codable, Equatable, Sendable {
        init() {}
        init(from decoder: any Decoder) {}
        func encode(to encoder: any Encoder) {}
    }

    @Test func whatWritesNothingIsNoElement() throws {
        try PrintedValue.check(Silent(), captured: .missing)
        try PrintedValue.check([Silent](), captured: .missing)
        try PrintedValue.check([Silent()], captured: .missing, asked: .empty)
        try PrintedValue.check(Silent?.some(Silent()), captured: .missing, asked: .empty)
    }

    @Test func aDictionaryThatLosesANameIsRefused() throws {
        let error = #expect(throws: RouteValueError.self) {
            try Parameters(encoding: ["a": 1, "b": nil] as [String: Int?])
        }
        #expect(error?.code == .empty && error?.name == "b")
    }
}
