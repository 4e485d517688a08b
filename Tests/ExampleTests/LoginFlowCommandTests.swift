import Testing

@Suite struct LoginFlowCommandTests {
    private let program = LoginFlowProgram()

    @Test(arguments: [["--help"], ["-h"], ["app://home", "--help"], ["--help", "--nonsense"]])
    func helpSaysWhatThereIsAndOpensNothing(arguments: [String]) async throws {
        let result = try await program.run(arguments)
        #expect(result.output.contains("usage: login-flow "))
        #expect(result.output.contains("--svg FILE"))
        #expect(result.output.contains("exit status"))
        #expect(!result.output.contains(" Window\n"))
        #expect(result.errors.isEmpty)
        #expect(result.exitStatus == 0)
    }

    @Test(arguments: ["--nonsense", "-x", "--svg=stack.svg", "---"])
    func unknownOptionIsNamedAndNothingIsOpened(option: String) async throws {
        let result = try await program.run(["app://home", option])
        #expect(
            result.errors
                == "login-flow: unknown option '\(option)'; 'login-flow --help' lists what there is\n"
        )
        #expect(result.output.isEmpty)
        #expect(result.exitStatus == 2)
    }

    @Test(arguments: [
        ["--svg"], ["--svg", ""], ["--svg", "-"], ["--svg", "--help"], ["--svg", "--", "app://books/7"],
    ])
    func aPictureWantsAFile(arguments: [String]) async throws {
        let result = try await program.run(["app://home"] + arguments)
        #expect(
            result.errors
                == "login-flow: '--svg' wants the name of a file; 'login-flow --help' lists what there is\n"
        )
        #expect(result.output.isEmpty)
        #expect(result.exitStatus == 2)
    }

    @Test func onePictureIsEnough() async throws {
        let result = try await program.run(["--svg", "a.svg", "app://home", "--svg", "b.svg"])
        #expect(
            result.errors == """
                login-flow: '--svg' was given a file already, 'a.svg'; 'login-flow --help' lists what there is

                """
        )
        #expect(result.output.isEmpty)
        #expect(result.exitStatus == 2)
    }

    @Test(arguments: ["-", "--help", "--svg"])
    func afterTwoHyphensEverythingIsAURL(url: String) async throws {
        let result = try await program.run(["--", url], input: "app://home")
        #expect(result.output.hasPrefix("\(url)\n  failed   noRoute: "))
        #expect(!result.output.contains("app://home"))
        #expect(result.exitStatus == 1)
    }
}
