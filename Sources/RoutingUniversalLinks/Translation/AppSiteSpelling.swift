internal import Routing

/// Spells patterns as parts of paths, and records the conditions of a route that a file cannot state.
struct AppSiteSpelling {
    typealias Remark = (code: AppSiteAssociation.Unexpressed.Code, why: String)

    /// The way in which links escape a literal; components are compared with escaped links.
    private enum Style: CaseIterable {
        /// As browsers write links: `[`, `]` and `|` in a path stay.
        case browser
        /// As RFC 3986 requires, and as `RoutePattern.url(with:)` and Foundation write links: these three are
        /// escaped.
        case strict
    }

    private let caseSensitive: Bool
    /// The variables of all patterns that were spelt so far.
    var variables = AppSiteVariables()
    private var remarks: [Remark] = []
    private var noted: Set<String> = []

    init(caseSensitive: Bool) {
        self.caseSensitive = caseSensitive
    }

    /// Spells one choice of a pattern's optional groups, once for each way in which links escape literals.
    mutating func parts(of alternative: PatternAlternative) -> [[AppSitePart]] {
        let (browser, strict) = (parts(of: alternative, .browser), parts(of: alternative, .strict))
        return browser == strict ? [browser] : [browser, strict]
    }

    /// Records a remark about the route once.
    mutating func note(_ code: AppSiteAssociation.Unexpressed.Code, _ why: String) {
        if noted.insert("\(code) \(why)").inserted { remarks.append((code, why)) }
    }

    /// Returns the remarks about a route and clears them for the next route.
    mutating func takeRemarks() -> [Remark] {
        defer { (remarks, noted) = ([], []) }
        return remarks
    }
}

extension AppSiteSpelling {
    private mutating func parts(of alternative: PatternAlternative, _ style: Style) -> [AppSitePart] {
        alternative.components.flatMap { component -> [AppSitePart] in
            switch component {
            case .literal(let literal): [.segment([.text(text(literal, style))])]
            case .capture(let capture): [.segment([piece(for: capture)])]
            case .mixed(let pieces): [.segment(pieces.map { piece(for: $0, style) })]
            case .anySegment: [.segment([.some])]
            case .anySegments, .rest: [.gap]
            case .restCapture(let capture): rest(capture)
            }
        }
    }

    private mutating func rest(_ capture: Capture) -> [AppSitePart] {
        if let constraint = capture.constraint {
            let code: AppSiteAssociation.Unexpressed.Code =
                if case .expression = constraint { .expression } else { .type }
            note(code, "'\(name(capture))...' is any segments, since no pattern asks the same of each")
        }
        noteCondition(capture)
        return [.segment([.some]), .gap]
    }

    private mutating func piece(for piece: SegmentPiece, _ style: Style) -> AppSitePiece {
        switch piece {
        case .literal(let literal): .text(text(literal, style))
        case .capture(let capture): self.piece(for: capture)
        }
    }

    private mutating func piece(for capture: Capture) -> AppSitePiece {
        noteCondition(capture)
        switch capture.constraint {
        case nil:
            return .some
        case .words(let words)?:
            // One variable holds all spellings of a word.
            let texts = words.flatMap { word in Style.allCases.map { text(word, $0) } }
            var seen: Set<String> = []
            return .text(variables.use(texts.filter { seen.insert($0).inserted }, for: capture.name))
        case .type(.bool)?:
            if !caseSensitive {
                note(.type, "'\(name(capture))' is true or false in capitals as well")
            }
            return .text(variables.use(["false", "true"], for: capture.name))
        case .type(.uuid)?:
            // This is the only type whose values all have the same length, so each digit is one character
            // class.
            let digits = [8, 4, 4, 4, 12].map { String(repeating: "$(xdigit)", count: $0) }
            return .text(digits.joined(separator: "-"))
        case .type(let type)?:
            note(.type, "'\(name(capture))' is any text, since no pattern says '\(type.rawValue)'")
            return .some
        case .expression(let expression)?:
            note(.expression, "'\(name(capture))' is any text, since no pattern says '\(expression.text)'")
            return .some
        }
    }

    /// Writes a literal for Apple's patterns, where no character can be escaped.
    private mutating func text(_ literal: Literal, _ style: Style) -> String {
        let browser = AppSiteEscapes.segment(String(decoding: literal.exact, as: UTF8.self))
        let escaped =
            style == .browser ? browser : PercentEncoding.encode(browser) { !"[]|".utf8.contains($0) }
        let scalars = Array(escaped.unicodeScalars)
        var text = ""
        for (index, scalar) in scalars.enumerated() {
            // `*` would match any text, and `$(` would begin a variable.
            let isVariable = scalar == "$" && scalars.dropFirst(index + 1).first == "("
            if scalar == "*" || isVariable {
                text += "?"
                let character = isVariable ? "$(" : "*"
                note(.character, "'\(character)' is any character, since no pattern can escape it")
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    private mutating func noteCondition(_ capture: Capture) {
        guard capture.predicate != nil else { return }
        note(.condition, "code decides about '\(name(capture))', which no file asks")
    }

    private func name(_ capture: Capture) -> String { ":" + (capture.name ?? "_") }
}
