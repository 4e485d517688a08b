import Dispatch

/// The signals that concern the terminal or the end of the program.
@MainActor
final class TerminalSignals {
    private var sources: [any DispatchSourceSignal] = []

    /// Passes signals to a closure from now on; their default actions no longer apply.
    ///
    /// - Parameters:
    ///   - signals: The signals.
    ///   - handle: Called with each signal, on the main actor.
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
