import Dispatch

/// Reads input in pieces; the next piece is read after the one before has been handled.
@MainActor
final class TerminalInput {
    /// A piece of input.
    enum Piece: Sendable {
        case bytes([UInt8])
        /// A pause after a piece.
        case silence(after: Int)
    }

    /// The pieces; the stream ends when the terminal is gone.
    let pieces: AsyncStream<Piece>

    private let continuation: AsyncStream<Piece>.Continuation
    private let source: any DispatchSourceRead
    private let clock: any Clock<Duration>
    private var number = 0
    private var isReading = false
    private var isOver = false
    private var silence: Task<Void, Never>?

    /// The size of a piece, more than a user types at once.
    private static let longestPiece = 1_024
    /// A terminal sends a sequence all at once; only on a slow line does it take longer.
    private static let longestSequence = Duration.milliseconds(50)

    /// Creates an input, which does not read yet.
    ///
    /// - Parameter clock: The clock that measures pauses.
    init(clock: any Clock<Duration> = ContinuousClock()) {
        self.clock = clock
        (pieces, continuation) = AsyncStream.makeStream()
        let device = TerminalDevice()
        source = DispatchSource.makeReadSource(fileDescriptor: device.input, queue: .main)
        source.setEventHandler { [weak self] in self?.read(from: device) }
    }

    private func read(from device: TerminalDevice) {
        // Reading stops until the piece has been handled; otherwise the stream would buffer all input.
        isReading = false
        source.suspend()
        let bytes = device.read(upTo: Self.longestPiece)
        if bytes.isEmpty { continuation.finish() } else { continuation.yield(.bytes(bytes)) }
    }

    /// Reads the next piece when there is input.
    func readNext() {
        guard !isReading, !isOver else { return }
        number += 1
        isReading = true
        source.resume()
    }

    /// Stops reading.
    func stop() {
        // A suspended dispatch source must not be released.
        readNext()
        isOver = true
        source.cancel()
    }

    /// Reports a pause if no input follows for a while.
    func awaitSilence() {
        let number = number
        silence?.cancel()
        silence = Task {
            guard (try? await clock.sleep(for: Self.longestSequence)) != nil else { return }
            continuation.yield(.silence(after: number))
        }
    }

    /// Whether a piece is the last one that was read.
    func isLast(_ number: Int) -> Bool { number == self.number }
}
