import ArgumentParser
import RoutingDiagnostics

/// How findings are reported, and which of them count.
struct ReportOptions: ParsableArguments {
    /// A form for programs.
    enum Form: EnumerableFlag {
        case json, sarif

        static func help(for form: Form) -> ArgumentHelp? {
            switch form {
            case .json: "Print the findings in JSON."
            case .sarif: "Print the findings as SARIF 2.1.0, which code hosts show beside the lines."
            }
        }
    }

    @Flag var form: Form?

    @Flag(help: "Let findings count that are only possible.")
    var strict = false
}

extension ReportOptions {
    /// What a comparison prints in JSON.
    private struct Comparison: Encodable {
        let added: [Addition]
        let findings: [RouteFinding]
    }

    /// Prints findings, and ends the program.
    ///
    /// - Parameters:
    ///   - findings: The findings.
    ///   - additions: What a comparison found besides, which never counts; `nil` if nothing was compared.
    ///   - count: What was looked at, in words.
    /// - Throws: `ExitCode.findings` when a finding counts.
    func finish(_ findings: [RouteFinding], additions: [Addition]? = nil, among count: String) throws {
        switch form {
        case .json?:
            let text =
                try additions.map { try JSONOutput.text(of: Comparison(added: $0, findings: findings)) }
                ?? JSONOutput.text(of: findings)
            print(text)
        case .sarif?:
            print(try JSONOutput.text(of: SARIFLog(findings, additions: additions ?? [])))
        case nil:
            let pages = findings.map(\.description) + (additions ?? []).map(\.description)
            let summary = Self.summary(of: findings, additions: additions?.count)
            print((pages + ["\(count): \(summary)"]).joined(separator: "\n\n"))
        }
        if findings.contains(where: { strict || $0.certainty == .certain }) { throw ExitCode.findings }
    }

    /// How many routes there are, in words.
    static func count(_ routes: [RegisteredRoute]) -> String {
        routes.count == 1 ? "1 route" : "\(routes.count) routes"
    }

    private static func summary(of findings: [RouteFinding], additions: Int?) -> String {
        let certain = findings.count { $0.certainty == .certain }
        let found =
            findings.isEmpty
            ? "nothing was found" : "\(certain) found for certain, \(findings.count - certain) possibly"
        return found + (additions.map { ", \($0) added" } ?? "")
    }
}
