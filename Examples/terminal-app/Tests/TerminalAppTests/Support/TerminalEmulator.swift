/// An emulated terminal that knows only the sequences that the program may write.
struct TerminalEmulator {
    /// The screen outside full-screen programs.
    private(set) var main: EmulatedScreen
    /// The screen of full-screen programs.
    private(set) var alternate: EmulatedScreen
    private(set) var isAlternate = false
    private(set) var showsCursor = true
    private(set) var wraps = true
    private(set) var marksPastes = false
    private(set) var style = "0"
    /// Output that no terminal should receive.
    private(set) var faults: [String] = []

    private enum State {
        case ground
        case escape
        case sequence(String)
    }

    private var state = State.ground
    private var pending: [UInt8] = []

    init(rows: Int, columns: Int) {
        main = EmulatedScreen(rows: rows, columns: columns)
        alternate = main
    }

    /// The visible screen.
    var screen: EmulatedScreen {
        get { isAlternate ? alternate : main }
        set { if isAlternate { alternate = newValue } else { main = newValue } }
    }

    /// Whether the terminal is in the state that a shell expects.
    var isAtRest: Bool { !isAlternate && showsCursor && wraps && !marksPastes && style == "0" }

    mutating func resize(rows: Int, columns: Int) {
        main.resize(rows: rows, columns: columns)
        alternate.resize(rows: rows, columns: columns)
    }

    /// Processes the output of a program.
    mutating func feed(_ bytes: [UInt8]) {
        pending += bytes
        // The last character may be incomplete.
        let text: String
        let complete = pending.count - Self.trailingPart(of: pending)
        text = String(decoding: pending[..<complete], as: UTF8.self)
        pending.removeFirst(complete)
        for scalar in text.unicodeScalars { take(scalar) }
    }

    private static func trailingPart(of bytes: [UInt8]) -> Int {
        for (offset, byte) in bytes.reversed().prefix(3).enumerated() where byte & 0xC0 != 0x80 {
            let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
            return length > offset + 1 ? offset + 1 : 0
        }
        return 0
    }
}

extension TerminalEmulator {
    private mutating func take(_ scalar: Unicode.Scalar) {
        switch (state, scalar) {
        case (.ground, "\u{1B}"): state = .escape
        case (.ground, "\r"): screen.column = 0
        case (.ground, "\n"): screen.feedLine()
        case (.ground, "\u{8}"): screen.column = max(screen.column - 1, 0)
        case (.ground, _): show(scalar)
        case (.escape, "["): state = .sequence("")
        case (.escape, _):
            faults.append("ESC \(scalar.escaped(asASCII: true))")
            state = .ground
        case (.sequence(let parameters), "0"..."9"), (.sequence(let parameters), ";"),
            (.sequence(let parameters), "?"):
            state = .sequence(parameters + String(scalar))
        case (.sequence(let parameters), _):
            state = .ground
            obey(parameters, scalar)
        }
    }

    private mutating func obey(_ parameters: String, _ final: Unicode.Scalar) {
        switch (parameters, final) {
        case (_, "H"): move(parameters)
        case ("2", "J"): screen.cells = EmulatedScreen(rows: screen.rows, columns: screen.columns).cells
        case ("", "K"):
            for column in min(screen.column, screen.columns)..<screen.columns {
                screen.cells[screen.row][column] = EmulatedScreen.Cell()
            }
        case (_, "m") where ["0", "0;1", "0;2", "0;7", "0;1;31"].contains(parameters): style = parameters
        case ("?1049", "h"):
            alternate = EmulatedScreen(rows: main.rows, columns: main.columns)
            isAlternate = true
        case ("?1049", "l"): isAlternate = false
        case ("?25", "h"), ("?25", "l"): showsCursor = final == "h"
        case ("?7", "h"), ("?7", "l"): wraps = final == "h"
        case ("?2004", "h"), ("?2004", "l"): marksPastes = final == "h"
        default: faults.append("CSI \(parameters) \(final)")
        }
    }

    private mutating func move(_ parameters: String) {
        let numbers = parameters.split(separator: ";").compactMap { Int($0) }
        guard numbers.count == 2, numbers.allSatisfy({ $0 > 0 }) else {
            faults.append("CSI \(parameters) H")
            return
        }
        // Until the program learns that the terminal has shrunk, it may move the cursor outside the grid.
        screen.row = min(numbers[0], screen.rows) - 1
        screen.column = min(numbers[1], screen.columns) - 1
    }

    private mutating func show(_ scalar: Unicode.Scalar) {
        guard let width = Self.width(of: scalar) else {
            faults.append("character \(scalar.escaped(asASCII: true))")
            return
        }
        if width == 0 {
            screen.cells[screen.row][max(screen.column - 1, 0)].text.unicodeScalars.append(scalar)
            return
        }
        if screen.column + width > screen.columns {
            guard wraps else { return }
            screen.column = 0
            screen.feedLine()
        }
        let cells = [EmulatedScreen.Cell(text: String(scalar), style: style)]
        let tail = EmulatedScreen.Cell(text: "", style: style)
        let end = screen.column + width
        screen.cells[screen.row].replaceSubrange(
            screen.column..<end, with: cells + (width == 2 ? [tail] : []))
        screen.column = end
    }

    /// The number of columns of a character; `nil` for one that no program should show.
    private static func width(of scalar: Unicode.Scalar) -> Int? {
        switch scalar.value {
        case 0x20..<0x7F: return 1
        case 0x300..<0x370: return 0
        case 0x3040..<0x3100, 0x4E00..<0xA000, 0xAC00..<0xD7A4, 0xFF01..<0xFF61, 0x1F300..<0x1FB00: return 2
        default: break
        }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: return nil
        default: return 1
        }
    }
}
