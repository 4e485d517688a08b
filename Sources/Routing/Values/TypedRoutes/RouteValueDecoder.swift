/// The value of a typed route, read from a URL.
final class RouteValue: Sendable {
    let value: any Sendable

    init(_ value: any Sendable) {
        self.value = value
    }
}

/// Reads the values of a route type; parameters that do not decode do not match.
///
/// Decoding runs the program's code, so the callers hold no lock.
final class RouteValueDecoder: Sendable {
    private enum Source: Sendable {
        case type(any Route.Type)
        case name(String)
    }

    private let source: Source
    private let decode: @Sendable (Parameters) throws -> any Sendable

    init<Target: Route>(_ type: Target.Type) {
        source = .type(type)
        decode = { try $0.decoded(as: Target.self) }
    }

    /// Creates a decoder for a type that is known only by name; it accepts all parameters.
    init(typeName: String) {
        source = .name(typeName)
        decode = { $0 }
    }

    /// The name of the type.
    var typeName: String {
        switch source {
        case .type(let type): "\(type)"
        case .name(let name): name
        }
    }

    /// The identity of the type; two types may have the same name.
    var identity: ObjectIdentifier {
        switch source {
        case .type(let type): ObjectIdentifier(type)
        case .name: ObjectIdentifier(self)
        }
    }

    /// Reads a value.
    ///
    /// - Parameter parameters: The query, overlaid by the captures and by the changes of a proxy.
    /// - Returns: The value.
    /// - Throws: The error of the type's decoding.
    func value(of parameters: Parameters) throws -> RouteValue {
        RouteValue(try decode(parameters))
    }
}
