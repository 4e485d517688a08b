import Testing

@Suite struct SARIFTests {
    private let doctor: Doctor

    init() throws {
        doctor = try Doctor()
    }

    @Test func whatAnAuditFindsIsALog() async throws {
        let result = try await doctor.run("audit", Doctor.bookshop, "--sarif")
        #expect(
            try SARIFCheck(result.output).results == [
                "unaskedProxy error Samples/bookshop.routes:48",
                "tagSpelling warning Samples/bookshop.routes:37",
                "parameterNames error Samples/bookshop.routes:36",
                "neverReached error Samples/bookshop.routes:22",
            ])
        #expect(result.errors.isEmpty && result.exitStatus == 1)
    }

    @Test func whatAComparisonFindsIsALog() async throws {
        let result = try await doctor.run(
            "diff", "Samples/films-1.routes", "Samples/films-2.routes", "--sarif")
        #expect(
            try SARIFCheck(result.output).results == [
                "unhandled error Samples/films-1.routes:10",
                "lostParameter error Samples/films-2.routes:9",
                "handledElsewhere error Samples/films-2.routes:8",
                "lostParameter warning Samples/films-2.routes:7",
                "lostParameter error Samples/films-2.routes:6",
                "unhandled error Samples/films-1.routes:6",
                "unhandled error Samples/films-1.routes:5",
                "added none Samples/films-2.routes:12",
                "added none Samples/films-2.routes:6",
                "added none Samples/films-2.routes:5",
            ])
        #expect(result.errors.isEmpty && result.exitStatus == 1)
    }

    @Test func nothingFoundIsALogWithoutResults() async throws {
        let result = try await doctor.run("audit", "-", "--sarif", input: "map /a")
        #expect(try SARIFCheck(result.output).results.isEmpty && result.exitStatus == 0)
    }

    @Test func placesAreURIsAndTextsHaveNoPlaceholders() async throws {
        let text = """
            {"version": 1, "routes": [
              {"kind": "map", "pattern": "/:b([a-z]{2})", "fileID": "/My App/é:1%.swift", "line": 7},
              {"kind": "map", "pattern": "/:b([a-z]{2})", "fileID": "My App\\n/A.swift", "line": 0}
            ]}
            """
        let result = try await doctor.run("audit", "-", "--sarif", input: text)
        #expect(try SARIFCheck(result.output).results == ["duplicate error My%20App%0A/A.swift"])
        #expect(result.output.contains("\"uri\" : \"file:///My%20App/%C3%A9%3A1%25.swift\""))
        #expect(result.output.contains("{{2}}") && result.exitStatus == 1)
    }

    @Test func pathsAreNormalAndNoTextIsALink() async throws {
        let text = """
            {"version": 1, "routes": [
              {"kind": "map", "pattern": "/:b([ab](2))", "fileID": "//a/./x/../b.swift", "line": 7},
              {"kind": "map", "pattern": "/:b([ab](2))", "fileID": "", "line": 9}
            ]}
            """
        let result = try await doctor.run("audit", "-", "--sarif", input: text)
        #expect(try SARIFCheck(result.output).results == ["duplicate error "])
        #expect(result.output.contains("\"uri\" : \"file:///a/b.swift\""))
    }

    @Test func aWitnessThatIsExternalSaysSo() async throws {
        let text = """
            {"version": 1, "routes": [
              {"kind": "map", "pattern": "/a/**", "accepting": ["external"], "fileID": "A.swift", "line": 2},
              {"kind": "map", "pattern": "/a/:x", "accepting": ["external"], "fileID": "A.swift", "line": 1}
            ]}
            """
        let result = try await doctor.run("audit", "-", "--sarif", input: text)
        #expect(try SARIFCheck(result.output).results == ["neverReached error A.swift:1"])
        #expect(result.output.contains("', external, goes to the map '/a/**' (A.swift:2)"))
    }

    @Test func oneFormIsPrinted() async throws {
        let result = try await doctor.run("audit", Doctor.bookshop, "--sarif", "--json")
        #expect(result.output.isEmpty && result.exitStatus == 64)
    }
}
