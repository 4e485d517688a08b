import Testing

@Suite struct SiteTests {
    private let doctor: Doctor
    private let table = "map /books/:id\nmap /about\nmap app://home\n"
    private let app = "TEAM.com.example.shop"

    init() throws {
        doctor = try Doctor()
    }

    @Test func theFileGoesToOutputAndWhatItCannotSayToErrors() async throws {
        let result = try await doctor.run(
            "aasa", "-", "--app-id", app, "--host", "example.com", input: "map /n/:n<int>\nmap app://home")
        #expect(
            result.output == """
                {
                  "applinks" : {
                    "details" : [
                      {
                        "appIDs" : [
                          "TEAM.com.example.shop"
                        ],
                        "components" : [
                          {
                            "/" : "/n/?*/?*",
                            "caseSensitive" : false,
                            "comment" : "beyond /n/:n<int>",
                            "exclude" : true
                          },
                          {
                            "/" : "/n/?*",
                            "caseSensitive" : false
                          }
                        ]
                      }
                    ]
                  }
                }

                """
        )
        #expect(
            result.errors == """
                left out: the map 'app://home' (stdin:2): scheme: URLs of 'app' are no links of a site
                wider: the map '/n/:n<int>' (stdin:1): type: ':n' is any text, since no pattern says 'int'

                """
        )
        #expect(result.exitStatus == 0)
    }

    @Test func whatTheFileCannotSayCountsWhenOneIsStrict() async throws {
        let typed = try await doctor.run("aasa", "-", "--app-id", app, "--strict", input: "map /n/:n<int>")
        #expect(typed.exitStatus == 1)
        let plain = try await doctor.run("aasa", "-", "--app-id", app, "--strict", input: "map /n/:n")
        #expect(plain.errors.isEmpty && plain.exitStatus == 0)
    }

    @Test func routesThatDoNotFitIntoTheFileCount() async throws {
        let large = (0..<3_000).map { "map /section-\($0)\n" }.joined()
        let result = try await doctor.run("aasa", "-", "--app-id", app, input: large)
        #expect(result.exitStatus == 1 && result.output.utf8.count <= 131_073)
        #expect(result.errors.contains("left out: the map '/section-0' (stdin:1): size: "))
    }

    @Test func whatIsPrintedAgreesWithTheRoutes() async throws {
        let printed = try await doctor.run(
            "aasa", "-", "--app-id", app, "--app-id", "OTHER.app", "--host", "example.com", input: table)
        let result = try await doctor.withFile(printed.output) { path in
            try await doctor.run("aasa", "-", "--check", path, "--host", "Example.com", input: table)
        }
        let words = "the file and the routes agree on all links that were tried\n"
        #expect(result == Doctor.Result(output: words, errors: "", exitStatus: 0))
    }

    @Test func linksOnWhichBothDoNotAgreeAreShown() async throws {
        let result = try await doctor.run(
            "aasa", Doctor.bookshop, "--tag", "Links", "--check", "Samples/site.json",
            "--host", "shop.example.com")
        #expect(result == Doctor.Result(output: try doctor.expected("check.txt"), errors: "", exitStatus: 1))
    }

    @Test func theSitesFileMayComeFromStandardInput() async throws {
        let result = try await doctor.run(
            "aasa", Doctor.bookshop, "--check", "-", "--host", "shop.example.com",
            input: "{\"applinks\": {\n\"details\": [,]}}")
        #expect(result.errors.hasPrefix("stdin:2:13: malformedJSON: a value is wanted here"))
        #expect(result.output.isEmpty && result.exitStatus == 65)
    }

    @Test func aSiteThatSaysNothingIsNamed() async throws {
        let result = try await doctor.run(
            "aasa", "-", "--check", "Samples/bookshop.routes", "--host", "shop.example.com", input: table)
        #expect(result.errors.hasPrefix("Samples/bookshop.routes:1:1: malformedJSON: "))
        #expect(result.exitStatus == 65)
    }

    @Test(arguments: ["https://example.com", "example.com/a", "a b", ""])
    func whatIsNoHostIsRefused(host: String) async throws {
        let result = try await doctor.run(
            "aasa", "-", "--check", "Samples/site.json", "--host", host, input: table)
        #expect(result.errors.contains("The value '\(host)' is invalid for '--host <host>'"))
        #expect(result.output.isEmpty && result.exitStatus == 64)
    }
}
