import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct LoginFlowPictureTests {
    private let program = LoginFlowProgram()

    /// Calls a closure with the path of a file that does not exist, and removes what is there afterwards.
    private func withFile(_ body: (String) async throws -> Void) async throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: directory) }
        try await body(directory.appendingPathComponent("stack.svg").path)
    }

    private func contents(of file: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self)
    }

    @Test func theFinalStackIsDrawnAsExpected() async throws {
        try await withFile { file in
            let urls = ["app://books/7", "app://account/orders"]
            let result = try await program.run(["--svg", file] + urls)
            let picture = try program.expected("LoginFlow.svg")
            #expect(try contents(of: file) == picture)
            let expected = try await program.run(urls).output
            #expect(result.output == expected)
            #expect(result.errors.isEmpty)
            #expect(result.exitStatus == 0)
        }
    }

    @Test func thePictureIsWellFormed() throws {
        let picture = try program.expected("LoginFlow.svg")
        #expect(picture.hasPrefix("<svg "))
        #expect(XMLParser(data: Data(picture.utf8)).parse())
    }

    @Test func theTourIsDrawnAsItEnds() async throws {
        try await withFile { file in
            let result = try await program.run(["--svg", file])
            let expected = try program.expected("LoginFlowTour.txt")
            #expect(result.output == expected)
            #expect(result.exitStatus == 0)
            let tour = try contents(of: file)
            let end = ["app://home", "app://books/8", "app://account/orders"]
            _ = try await program.run(end + ["--svg", file])
            #expect(try contents(of: file) == tour)
        }
    }

    @Test func aPictureTakesThePlaceOfWhatWasThereAlsoWhenAURLFails() async throws {
        try await withFile { file in
            try Data(repeating: 0x20, count: 1 << 20).write(to: URL(fileURLWithPath: file))
            let urls = ["app://books/7", "app://account/orders", "nowhere"]
            let result = try await program.run(urls + ["--svg", file])
            let picture = try program.expected("LoginFlow.svg")
            #expect(try contents(of: file) == picture)
            #expect(result.errors.isEmpty)
            #expect(result.exitStatus == 1)
        }
    }

    @Test func aFileThatCannotBeWrittenIsNamedAfterEverythingElse() async throws {
        try await withFile { file in
            let nowhere = file + "/stack.svg"
            let result = try await program.run(["app://home", "--svg", nowhere])
            let expected = try await program.run(["app://home"]).output
            #expect(result.output == expected)
            #expect(result.errors == "login-flow: cannot write '\(nowhere)': No such file or directory\n")
            #expect(result.exitStatus == 1)
        }
    }

    @Test func aDirectoryIsNoFile() async throws {
        let directory = FileManager.default.temporaryDirectory.path
        let result = try await program.run(["app://home", "--svg", directory])
        #expect(result.errors == "login-flow: cannot write '\(directory)': Is a directory\n")
        #expect(result.exitStatus == 1)
    }

    @Test func helpDrawsNothing() async throws {
        try await withFile { file in
            let result = try await program.run(["--svg", file, "--help"])
            #expect(!FileManager.default.fileExists(atPath: file))
            #expect(result.exitStatus == 0)
        }
    }
}
