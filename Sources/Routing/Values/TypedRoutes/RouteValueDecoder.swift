/// Reads the values of a route type; parameters that do not decode do not match.
///
/// Decoding runs the program's code, so the callers hold no lock.
final class RouteValueDecoder: Sendable {
    /// The name of the type.
    let typeName: String
    /// The identity of the type, because two types may have the same name; `nil` for a type known only by name.
    private let type: ObjectIdentifier?
    private let decode: @Sendable (Parameters) throws -> any Sendable

    init<Target: Route>(_ type: Target.Type) {
        typeName = "\(type)"
        self.type = ObjectIdentifier(type)
        decode = { try $0.decoded(as: Target.self) }
    }

    /// Creates a decoder for a type that is known only by name; it accepts all parameters.
    init(typeName: String) {
        self.typeName = typeName
        type = nil
        decode = { $0 }
    }

    /// The identity of the type, or of this decoder for a type known only by name.
    var identity: ObjectIdentifier { type ?? ObjectIdentifier(self) }

    /// Whether the type is known only by name.
    var isUnknown: Bool { type == nil }

    /// Reads a value.
    ///
    /// - Parameter parameters: The query, overlaid by the captures and by the changes of a proxy.
    /// - Returns: The value.
    /// - Throws: The error of the type's decoding.
    func value(of parameters: Parameters) throws -> Payload {
        Payload(try decode(parameters))
    }
}

/// A value of the program, such as the data of a URL; an object, because it is passed on often and read once.
final class Payload: Sendable {
    let value: any Sendable

    init(_ value: any Sendable) {
        self.value = value
    }
}
