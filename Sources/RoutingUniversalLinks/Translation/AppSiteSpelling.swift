internal import Routing

/// Spells the choices of a pattern as parts of paths, and notes what cannot be spelt.
struct AppSiteSpelling {
    typealias Remark = (code: AppSiteAssociation.Unexpressed.Code, why: String)

    private let caseSensitive: Bool
    var variables = AppSiteVariables()
    private(set) var remarks: [Remark] = []
    private var noted: Set<String> = []
    private var spelling = AppSiteText.Spelling.browser
    /// Whether links write some literal in two ways.
    private var hasTwoSpellings = false

    init(caseSensitive: Bool) {
        self.caseSensitive = caseSensitive
    }

    /// Spells the components of a pattern with its optional groups chosen, once for each way in which links write it.
    mutating func parts(of alternative: PatternAlternative) -> [[AppSitePart]] {
        hasTwoSpellings = false
        let usual = parts(of: alternative, .browser)
        return hasTwoSpellings ? [usual, parts(of: alternative, .strict)] : [usual]
    }

    private mutating func parts(
        of alternative: PatternAlternative,
        _ spelling: AppSiteText.Spelling
    ) -> [AppSitePart] {
        self.spelling = spelling
        return alternative.components.flatMap { component -> [AppSitePart] in
            switch component {
            case .literal(let literal): [.segment([text(literal)])]
            case .capture(let capture): [.segment([piece(for: capture)])]
            case .mixed(let pieces): [.segment(pieces.map { piece(for: $0) })]
            case .anySegment: [.segment([.some])]
            case .anySegments, .rest: [.gap]
            case .restCapture(let capture): rest(capture)
            }
        }
    }

    mutating func note(_ code: AppSiteAssociation.Unexpressed.Code, _ why: String) {
        if noted.insert("\(code) \(why)").inserted { remarks.append((code, why)) }
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

    private mutating func piece(for piece: SegmentPiece) -> AppSitePiece {
        switch piece {
        case .literal(let literal): text(literal)
        case .capture(let capture): self.piece(for: capture)
        }
    }

    private mutating func piece(for capture: Capture) -> AppSitePiece {
        noteCondition(capture)
        switch capture.constraint {
        case nil:
            return .some
        case .words(let words)?:
            // One variable holds a word in all its spellings.
            let texts = words.flatMap { word in AppSiteText.Spelling.allCases.map { pattern(of: word, $0) } }
            var seen: Set<String> = []
            return .text(variables.use(texts.filter { seen.insert($0).inserted }, for: capture.name))
        case .type(.bool)?:
            if !caseSensitive {
                note(.type, "'\(name(capture))' is true or false in capitals as well")
            }
            return .text(variables.use(["false", "true"], for: capture.name))
        case .type(.uuid)?:
            // The one type whose values all have one length: a digit at a time.
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

    private mutating func text(_ literal: Literal) -> AppSitePiece {
        let text = pattern(of: literal, spelling)
        if spelling == .browser, text != pattern(of: literal, .strict) { hasTwoSpellings = true }
        return .text(text)
    }

    private mutating func pattern(of literal: Literal, _ spelling: AppSiteText.Spelling) -> String {
        let text = AppSiteText(literal, spelling)
        for character in text.inexact {
            note(.character, "'\(character)' is any character, since no pattern can escape it")
        }
        return text.pattern
    }

    private mutating func noteCondition(_ capture: Capture) {
        guard capture.predicate != nil else { return }
        note(.condition, "code decides about '\(name(capture))', which no file asks")
    }

    private func name(_ capture: Capture) -> String { ":" + (capture.name ?? "_") }
}
