internal import Routing
internal import RoutingPresentation

/// A kind of text in a picture, with its look and its width.
///
/// Widths are estimates, since fonts differ. Text that turns out wider is clipped at the edge of its
/// container.
struct Typeface {
    /// The class in the style sheet.
    let name: String
    /// The width of most characters, in tenths of a pixel.
    let advance: Int
    /// Whether all characters are equally wide.
    var isMonospaced = false

    /// The title of a screen.
    static let heading = Typeface(name: "heading", advance: 95)
    /// The title of a container, a row or a tab.
    static let title = Typeface(name: "title", advance: 74)
    /// The name of a class.
    static let type = Typeface(name: "type", advance: 67, isMonospaced: true)
    /// Text on a coloured background.
    static let badge = Typeface(name: "said", advance: 65)
    /// All other texts.
    static let note = Typeface(name: "note", advance: 60)

    /// Shortens a text to a width in pixels.
    func fitting(_ text: String, width: Int) -> Caption {
        let room = max(width * 10, advance)
        return Caption(
            text,
            room: room,
            length: room / advance * 4,
            measure: width(of:),
            spelling: Caption.plain
        )
    }

    private func width(of character: Character) -> Int {
        if character.columns > 1 { return advance * 2 }
        let isLarge = character.isUppercase || "mw@%—…\u{FFFD}".contains(character)
        return isLarge && !isMonospaced ? advance * 5 / 4 : advance
    }
}
