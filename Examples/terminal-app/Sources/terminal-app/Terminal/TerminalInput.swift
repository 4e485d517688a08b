import Dispatch

/// What is typed, in pieces: the next one is read when the one before has been dealt with.
@MainActor
final class TerminalInput {
    /// A piece of what is typed.
    enum Piece: Sendable {
        case bytes([UInt8])
        /// Nothing was typed for a while after a piece.
        case silence(after: Int)
    }

    /// The pieces; they end when the terminal is gone.
    let pieces: AsyncStream<Piece>

    private let continuation: AsyncStream<Piece>.Continuation
    private let source: any DispatchSourceRead
    private let clock: any Clock<Duration>
    private var number = 0
    private var isReading = false
    private var isOver = false
    private var silence: Task<Void, Never>?

    /// Nobody types as much at once.
    private static let longestPiece = 1_024
    /// A terminal sends a sequence in one go; it takes longer only on a slow line.
    private static let longestSequence = Duration.milliseconds(50)

    /// Creates an input that reads nothing yet.
    ///
    /// - Parameter clock: What measures a silence.
    init(clock: any Clock<Duration> = ContinuousClock()) {
        self.clock = clock
        (pieces, continuation) = AsyncStream.makeStream()
        let device = TerminalDevice()
        source = DispatchSource.makeReadSource(fileDescriptor: device.input, queue: .main)
        source.setEventHandler { [weak self] in self?.read(from: device) }
    }

    private func read(from device: TerminalDevice) {
        // Nothing more until the piece has been dealt with: the stream would keep all that nobody has taken yet.
        isReading = false
        source.suspend()
        let bytes = device.read(upTo: Self.longestPiece)
        if bytes.isEmpty { continuation.finish() } else { continuation.yield(.bytes(bytes)) }
    }

    /// Reads the next piece, when there is one.
    func readNext() {
        guard !isReading, !isOver else { return }
        number += 1
        isReading = true
        source.resume()
    }

    /// Reads nothing more.
    func stop() {
        // What is suspended cannot be let go of.
        readNext()
        isOver = true
        source.cancel()
    }

    /// Tells when nothing is typed for a while.
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
