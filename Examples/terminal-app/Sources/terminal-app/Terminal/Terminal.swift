/// The terminal while the program has it for itself.
@MainActor
final class Terminal {
    private let device = TerminalDevice()
    /// What the terminal is given back with.
    private let modes: TerminalDevice.Modes
    /// What it shows; `nil` when that is not known.
    private var shown: Frame?
    private var isTaken = false

    /// Why no picture can be shown.
    enum Unusable: Error, CustomStringConvertible {
        case input
        case output
        case modes

        /// What is missing.
        var description: String {
            switch self {
            case .input: "standard input is no terminal; keys are read from one"
            case .output: "standard output is no terminal; the picture is drawn on one"
            case .modes: "the terminal does not let its modes be read"
            }
        }
    }

    /// Finds the terminal.
    ///
    /// - Throws: ``Unusable`` when there is none.
    init() throws(Unusable) {
        guard device.isInputTerminal else { throw .input }
        guard device.isOutputTerminal else { throw .output }
        guard let modes = device.modes() else { throw .modes }
        self.modes = modes
    }

    /// How many characters it shows.
    var size: TerminalSize { device.size }

    /// Takes the terminal, or sees to it that nobody else has changed it meanwhile.
    func take() {
        device.set(modes.raw)
        // Terminals keep the place of the cursor when the other screen is entered, even if it shows already.
        if !isTaken { device.write(ControlSequence.enter) }
        shown = nil
        isTaken = true
    }

    /// Gives the terminal back as it was.
    func giveBack() {
        guard isTaken else { return }
        isTaken = false
        device.write(ControlSequence.leave)
        device.set(modes)
    }

    /// Shows a picture.
    ///
    /// - Parameter frame: The picture.
    func show(_ frame: Frame) {
        guard isTaken else { return }
        let difference = frame.difference(from: shown)
        shown = frame
        if !difference.isEmpty { device.write(difference) }
    }

    /// Makes the next picture be drawn as a whole.
    func forget() {
        shown = nil
    }
}
