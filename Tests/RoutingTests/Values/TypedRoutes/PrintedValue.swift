import Testing

@testable import Routing

/// Prints values in a path and in a query, and reads them again.
enum PrintedValue {
    struct Captured<Value: Codable & Equatable & Sendable>: Route, Equatable {
        static var pattern: RoutePattern { "app://captured/:x" }
        var x: Value
    }

    struct Asked<Value: Codable & Equatable & Sendable>: Route, Equatable {
        static var pattern: RoutePattern { "app://asked" }
        var x: Value
    }

    /// Prints a route, and if that succeeds reads it again.
    ///
    /// - Returns: The code of the error; `nil` when the value came back.
    static func fault<Target: Route & Equatable>(of route: Target) throws -> RouteValueError.Code? {
        let url: String
        do {
            url = try route.url
        } catch let error as RouteValueError {
            #expect(error.description.hasPrefix(error.code.rawValue))
            return error.code
        }
        let read = try RouteURL(url)
        let captures = try #require(try Target.pattern.captures(in: url), "\(url)")
        let again = try read.query.overlaid(by: captures).decoded(as: Target.self)
        #expect(again == route, "\(url)")
        // The elements of a set may come in another order.
        #expect(try again.url.utf8.sorted() == url.utf8.sorted(), "\(url)")
        return nil
    }

    /// Prints a value in a path and in a query, and checks that both go as they are expected to.
    static func check<Value: Codable & Equatable & Sendable>(
        _ value: Value,
        captured: RouteValueError.Code? = nil,
        asked: RouteValueError.Code? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        #expect(try fault(of: Captured(x: value)) == captured, sourceLocation: sourceLocation)
        #expect(try fault(of: Asked(x: value)) == asked, sourceLocation: sourceLocation)
    }
}
