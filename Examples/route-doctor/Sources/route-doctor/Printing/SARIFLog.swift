import Foundation
import RoutingDiagnostics

/// Findings in the Static Analysis Results Interchange Format, version 2.1.0, an OASIS standard that code
/// hosts and editors show beside the lines that it names.
///
/// What counts for the exit status is an error, what is only possible a warning, and what was added neither.
struct SARIFLog: Encodable {
    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    private let schema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    private let version = "2.1.0"
    private let runs: [Run]

    init(_ findings: [RouteFinding], additions: [Addition]) {
        runs = [Run(results: findings.map(Result.init) + additions.map(Result.init))]
    }
}

extension SARIFLog {
    fileprivate struct Run: Encodable {
        var tool = Tool()
        // Section 3.14.27 requires it of a run with results, though no result names a column.
        var columnKind = "unicodeCodePoints"
        let results: [Result]
    }

    fileprivate struct Tool: Encodable {
        struct Driver: Encodable {
            var name = "route-doctor"
            var rules = Rule.all
        }

        var driver = Driver()
    }

    fileprivate struct Rule: Encodable {
        static let added = "added"

        static let all = [
            (RouteFinding.Code.neverReached.rawValue, "Later maps match all URLs of a map."),
            (RouteFinding.Code.duplicate.rawValue, "An entry was registered twice."),
            (RouteFinding.Code.parameterNames.rawValue, "A parameter has several names at one place."),
            (RouteFinding.Code.idleProxy.rawValue, "A proxy is asked about no URL that a map matches."),
            (RouteFinding.Code.unaskedProxy.rawValue, "A proxy is not asked in scopes."),
            (RouteFinding.Code.bypassableProxy.rawValue, "A proxy that keeps callers out can be bypassed."),
            (RouteFinding.Code.tagSpelling.rawValue, "A tag resembles one that is used often."),
            (RouteFinding.Code.unhandled.rawValue, "A URL that worked is handled no longer."),
            (RouteFinding.Code.handledElsewhere.rawValue, "A URL that worked goes to another map."),
            (RouteFinding.Code.lostParameter.rawValue, "A URL that worked has lost a parameter."),
            (added, "A URL works that did not before."),
        ].map { Rule(id: $0, shortDescription: Message($1)) }

        let id: String
        let shortDescription: Message
    }

    fileprivate struct Result: Encodable {
        let ruleId: String
        let ruleIndex: Int?
        var kind: String?
        let level: String
        let message: Message
        let locations: [Location]?
        var relatedLocations: [Location]?
    }

    fileprivate struct Message: Encodable {
        let text: String

        /// Makes a plain text.
        ///
        /// Braces would stand for arguments unless they were doubled, and `[text](target)` would be a link.
        init(_ text: String) {
            self.text = text.visible.replacing("{", with: "{{").replacing("}", with: "}}")
                .replacing("](", with: "] (")
        }
    }

    fileprivate struct Location: Encodable {
        struct Physical: Encodable {
            struct Artifact: Encodable {
                let uri: String
            }

            struct Region: Encodable {
                let startLine: UInt
            }

            let artifactLocation: Artifact
            let region: Region?
        }

        let physicalLocation: Physical
        var message: Message?
    }
}

extension SARIFLog.Result {
    /// Makes the result of a finding, at the place of its route; what goes to another map now, at the place
    /// of that map.
    fileprivate init(_ finding: RouteFinding) {
        let isMoved = [.handledElsewhere, .lostParameter].contains(finding.code)
        let (first, second) = isMoved ? (finding.other, finding.route) : (finding.route, finding.other)
        // The last line of the description says what opening the witness shows.
        let sight = finding.description.split(separator: "\n").last?.trimmingPrefix("  ") ?? ""
        self.init(
            finding.code.rawValue,
            level: finding.certainty == .certain ? "error" : "warning",
            "\(finding.route) \(finding.message); \(sight)",
            at: [first, second].compactMap { $0 }
        )
    }

    /// Makes the result of an addition, which is no fault.
    fileprivate init(_ addition: Addition) {
        let text = "\(addition.route) \(Addition.summary); see '\(addition.witness)'"
        self.init(SARIFLog.Rule.added, level: "none", text, at: [addition.route])
        kind = "informational"
    }

    private init(_ code: String, level: String, _ text: String, at routes: [RegisteredRoute]) {
        ruleId = code
        ruleIndex = SARIFLog.Rule.all.firstIndex { $0.id == code }
        self.level = level
        message = SARIFLog.Message(text)
        locations = routes.first.flatMap { SARIFLog.Location($0) }.map { [$0] }
        let others = routes.dropFirst().compactMap { SARIFLog.Location($0, SARIFLog.Message("\($0)")) }
        relatedLocations = others.isEmpty ? nil : others
    }
}

extension SARIFLog.Location {
    /// Makes the location of a registration; `nil` if the table names no file.
    fileprivate init?(_ route: RegisteredRoute, _ message: SARIFLog.Message? = nil) {
        let file = route.fileID
        // Section 3.10.2 requires an absolute path without empty and dot segments.
        let normal = file.hasPrefix("/") ? URL(filePath: file).standardizedFileURL.path : file
        let path = normal.addingPercentEncoding(withAllowedCharacters: .unreservedInPaths) ?? ""
        if path.isEmpty { return nil }
        physicalLocation = Physical(
            artifactLocation: .init(uri: path.hasPrefix("/") ? "file://\(path)" : path),
            // Lines are counted from 1, but nothing keeps a table in JSON from naming line 0.
            region: route.line > 0 ? .init(startLine: route.line) : nil
        )
        self.message = message
    }
}

extension CharacterSet {
    /// The characters of a path that need no escape in a URI, RFC 3986 section 2.3.
    fileprivate static let unreservedInPaths = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/"
    )
}
