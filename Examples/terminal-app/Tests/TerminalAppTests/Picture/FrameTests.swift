import Testing

@testable import terminal_app

@Suite struct FrameTests {
    private static let size = TerminalSize(rows: 4, columns: 12)

    @Test func textsStayInTheirArea() {
        var frame = Frame(Self.size)
        let area = FrameArea(row: 1, column: 2, rows: 2, columns: 5)
        #expect(frame.write("too long for it", in: area) == 5)
        #expect(frame.write("x", in: area, row: 2) == 0)
        #expect(frame.write("x", in: area, row: -1) == 0)
        #expect(frame.write("x", in: area, column: 5) == 0)
        #expect((0..<4).map(frame.text(ofRow:)) == ["", "  too …", "", ""])
    }

    @Test func halfAWideCharacterIsNone() {
        var frame = Frame(Self.size)
        frame.write("日本", in: frame.area)
        frame.write("x", in: frame.area, column: 1)
        #expect(frame.text(ofRow: 0) == " x本")
        frame.write("x", in: frame.area, column: 2)
        #expect(frame.text(ofRow: 0) == " xx")
        frame.write("日", in: frame.area, column: 2)
        frame.write("本", in: frame.area, column: 1)
        #expect(frame.text(ofRow: 0) == " 本")
        #expect(frame.rows.allSatisfy { $0.count == 12 })
    }

    @Test(arguments: 0..<20)
    func aTerminalThatIsSentTheDifferenceShowsTheFrame(seed: Int) {
        var numbers = SeededNumbers(seed: seed)
        let texts = ["Kim", "日本語", "e\u{301}\u{302}x", "\u{1B}[2J", "a longer text than fits", " ", "ｘ"]
        var terminal = TerminalEmulator(rows: 4, columns: 12)
        terminal.feed(Array(ControlSequence.enter.utf8))
        var shown: Frame?
        for _ in 0..<50 {
            var frame = Bool.random(using: &numbers) ? shown ?? Frame(Self.size) : Frame(Self.size)
            for _ in 0..<Int.random(in: 0...3, using: &numbers) {
                frame.write(
                    texts[.random(in: 0..<texts.count, using: &numbers)],
                    in: frame.area,
                    row: .random(in: 0..<4, using: &numbers),
                    column: .random(in: 0..<12, using: &numbers),
                    style: CellStyle.allCases[.random(in: 0..<5, using: &numbers)]
                )
            }
            frame.cursor = Bool.random(using: &numbers) ? FramePlace(row: 3, column: 11) : nil
            terminal.feed(Array(frame.difference(from: shown).utf8))
            shown = frame
            let expected = frame.rows.map { row in
                row.map { EmulatedScreen.Cell(text: $0.text, style: $0.style.parameters) }
            }
            #expect(terminal.faults.isEmpty)
            #expect(terminal.screen.cells == expected)
            #expect(terminal.showsCursor == (frame.cursor != nil))
        }
    }

    @Test func whatShowsAlreadyIsNotSent() {
        var frame = Frame(Self.size)
        frame.write("Kim", in: frame.area, row: 2)
        #expect(frame.difference(from: frame) == "")
        var next = frame
        next.write("Emma", in: frame.area, row: 1, style: .bold)
        #expect(next.difference(from: frame) == "\u{1B}[?25l\u{1B}[2;1H\u{1B}[0;1mEmma\u{1B}[0m\u{1B}[K")
        #expect(next.difference(from: nil).hasPrefix("\u{1B}[?25l\u{1B}[0m\u{1B}[2J"))
        #expect(next.difference(from: Frame(.usual)).contains("\u{1B}[2J"))
    }

    @Test(arguments: [(0, 0, 24, 80), (-1, 5, 24, 5), (3, 1, 3, 1), (65_535, 65_535, 500, 1_000)])
    func aTerminalMaySayAnySize(rows: Int, columns: Int, takenRows: Int, takenColumns: Int) {
        let size = TerminalSize(rows: rows, columns: columns)
        #expect(size.rows == takenRows && size.columns == takenColumns)
    }
}
