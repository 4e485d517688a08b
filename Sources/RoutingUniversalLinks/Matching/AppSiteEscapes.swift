internal import Routing

/// How browsers write links: which characters they escape, after the URL Standard (WHATWG), "Percent-encoded bytes".
///
/// A file is compared with links as they are written, so all that is compared, and all that a file says, is escaped
/// here. What is escaped already stays as it is.
enum AppSiteEscapes {
    /// A path of a link: the standard's path percent-encode set.
    static func path(_ text: String) -> String { escape(text, "\"#<>?^`{}") }

    /// The query of a web link: the standard's special-query percent-encode set.
    static func query(_ text: String) -> String { escape(text, "\"#<>'") }

    /// The fragment of a link: the standard's fragment percent-encode set.
    static func fragment(_ text: String) -> String { escape(text, "\"<>`") }

    /// A segment of a path, of its decoded text: unescaped, `/`, `\` and `%` would be something else.
    static func segment(_ text: String) -> String { escape(text, "\"#<>?^`{}/\\%") }

    private static func escape(_ text: String, _ escaped: String) -> String {
        PercentEncoding.encode(text) { byte in
            byte > 0x20 && byte < 0x7F && !escaped.utf8.contains(byte)
        }
    }
}
