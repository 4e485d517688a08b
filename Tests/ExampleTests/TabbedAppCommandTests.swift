import Testing

@Suite struct TabbedAppCommandTests {
    private let program = TabbedAppProgram()

    @Test(arguments: [["--help"], ["-h"], ["login", "--help"], ["--help", "--nonsense"]])
    func helpSaysWhatThereIsAndTakesNoStep(arguments: [String]) async throws {
        let result = try await program.run(arguments)
        let expected = try program.expected("TabbedAppHelp.txt")
        #expect(result.output == expected)
        #expect(result.errors.isEmpty)
        #expect(result.exitStatus == 0)
    }

    @Test(arguments: ["--nonsense", "-x", "--save=session.json", "---"])
    func unknownOptionIsNamedAndNoStepIsTaken(option: String) async throws {
        let result = try await program.run(["login", option])
        #expect(
            result.errors
                == "tabbed-app: unknown option '\(option)'; 'tabbed-app --help' lists what there is\n"
        )
        #expect(result.output.isEmpty)
        #expect(result.exitStatus == 2)
    }

    @Test(arguments: ["--save", "--restore"], [[], [""], ["-"], ["--help"], ["--", "books/7"]])
    func aSessionWantsAFile(option: String, rest: [String]) async throws {
        let result = try await program.run(["login", option] + rest)
        #expect(
            result.errors == """
                tabbed-app: '\(option)' wants the name of a file; 'tabbed-app --help' lists what there is

                """
        )
        #expect(result.output.isEmpty)
        #expect(result.exitStatus == 2)
    }

    @Test(arguments: ["--save", "--restore"])
    func oneFileIsEnough(option: String) async throws {
        let result = try await program.run([option, "a.json", "login", option, "b.json"])
        #expect(
            result.errors == """
                tabbed-app: '\(option)' was given a file already, 'a.json'; \
                'tabbed-app --help' lists what there is

                """
        )
        #expect(result.output.isEmpty)
        #expect(result.exitStatus == 2)
    }

    @Test(arguments: ["-", "--help", "--save"])
    func afterTwoHyphensEverythingIsAStep(step: String) async throws {
        let result = try await program.run(["--", step], input: "login")
        #expect(result.output.hasPrefix("\(step)\n  failed   noEndpoint: "))
        #expect(result.trees == [""])
        #expect(result.exitStatus == 1)
    }
}
