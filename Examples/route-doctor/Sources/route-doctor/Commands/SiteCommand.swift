import ArgumentParser
import Routing
import RoutingDiagnostics
import RoutingUniversalLinks

/// Prints or checks the association file, which lets an app open the links of a web site.
struct SiteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "aasa",
        abstract: "Print Apple's apple-app-site-association for universal links, or check one.",
        discussion: """
            Printed, the file goes to standard output, and what it cannot say of the routes to standard error. \
            With --strict, the exit status is 1 when there is such a thing. It is 1 in any case when routes are \
            left out because the file would be larger than Apple's systems read.

            With --check, links are shown on which the file and the routes do not agree: those that the site \
            hands over and no map takes, and maps that it never hands a link. The exit status is 1 when there \
            are any.
            """
    )

    @OptionGroup var table: TableOptions

    @Option(
        help: ArgumentHelp(
            "An app: team, dot, bundle; may be repeated. With --check, the only one that counts.",
            valueName: "id"
        )
    )
    var appID: [String] = []

    @Option(help: "The host of the site.")
    var host: HostName?

    @Option(help: ArgumentHelp("Check this file instead of printing one.", valueName: "site.json"))
    var check: InputFile?

    @Flag(help: "Let it count when the file cannot say all there is.")
    var strict = false

    @OptionGroup(title: "How the Router Reads URLs") var reading: ReadingOptions

    func validate() throws {
        if check == nil {
            guard appID.isEmpty else { return }
            throw ValidationError("Name the app with --app-id, such as TEAM.com.example.app.")
        }
        if host == nil { throw ValidationError("--check needs the host of the site: --host example.com.") }
        if appID.count > 1 { throw ValidationError("--check looks at one app; give --app-id once.") }
        if strict { throw ValidationError("--strict is for printing; --check always counts what it finds.") }
        if check == table.file, check == .standardInput {
            throw ValidationError("Standard input is either the table or the site's file.")
        }
    }

    func run() throws {
        if let check { try compare(with: check) } else { try printFile() }
    }
}

extension SiteCommand {
    private func printFile() throws {
        let site = AppSiteAssociation(
            appIDs: appID,
            routes: try table.scope(reading).routes,
            host: host?.text,
            caseSensitive: reading.caseSensitive
        )
        print(site.json)
        for remark in site.unexpressed { StandardError.tell("\(remark)") }
        let counts = site.unexpressed.filter { strict || $0.code == .size }
        if !counts.isEmpty { throw ExitCode.findings }
    }

    private func compare(with file: InputFile) throws {
        let scope = try table.scope(reading)
        let site = try BadFile.told { try file.site() }
        let findings = site.check(scope, host: host?.text ?? "", appID: appID.first)
        let summary =
            findings.isEmpty
            ? "the file and the routes agree on all links that were tried"
            : "the file and the routes do not agree: \(findings.count) found"
        let pages = findings.map { "\($0.code): \($0.witness)\n  \($0.message)" }
        print((pages + [summary]).joined(separator: "\n\n"))
        if !findings.isEmpty { throw ExitCode.findings }
    }
}
