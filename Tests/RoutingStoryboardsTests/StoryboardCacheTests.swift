import Foundation
import RoutingPresentation
import Testing

@testable import RoutingStoryboards

@MainActor
@Suite("Storyboards that have been read")
struct StoryboardCacheTests {
    private let files: TemporaryBundle

    init() throws {
        files = try TemporaryBundle(["Main.storyboard": StoryboardSketch(initial: "first").text])
    }

    private var main: URL { files.url.appendingPathComponent("Main.storyboard") }

    private func write(_ text: String, to url: URL) throws {
        try Data(text.utf8).write(to: url)
    }

    @Test func aFileIsReadOnce() throws {
        var documents = StoryboardCache()
        #expect(try documents.document(at: main).initialScene == "first")
        try write(StoryboardSketch(initial: "second").text, to: main)
        #expect(try documents.document(at: main).initialScene == "first")
        var others = StoryboardCache()
        #expect(try others.document(at: main).initialScene == "second")
    }

    @Test func whatCouldNotBeReadIsTriedAgain() throws {
        var documents = StoryboardCache()
        try write("<broken>", to: main)
        #expect(throws: PresentationError.self) { try documents.document(at: main) }
        try write(StoryboardSketch(initial: "third").text, to: main)
        #expect(try documents.document(at: main).initialScene == "third")
    }

    @Test func theOldestIsForgottenFirst() throws {
        var documents = StoryboardCache()
        let others = (1...StoryboardCache.maximalCount).map { number in
            files.url.appendingPathComponent("\(number).storyboard")
        }
        for url in others { try write(StoryboardSketch(initial: "other").text, to: url) }
        _ = try documents.document(at: main)
        for url in others.dropLast() { _ = try documents.document(at: url) }
        try write(StoryboardSketch(initial: "second").text, to: main)
        #expect(try documents.document(at: main).initialScene == "first")
        _ = try documents.document(at: #require(others.last))
        #expect(try documents.document(at: main).initialScene == "second")
    }

    @Test func aFileThatIsTooLongIsNotTakenInWhole() throws {
        var documents = StoryboardCache()
        let size = StoryboardText.maximalSize + 2
        try write(StoryboardSketch().text + String(repeating: " ", count: size), to: main)
        let error = #expect(throws: PresentationError.self) { try documents.document(at: main) }
        #expect(error?.message == "Main.storyboard cannot be read: it is longer than 8388608 bytes")
    }
}
