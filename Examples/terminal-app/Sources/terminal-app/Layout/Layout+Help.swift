extension Layout {
    static let lookingKeys = "1-9 tabs   b back   d dismiss   ↑ ↓ Enter links   o open   ? help   q quit"
    static let helpKeys = "any key goes on"

    /// The keys and their actions, for the picture and for `--help`.
    static let keys = [
        ("1 … 9", "select a tab"),
        ("Tab  Shift-Tab", "the next tab, the one before"),
        ("Right  Left", "the same, but Left goes back where that is possible"),
        ("b  Esc  Left", "back: pop the screen on top of the stack"),
        ("d", "dismiss what is presented"),
        ("Up  Down  Enter", "choose a link of the page and open it"),
        ("o  /", "type a URL; Tab completes it from the table of routes"),
        ("[  ]", "back and forward in the history of the navigator"),
        ("?", "this list"),
        ("Ctrl-L", "draw everything again"),
        ("Ctrl-Z", "suspend"),
        ("q  Ctrl-C  Ctrl-D", "quit"),
    ]

    /// Draws the list of keys over everything.
    mutating func drawHelp(in area: FrameArea) {
        let inside = frame.drawBox(area.inset(rows: 0, columns: min(2, area.columns / 8)), title: "Keys")
        for (row, (key, effect)) in Self.keys.prefix(inside.rows).enumerated() {
            frame.write(key, in: inside, row: row, style: .bold)
            frame.write(effect, in: inside, row: row, column: 19)
        }
    }
}
