internal import RoutingPresentation

/// A kind of text in a picture: how it looks, and how much of it fits.
///
/// Widths are guesses, since fonts differ. What is wider after all is cut at the edge of what it stands in.
struct Typeface {
    /// The class in the style sheet.
    let name: String
    /// How wide most characters are, in tenths of a pixel.
    let advance: Int
    /// Whether all characters are equally wide.
    var isMonospaced = false

    /// What a screen shows.
    static let heading = Typeface(name: "heading", advance: 95)
    /// What a container, a row or a tab is called.
    static let title = Typeface(name: "title", advance: 74)
    /// The name of a class.
    static let type = Typeface(name: "type", advance: 67, isMonospaced: true)
    /// What stands on a coloured ground.
    static let badge = Typeface(name: "said", advance: 65)
    /// Everything else.
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
