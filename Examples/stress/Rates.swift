import Foundation

/// Reports the throughput each second, and at the end whether the memory has grown.
struct Rates {
    private let ledger: Ledger

    init(of ledger: Ledger) {
        self.ledger = ledger
    }

    /// Reports until the task is cancelled.
    func report(telling tell: (String) -> Void) async {
        var last = Balance()
        var first: Double?
        for second in 1... {
            do {
                try await Task.sleep(for: .seconds(1))
            } catch {
                break
            }
            let balance = await ledger.balance
            tell(line(second, balance, since: last))
            last = balance
            first = first ?? Memory.peak
        }
        guard let first else { return }
        tell(String(format: "peak of memory: %.1f MB, after a second %.1f MB", Memory.peak, first))
    }

    private func line(_ second: Int, _ now: Balance, since last: Balance) -> String {
        String(
            format: "%4d s  %7d opened/s  %7d ended/s  %6d routes/s  %5d under way  %6.1f MB",
            second,
            now.opened - last.opened,
            now.endings - last.endings,
            now.registered - last.registered,
            now.missing,
            Memory.peak
        )
    }
}
