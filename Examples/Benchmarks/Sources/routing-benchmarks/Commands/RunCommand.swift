import ArgumentParser
import Foundation

/// Takes measurements, and prints tables or JSON.
struct RunCommand: ParsableCommand {
    /// A part of the benchmark.
    enum Part: String, CaseIterable, ExpressibleByArgument {
        case matching
        case endToEnd = "end-to-end"
        case typedRoutes = "typed-routes"
        case registration
        case navigation
        case scaling
        case overload
    }

    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Measure, and print tables. What is being done is told on standard error.",
        discussion: "Corpora: \(Corpus.names.joined(separator: ", "))."
    )

    @Flag(help: "Print JSON instead of tables.")
    var json = false

    @Flag(help: "Take half a minute at most; the figures are rough, and the largest routers left out.")
    var quick = false

    @Option(help: ArgumentHelp("Match with this corpus alone; may be repeated.", valueName: "name"))
    var corpus: [String] = []

    @Option(help: "Run this part alone.")
    var only: Part?

    func validate() throws {
        for name in corpus where !Corpus.names.contains(name) { throw UnknownCorpus(name: name) }
        guard corpus.isEmpty || only == nil || only == .matching else {
            throw ValidationError("--corpus is for matching; the other parts have their own.")
        }
    }

    func run() throws {
        runServingMainQueue { try await measure() }
    }
}

extension RunCommand {
    private var parts: [Part] {
        if let only { return [only] }
        return corpus.isEmpty ? Part.allCases : [.matching]
    }

    private func measure() async throws {
        let effort = quick ? Effort.quick : .full
        var report = Report(isQuick: quick)
        if !report.machine.isOptimized {
            Progress.tell("This is a debug build, whose figures say nothing: build with -c release.")
        }
        for part in parts {
            switch part {
            case .matching: report.matching = try await measureMatching(effort)
            case .endToEnd: report.endToEnd = try await measureEndToEnd(effort)
            case .typedRoutes: report.typedRoutes = try await TypedRouteBenchmark(effort: effort).measure()
            case .registration:
                report.registration = try await RegistrationBenchmark(effort: effort).measure(effort.sizes)
            case .navigation:
                report.navigation = try await NavigationBenchmark(effort: effort).measure(effort.nodes)
            case .scaling: report.scaling = try await ScalingBenchmark(effort: effort).measure()
            case .overload:
                report.overload = await OverloadBenchmark().measure(effort.pendingOpens)
            }
            if !json { print(part, of: report) }
        }
        if json { try printJSON(report) }
    }

    private func measureMatching(_ effort: Effort) async throws -> [MatchingRow] {
        var rows: [MatchingRow] = []
        for name in corpus.isEmpty ? Corpus.names : corpus {
            Progress.tell("matching: \(name)")
            rows.append(try await MatchingBenchmark(effort: effort).measure(.named(name)))
        }
        return rows
    }

    private func measureEndToEnd(_ effort: Effort) async throws -> [EndToEndRow] {
        var rows: [EndToEndRow] = []
        for size in effort.endToEndSizes {
            rows += try await EndToEndBenchmark(.wide(size), effort: effort).measure()
        }
        return rows
    }
}

extension RunCommand {
    private func print(_ part: Part, of report: Report) {
        switch part {
        case .matching:
            let rows = report.matching ?? []
            Swift.print("Matching", rows.table, separator: "\n\n")
            Swift.print("", rows.flatMap(\.findings).joined(separator: "\n"), "", separator: "\n")
        case .endToEnd:
            Swift.print("End to end", report.endToEnd?.table ?? "", "", separator: "\n\n")
        case .typedRoutes:
            Swift.print("Typed routes", report.typedRoutes?.table ?? "", "", separator: "\n\n")
        case .registration:
            Swift.print("Registration", report.registration?.table ?? "", "", separator: "\n\n")
        case .navigation:
            Swift.print("Navigation", report.navigation?.table ?? "", "", separator: "\n\n")
        case .scaling:
            Swift.print("Scaling", report.scaling?.table ?? "", "", separator: "\n\n")
        case .overload:
            Swift.print("Overload", report.overload?.table ?? "", separator: "\n\n")
        }
    }

    private func printJSON(_ report: Report) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        Swift.print(String(decoding: try encoder.encode(report), as: UTF8.self))
    }
}
