import ArgumentParser

/// The program.
@main
struct Benchmarks: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "routing-benchmarks",
        abstract: "Measure how fast Routing matches, opens, registers and navigates, beside others.",
        subcommands: [RunCommand.self, CountCommand.self],
        defaultSubcommand: RunCommand.self
    )
}
