import Testing

@Suite struct UsageTests {
    private let doctor: Doctor

    init() throws {
        doctor = try Doctor()
    }

    @Test func helpSaysHowATableIsWrittenAndWhatTheStatusMeans() async throws {
        let result = try await doctor.run("--help")
        #expect(result.output == (try doctor.expected("help.txt")))
        #expect(result.errors.isEmpty && result.exitStatus == 0)
        #expect(try await doctor.run().output == result.output)
    }

    @Test(arguments: ["list", "explain", "audit", "table", "aasa"])
    func eachCommandHasHelp(command: String) async throws {
        let result = try await doctor.run(command, "--help")
        #expect(result.output.contains("USAGE: route-doctor \(command) <file> "))
        #expect(result.errors.isEmpty && result.exitStatus == 0)
    }

    @Test func aComparisonHasHelp() async throws {
        let result = try await doctor.run("diff", "--help")
        #expect(result.output.contains("USAGE: route-doctor diff <old> <new> "))
        #expect(result.errors.isEmpty && result.exitStatus == 0)
    }

    @Test(arguments: [
        (["list"], "Missing expected argument '<file>'"),
        (["explain", Doctor.bookshop], "Missing expected argument '<url>'"),
        (["audit", Doctor.bookshop, "--nonsense"], "Unknown option '--nonsense'"),
        (["list", Doctor.bookshop, "--tag"], "Missing value for '--tag <tag>'"),
        (["diff", Doctor.bookshop], "Missing expected argument '<new>'"),
        (["diff", "-", "-"], "Standard input is either the old table or the new one."),
        (["nonsense", Doctor.bookshop], "unexpected arguments: 'nonsense'"),
        (["table", Doctor.bookshop, "--format", "html"], "'html' is invalid for '--format <format>'"),
        (["aasa", Doctor.bookshop], "Name the app with --app-id, such as TEAM.com.example.app."),
        (
            ["aasa", Doctor.bookshop, "--check", "Samples/site.json"],
            "--check needs the host of the site: --host example.com."
        ),
        (
            ["aasa", "-", "--check", "-", "--host", "a.example"],
            "Standard input is either the table or the site's file."
        ),
        (
            ["aasa", "-", "--check", "a", "--host", "a.example", "--app-id", "A", "--app-id", "B"],
            "--check looks at one app; give --app-id once."
        ),
        (
            ["aasa", "-", "--check", "a", "--host", "a.example", "--strict"],
            "--strict is for printing; --check always counts what it finds."
        ),
    ])
    func wrongUsageIsNamedAndNothingIsDone(arguments: [String], message: String) async throws {
        let result = try await doctor.run(arguments)
        #expect(result.errors.contains(message), "\(result.errors)")
        #expect(result.output.isEmpty && result.exitStatus == 64)
    }
}
