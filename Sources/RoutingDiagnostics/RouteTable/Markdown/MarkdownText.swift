/// Texts as they stand in a cell of a Markdown table, whatever they hold (CommonMark 0.31, GitHub's tables).
enum MarkdownText {
    /// Puts a text into a code span.
    ///
    /// A `|` is escaped in front of all else in a table, code included. What would break the line or hide in it is
    /// spelt as in a string literal.
    static func code(_ text: String) -> String {
        if text.isEmpty { return "" }
        let content = spelled(text, keepingJoiners: false)
        let fence = String(repeating: "`", count: longestRun(of: "`", in: content) + 1)
        let hasTick = content.hasPrefix("`") || content.hasSuffix("`")
        // One space is taken off each end if there is one at both.
        let hasSpaces = content.hasPrefix(" ") && content.hasSuffix(" ") && content.contains { $0 != " " }
        let padding = hasTick || hasSpaces ? " " : ""
        return fence + padding + replacing(content) { $0 == "|" ? #"\|"# : nil } + padding + fence
    }

    /// Puts a text into a cell as prose, without any of it being markup, a link or a mention.
    static func prose(_ text: String) -> String {
        let lines = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let content = spelled(lines, keepingJoiners: true)
        return replacing(content) { isMarkup($0) ? #"\"# + String($0) : nil }
            // What GitHub makes links of by itself.
            .split(separator: "://", omittingEmptySubsequences: false).joined(separator: #"\://"#)
            .split(separator: "www.", omittingEmptySubsequences: false).joined(separator: #"www\."#)
    }

    private static func isMarkup(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "&", "~", "$", "@", "!", "#": true
        default: false
        }
    }

    /// Spells what breaks lines, hides, or turns other text around.
    private static func spelled(_ text: String, keepingJoiners: Bool) -> String {
        replacing(text) { scalar in
            switch scalar.properties.generalCategory {
            case .format where keepingJoiners && (scalar == "\u{200C}" || scalar == "\u{200D}"):
                return nil
            case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse:
                // Braces and a backslash that are no markup, in code and in prose.
                return "\\u{\(String(scalar.value, radix: 16))}"
            default:
                return nil
            }
        }
    }

    private static func replacing(_ text: String, _ spelling: (Unicode.Scalar) -> String?) -> String {
        var replaced = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if let spelled = spelling(scalar) {
                replaced.append(contentsOf: spelled.unicodeScalars)
            } else {
                replaced.append(scalar)
            }
        }
        return String(replaced)
    }

    private static func longestRun(of mark: Unicode.Scalar, in text: String) -> Int {
        var (longest, run) = (0, 0)
        for scalar in text.unicodeScalars {
            run = scalar == mark ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }
}
