import Dispatch

/// The signals that are about the terminal or the end of the program.
@MainActor
final class TerminalSignals {
    private var sources: [any DispatchSourceSignal] = []

    /// Hands signals on from now on, instead of letting them end the program.
    ///
    /// - Parameters:
    ///   - signals: The signals.
    ///   - handle: Is called on the main actor.
    func handle(
        _ signals: [TerminalDevice.Signal],
        by handle: @escaping @MainActor (TerminalDevice.Signal) -> Void
    ) {
        for signal in signals {
            TerminalDevice.ignore(signal)
            let source = DispatchSource.makeSignalSource(signal: signal, queue: .main)
            source.setEventHandler { handle(signal) }
            source.resume()
            sources.append(source)
        }
    }
}
