/// The output of an encoder, property by property.
final class EncodedParameters {
    private var properties: [EncodedProperty] = []
    private var indices = [ExactText: Int]()
    private var fault: RouteValueError?

    /// Begins a property; it replaces an earlier property of the same name, as in other encoders.
    func property(_ name: String) -> EncodedProperty {
        let property = EncodedProperty(name)
        if let index = indices[ExactText(name)] {
            properties[index] = property
        } else {
            indices[ExactText(name)] = properties.count
            properties.append(property)
        }
        return property
    }

    /// Returns the property if it exists, or begins it.
    func continuedProperty(_ name: String) -> EncodedProperty {
        indices[ExactText(name)].map { properties[$0] } ?? property(name)
    }

    /// Records a fault from a method that cannot throw.
    func refuse(_ error: RouteValueError) {
        fault = fault ?? error
    }
}

extension EncodedParameters {
    /// Encodes the properties of a value.
    convenience init(_ value: some Encodable) throws {
        self.init()
        try value.encode(to: ParametersEncoder(output: self))
        if let fault = fault ?? properties.compactMap(\.fault).first { throw fault }
    }

    /// The values to print a pattern with.
    var values: PrintableValues {
        var pairs = ParameterPairs()
        for property in properties {
            for text in property.texts { pairs.append(text, for: property.name) }
        }
        return PrintableValues(pairs, lists: Set(properties.filter(\.isList).map { ExactText($0.name) }))
    }

    /// Checks that parameters decode to the value that was encoded.
    ///
    /// Not every value can be compared, but its encoding can. The comparison finds what an encoder cannot
    /// see: a default that replaces a missing value, or a type that does not decode what it encodes.
    ///
    /// - Parameters:
    ///   - parameters: The parameters read from the printed URL.
    ///   - type: The type of the value.
    /// - Throws: A ``RouteValueError``, or the error of the type.
    func check(_ parameters: Parameters, as type: (some Codable).Type) throws {
        let again = try EncodedParameters(parameters.decoded(as: type))
        for name in (properties + again.properties).map(\.name) {
            let (old, new) = (continuedProperty(name), again.continuedProperty(name))
            if !old.isWritten(as: new) { throw RouteValueError.readDifferently(old, as: new.texts) }
        }
    }
}

extension RouteValueError {
    /// The error for an empty value, for which the printer would print nothing.
    static func empty(_ name: String) -> RouteValueError {
        RouteValueError(.empty, name, "nothing would be printed for it, and another value would be read")
    }

    fileprivate static func readDifferently(
        _ property: EncodedProperty,
        as texts: [String]
    ) -> RouteValueError {
        guard let last = property.texts.last else { return empty(property.name) }
        let message = "its type would read it as another value, with the texts \(texts) or of another kind"
        return RouteValueError(.ambiguous, property.name, value: last, message)
    }
}
