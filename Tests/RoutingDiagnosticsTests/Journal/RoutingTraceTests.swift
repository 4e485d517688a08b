import Testing

@testable import Routing
@testable import RoutingDiagnostics

/// A trace as lines.
@Suite struct RoutingTraceTests {
    @Test func eventsStandUnderTheOneThatLedToThem() {
        let form = "app://login?next=app%3A%2F%2Faccount%2Forders"
        let lines = """
                     #3 registered the map "login" 'app://login' (Shop/Routes.swift:20)
                     #4 opened app://account/orders?token=•••
             212 µs  ├─ #5 proxied by "auth" 'app://account/**' (Shop/Routes.swift:12) → redirect to \(form)
                     │  └─ #6 redirected to \(form)
                     ├─ #7 opened app://account/orders
             890 ns  │  ├─ #9 proxied by "auth" 'app://account/**' (Shop/Routes.swift:12) → pass
             1.03 s  │  └─ #10 handled by 'app://account/:page' (Shop/Routes.swift:31)
            12.4 ms  └─ #8 handled by "login" 'app://login' (Shop/Routes.swift:20)
                     #11 opened app://nowhere
            5.30 µs  └─ #12 unmatched → noRoute: no map matches 'app://nowhere'
            """
        #expect("\(RoutingTrace.login())" == lines)
    }

    @Test func aTraceWithoutRecordsIsEmpty() {
        #expect("\(RoutingTrace([JournalRecord]()))" == "")
    }

    @Test func whatHasLostItsParentIsARootThatNamesItsURL() {
        let trace = RoutingTrace([
            JournalRecord.sample(7, .redirected, "app://b", because: 5),
            .sample(8, .handled, "app://b", because: 4),
            .sample(9, .calledTwice, "/x"),
        ])
        #expect("\(trace)" == "#7 redirected to app://b\n#8 handled app://b\n#9 calledTwice /x")
    }

    @Test func recordsAreOrderedAndTheFirstOfANumberCounts() {
        let records: [JournalRecord] = [
            .sample(2, .opened, "b"), .sample(1, .opened, "a"), .sample(2, .opened, "c"),
        ]
        let trace = RoutingTrace(records)
        #expect(trace.records.map(\.route) == ["a", "b"])
    }

    @Test func strangersCannotBreakALine() {
        let text = "a\n\u{1B}[2Jb\u{202E}" + String(repeating: "x", count: 300)
        let trace = RoutingTrace([JournalRecord.sample(1, .malformed, text)])
        let line = "\(trace)"
        #expect(line.hasPrefix(#"#1 malformed a\u{a}\u{1b}[2Jb\u{202e}xxx"#))
        #expect(line.count < 240)
    }

    @Test func aLongChainIsIndentedNoDeeperThanIsReadable() {
        let chain = (1...5000).map { number in
            JournalRecord.sample(number, .opened, "u", because: number == 1 ? nil : number - 1)
        }
        let lines = "\(RoutingTrace(chain))".split(separator: "\n")
        #expect(lines.count == 5000)
        #expect(lines.allSatisfy { $0.count < 80 })
        #expect(lines.last?.hasSuffix("#5000 opened u") == true)
    }

    @Test(arguments: [
        (0, "0 ns"), (890, "890 ns"), (1000, "1.00 µs"), (5309, "5.30 µs"), (12_450, "12.4 µs"),
        (999_999, "999 µs"), (1_040_000, "1.04 ms"), (12_450_000, "12.4 ms"), (1_034_000_000, "1.03 s"),
        (90_000_000_000_000, "90000 s"), (-5300, "-5.30 µs"), (.min, "-9223372036 s"), (.max, "9223372036 s"),
    ])
    func durationsArePrintedInThreeDigits(_ nanoseconds: Int64, _ text: String) {
        #expect(DurationText.text(nanoseconds: nanoseconds) == text)
    }

    @Test func durationsBeyondAllNumbersAreTheLargest() {
        let record = JournalRecord.sample(1, .handled) { $0.duration = .seconds(Int64.max) }
        #expect(record.nanoseconds == .max)
        let other = JournalRecord.sample(1, .handled) { $0.duration = .seconds(Int64.min) }
        #expect(other.nanoseconds == .min)
    }
}
