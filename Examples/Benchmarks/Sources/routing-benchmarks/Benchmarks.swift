import ArgumentParser

/// The program.
@main
struct Benchmarks: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "routing-benchmarks",
        abstract: "Measure how fast Routing matches, opens and registers, beside others in the same run.",
        subcommands: [RunCommand.self, CountCommand.self],
        defaultSubcommand: RunCommand.self
    )
}
