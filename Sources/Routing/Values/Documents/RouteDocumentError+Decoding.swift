extension RouteDocumentError {
    /// The longest message, in scalars, taken from a decoder or a value, because it may quote the document.
    private static let longestSentence = 240

    /// Creates an error for the author of a document from the error of a decoder.
    ///
    /// Use it in code that decodes tables, or rows of tables, as parts of its own documents.
    ///
    /// - Parameter error: The error that the decoder threw.
    public init(_ error: any Error) {
        if let error = error as? RouteDocumentError {
            self = error
            return
        }
        guard let error = error as? DecodingError else {
            self.init(.invalidValue, at: "", Self.sentence("\(error)"))
            return
        }
        self.init(error, firstKey: nil)
    }

    /// Creates an error from the error of a decoder.
    ///
    /// - Parameters:
    ///   - error: The error that the decoder threw.
    ///   - firstKey: The first key of the document, if the document must be an object.
    init(_ error: DecodingError, firstKey: String?) {
        switch error {
        case .keyNotFound(let key, let context):
            let place = Self.place(context.codingPath + [key])
            self.init(.missing, at: place, "there is no '\(key.stringValue)'; add it")
        case .valueNotFound(let type, let context):
            self.init(expecting: type, found: "null", context, firstKey)
        case .typeMismatch(let type, let context):
            self.init(expecting: type, found: Self.found(context), context, firstKey)
        case .dataCorrupted(let context):
            self.init(context)
        @unknown default:
            self.init(.invalidValue, at: "", Self.sentence("\(error)"))
        }
    }

    private init(
        expecting type: any Any.Type,
        found: String?,
        _ context: DecodingError.Context,
        _ firstKey: String?
    ) {
        let wanted =
            if context.codingPath.isEmpty, Self.isObject(type), let firstKey {
                "an object with '\(firstKey)'"
            } else {
                Self.name(of: type)
            }
        let message = "expected \(wanted)\(found.map { ", found \($0)" } ?? "")"
        self.init(.wrongType, at: Self.place(context.codingPath), message)
    }

    private init(_ context: DecodingError.Context) {
        let place = Self.place(context.codingPath)
        switch context.underlyingError {
        case let error as RouteDocumentError:
            self.init(error.code, at: error.place, error.message)
        case let error as RoutePatternError:
            self.init(.malformedPattern, at: place, "\(error)")
        case _ where place.isEmpty && context.debugDescription.hasSuffix("not valid JSON."):
            // After the check, Foundation throws this error for a number that does not fit.
            let message =
                "a number is too large or not whole where a whole one is wanted, or this is not JSON"
            self.init(.malformedJSON, at: "", message)
        case let error?:
            self.init(.invalidValue, at: place, Self.sentence("\(error)"))
        case nil:
            self.init(.invalidValue, at: place, Self.sentence(context.debugDescription))
        }
    }

    private static func sentence(_ text: String) -> String { text.visible(atMost: longestSentence) }

    /// A path through objects and lists: `routes[3].kind`.
    ///
    /// Keys may come from the document and be of any length.
    static func place(_ path: [any CodingKey]) -> String {
        path.reduce(into: "") { place, key in
            if let index = key.intValue {
                place += "[\(index)]"
            } else {
                place += (place.isEmpty ? "" : ".") + key.stringValue.visible(atMost: 64)
            }
        }
    }

    /// The kind of the value that was found instead of the expected type, parsed from the decoder's message.
    private static func found(_ context: DecodingError.Context) -> String? {
        let kinds = [
            ("array", "an array"), ("dictionary", "an object"), ("object", "an object"),
            ("string", "a string"),
            ("number", "a number"), ("bool", "true or false"), ("true", "true or false"), ("null", "null"),
        ]
        let parts = context.debugDescription.split(separator: "found ")
        return parts.count < 2 ? nil : kinds.first { parts[parts.count - 1].contains($0.0) }?.1
    }

    private static func isObject(_ type: any Any.Type) -> Bool {
        type is [String: Any].Type || type is [String: String].Type
    }

    private static func name(of type: any Any.Type) -> String {
        switch type {
        case is String.Type: "a string in quotes"
        case is Bool.Type: "true or false"
        case is any FixedWidthInteger.Type: "a whole number"
        case is [Any].Type, is [String].Type: "an array in brackets"
        case _ where isObject(type): "an object in braces"
        default: "\(type)"
        }
    }
}
