import Foundation
import Testing

/// Checks a log against all that SARIF 2.1.0 requires of the objects that this program writes, section by
/// section, and that they have no other properties.
struct SARIFCheck {
    private typealias Object = [String: Any]

    /// The identifiers, the levels and the first places of the results: `unhandled error a.routes:3`.
    private(set) var results: [String] = []
    private var ruleIDs: [String] = []

    init(_ text: String) throws {
        // 3.13: the version comes with the schema that it names, and with a list of runs.
        let log = try object(
            JSONSerialization.jsonObject(with: Data(text.utf8)), ["$schema", "version", "runs"])
        #expect(log["version"] as? String == "2.1.0")
        #expect((log["$schema"] as? String)?.hasSuffix("/sarif-schema-2.1.0.json") == true)
        for run in try list(log["runs"]) { try check(run: run) }
    }

    /// Checks a `run`, 3.14, with its `tool`, 3.18, and the `toolComponent` of that, 3.19.
    private mutating func check(run: Any) throws {
        let run = try object(run, ["tool", "columnKind", "results"])
        #expect(run["columnKind"] as? String == "unicodeCodePoints")
        let driver = try object(object(run["tool"], ["driver"])["driver"], ["name", "rules"])
        #expect(try !string(driver["name"]).isEmpty)
        ruleIDs = try list(driver["rules"]).map { rule in
            // 3.49 `reportingDescriptor`
            let rule = try object(rule, ["id", "shortDescription"])
            try check(message: rule["shortDescription"])
            return try string(rule["id"])
        }
        #expect(Set(ruleIDs).count == ruleIDs.count)
        for result in try list(run["results"]) { try check(result: result) }
    }

    /// Checks a `result`, 3.27.
    private mutating func check(result: Any) throws {
        let result = try object(
            result, ["ruleId", "ruleIndex", "level", "message"], ["kind", "locations", "relatedLocations"])
        let id = try string(result["ruleId"])
        let index = try #require(result["ruleIndex"] as? Int)
        #expect(ruleIDs.indices.contains(index) && ruleIDs[index] == id)
        let level = try string(result["level"])
        #expect(["none", "note", "warning", "error"].contains(level))
        // 3.27.10: a level stands only with the kind "fail", which is the default.
        #expect((result["kind"] == nil) == (level != "none"))
        if let kind = result["kind"] { #expect(kind as? String == "informational") }
        try check(message: result["message"])
        let places = try result["locations"].map(list)?.map(place) ?? []
        #expect(places.count == 1 || result["locations"] == nil)
        for location in try result["relatedLocations"].map(list) ?? [] {
            _ = try place(location)
            #expect((location as? Object)?["message"] != nil)
        }
        results.append("\(id) \(level) \(places.joined())")
    }

    /// Checks a `message`, 3.11: plain text on one line, in which braces are doubled, since they are no
    /// placeholders, and nothing is a link.
    private func check(message: Any?) throws {
        let text = try string(object(message, ["text"])["text"])
        #expect(!text.isEmpty && !text.contains(where: \.isNewline))
        let rest = text.replacing("{{", with: "").replacing("}}", with: "")
        #expect(!rest.contains("{") && !rest.contains("}") && !rest.contains("]("), "\(text)")
    }

    /// Checks a `location`, 3.28, with its `physicalLocation`, 3.29, `artifactLocation`, 3.4, and `region`,
    /// 3.30.
    private func place(_ location: Any) throws -> String {
        let location = try object(location, ["physicalLocation"], ["message"])
        if let message = location["message"] { try check(message: message) }
        let physical = try object(location["physicalLocation"], ["artifactLocation"], ["region"])
        let uri = try string(object(physical["artifactLocation"], ["uri"])["uri"])
        // RFC 3986: nothing but what needs no escape, and a scheme for an absolute path.
        #expect(
            uri.wholeMatch(
                of: #/(file:\/\/\/)?([A-Za-z0-9._~-]|%[0-9A-F]{2})([A-Za-z0-9._~\/-]|%[0-9A-F]{2})*/#) != nil)
        guard let region = physical["region"] else { return uri }
        let line = try #require(object(region, ["startLine"])["startLine"] as? Int)
        #expect(line >= 1)
        return "\(uri):\(line)"
    }
}

extension SARIFCheck {
    private func object(_ value: Any?, _ required: [String], _ optional: [String] = []) throws -> Object {
        let object = try #require(value as? Object)
        #expect(Set(required).isSubset(of: object.keys), "\(object)")
        #expect(Set(object.keys).isSubset(of: required + optional), "\(object)")
        return object
    }

    private func list(_ value: Any?) throws -> [Any] { try #require(value as? [Any]) }

    private func string(_ value: Any?) throws -> String { try #require(value as? String) }
}
