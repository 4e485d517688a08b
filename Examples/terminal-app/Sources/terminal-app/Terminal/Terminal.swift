/// The terminal while the program controls it.
@MainActor
final class Terminal {
    private let device = TerminalDevice()
    /// The modes to restore when the program releases the terminal.
    private let modes: TerminalDevice.Modes
    /// The picture that the terminal shows; `nil` when it is not known.
    private var shown: Frame?
    private var isTaken = false

    /// The error of a terminal that cannot show pictures.
    enum Unusable: Error, CustomStringConvertible {
        case input
        case output
        case modes

        /// Names what is missing.
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
    /// - Throws: ``Unusable`` when there is no usable terminal.
    init() throws(Unusable) {
        guard device.isInputTerminal else { throw .input }
        guard device.isOutputTerminal else { throw .output }
        guard let modes = device.modes() else { throw .modes }
        self.modes = modes
    }

    /// The size of the terminal in characters.
    var size: TerminalSize { device.size }

    /// Takes control of the terminal, or resets modes that another program has changed.
    func take() {
        device.set(modes.raw)
        // Terminals save the cursor whenever the program enters the alternate screen, even if it is in it
        // already.
        if !isTaken { device.write(ControlSequence.enter) }
        shown = nil
        isTaken = true
    }

    /// Restores the terminal.
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

    /// Redraws the next picture in full.
    func forget() {
        shown = nil
    }
}
