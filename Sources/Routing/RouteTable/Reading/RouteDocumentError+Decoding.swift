extension RouteDocumentError {
    /// Says what a decoder found wrong for whoever wrote the document.
    ///
    /// For code that decodes tables, or rows of them, as parts of documents of its own.
    ///
    /// - Parameter error: What the decoder threw.
    public init(_ error: any Error) {
        if let error = error as? RouteDocumentError {
            self = error
            return
        }
        guard let error = error as? DecodingError else {
            self.init(.invalidValue, at: "", "\(error)")
            return
        }
        switch error {
        case .keyNotFound(let key, let context):
            let place = Self.place(context.codingPath + [key])
            self.init(.missing, at: place, "there is no '\(key.stringValue)'; add it")
        case .valueNotFound(let type, let context):
            self.init(
                .wrongType, at: Self.place(context.codingPath), "this is null; write \(Self.name(of: type))")
        case .typeMismatch(let type, let context):
            let message = "this is of another type; write \(Self.name(of: type))"
            self.init(.wrongType, at: Self.place(context.codingPath), message)
        case .dataCorrupted(let context):
            self.init(context)
        @unknown default:
            self.init(.invalidValue, at: "", "\(error)")
        }
    }

    private init(_ context: DecodingError.Context) {
        let place = Self.place(context.codingPath)
        switch context.underlyingError {
        case let error as RouteDocumentError:
            self.init(error.code, at: error.place, error.message)
        case let error as RoutePatternError:
            self.init(.malformedPattern, at: place, "\(error)")
        case _ where place.isEmpty && context.debugDescription.hasSuffix("not valid JSON."):
            // All else that can be wrong with a text as a whole was looked for before.
            self.init(.malformedJSON, at: "", "the text is not UTF-8, or escapes stand for half a character")
        default:
            self.init(.invalidValue, at: place, context.debugDescription)
        }
    }

    /// A path through objects and lists: `routes[3].kind`.
    static func place(_ path: [any CodingKey]) -> String {
        path.reduce(into: "") { place, key in
            if let index = key.intValue {
                place += "[\(index)]"
            } else {
                place += (place.isEmpty ? "" : ".") + key.stringValue
            }
        }
    }

    private static func name(of type: any Any.Type) -> String {
        switch type {
        case is String.Type: "a text in quotes"
        case is Bool.Type: "true or false"
        case is any FixedWidthInteger.Type: "a whole number"
        case is [Any].Type, is [String].Type: "a list in brackets"
        case is [String: Any].Type, is [String: String].Type: "an object in braces"
        default: "\(type)"
        }
    }
}
