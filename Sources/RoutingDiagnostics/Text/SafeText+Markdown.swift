internal import Routing

/// Escapes texts for a cell of a Markdown table (CommonMark 0.31, GitHub's tables).
extension SafeText {
    /// Puts a text into a code span.
    ///
    /// A table needs every `|` escaped, even within code. A scalar without a visible shape is spelt as in a
    /// string literal.
    package static func markdownCode(_ text: String) -> String {
        if text.isEmpty { return "" }
        let content = text.visible()
        let fence = String(repeating: "`", count: longestRun(of: "`", in: content) + 1)
        let hasTick = content.hasPrefix("`") || content.hasSuffix("`")
        // Markdown strips one space from each end if both ends have one.
        let hasSpaces = content.hasPrefix(" ") && content.hasSuffix(" ") && content.contains { $0 != " " }
        let padding = hasTick || hasSpaces ? " " : ""
        return fence + padding + replacing(content) { $0 == "|" ? #"\|"# : nil } + padding + fence
    }

    /// Puts a text into a cell as prose, and prevents markup, links and mentions.
    package static func markdownProse(_ text: String) -> String {
        let lines = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let content = lines.visible(keepingJoiners: true)
        return replacing(content) { isMarkup($0) ? #"\"# + String($0) : nil }
            // GitHub turns these texts into links.
            .split(separator: "://", omittingEmptySubsequences: false).joined(separator: #"\://"#)
            .split(separator: "www.", omittingEmptySubsequences: false).joined(separator: #"www\."#)
    }

    private static func isMarkup(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "&", "~", "$", "@", "!", "#": true
        default: false
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
