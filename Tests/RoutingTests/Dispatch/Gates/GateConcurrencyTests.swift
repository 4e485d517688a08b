import Routing
import Testing

@testable import Support

/// Many tasks at one gate, each with a router of its own: they share nothing else.
@Suite struct GateConcurrencyTests {
    private static let tasks = 8
    private static let turns = 100

    /// The way in which held jobs leave the gate.
    enum Way: CaseIterable, Sendable {
        case opened, discarded, expired, cancelled

        var code: RoutingError.Code? {
            switch self {
            case .opened: nil
            case .discarded: .discarded
            case .expired: .expired
            case .cancelled: .cancelled
            }
        }
    }

    /// A gate at which jobs arrive, and the means by which they leave it.
    private struct BusyGate: Sendable {
        let way: Way
        let clock = DrivenScheduler()
        let gate: Gate
        let codes = Recorder<RoutingError.Code?>()
        let running = Recorder<Task<Void, Never>>()

        init(_ way: Way) {
            self.way = way
            gate = Gate(
                "busy",
                capacity: nil,
                policy: .refuse,
                timeToLive: .seconds(60),
                clock: ContinuousClock(),
                coalescesDuplicates: false,
                scheduler: clock
            )
        }

        /// Has one job after another held, and waits for the end of each.
        func fill() async {
            let router = Routing()
            router.map("/held") { _ in }
            router.proxy("/held") { [gate] _ in gate.isOpen ? .pass : .hold(at: gate) }
            for _ in 0..<turns {
                let job = Task { codes.record(await failureCode { try await router.dispatch("/held") }) }
                if way == .cancelled { running.record(job) }
                await job.value
            }
        }

        /// Lets the jobs that are held at the moment leave.
        func clear() {
            switch way {
            case .opened:
                gate.open()
                gate.close()
            case .discarded: gate.discard()
            case .expired: clock.passWaits()
            case .cancelled:
                if gate.pending.isEmpty { return }
                for job in running.takeAll() { job.cancel() }
            }
        }
    }

    /// A job that the gate forgot would wait for ever.
    @Test(arguments: Way.allCases) func everyHeldJobLeavesTheGate(_ way: Way) async {
        let busy = BusyGate(way)
        await withTaskGroup { group in
            for _ in 0..<Self.tasks { group.addTask { await busy.fill() } }
            group.addTask {
                while busy.codes.elements.count < Self.tasks * Self.turns {
                    busy.clear()
                    await Task.yield()
                }
            }
        }
        #expect(busy.gate.pending.isEmpty)
        #expect(busy.codes.elements.allSatisfy { $0 == way.code })
    }
}
