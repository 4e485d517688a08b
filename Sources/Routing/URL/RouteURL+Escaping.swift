extension RouteURL {
    /// Escapes a text so that it can stand as a value in a query, whatever it holds but NUL: a whole URL too.
    ///
    /// All but the unreserved characters of RFC 3986 (letters, digits, `-`, `.`, `_`, `~`) become escapes, `+`
    /// included, so that readers of either opinion about `+` give the text back.
    ///
    /// ```swift
    /// let callback = RouteURL.escapingQueryValue("app://push/item?id=7&tab=notes")
    /// router.open("app://present/login?callback=\(callback)")
    /// ```
    ///
    /// - Parameter text: The text to carry.
    /// - Returns: The text as a query holds it; reading the query gives `text` back.
    /// - Complexity: O(*n*) in the length of the text.
    public static func escapingQueryValue(_ text: String) -> String {
        PercentEncoding.encode(text) { byte in
            byte.isASCIILetter || byte.isASCIIDigit
                || [ascii("-"), ascii("."), ascii("_"), ascii("~")].contains(byte)
        }
    }
}
