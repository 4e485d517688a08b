import Foundation
import RoutingPresentation
import RoutingStoryboards
import Testing

@MainActor
@Suite("What storyboards say they have instead")
struct StoryboardErrorTests {
    private let files: TemporaryBundle

    init() throws {
        let screen = StoryboardSketch.controller("a")
        files = try TemporaryBundle([
            "Plain.storyboard": StoryboardSketch(screen).text,
            "Empty.storyboard": StoryboardSketch().text,
            "Lost.storyboard": StoryboardSketch(
                StoryboardSketch.navigation("a", "storyboardIdentifier='Books'", root: "b"),
                initial: "c"
            ).text,
            "Broken.storyboard": "<document>\n<scenes>\n</document>",
            "Base.lproj/Localized.storyboard": StoryboardSketch(screen).text,
            "Scenes/Inner.storyboard": StoryboardSketch(screen).text,
            "Compiled.storyboardc/Info.plist": "",
            "Directory.storyboard/a": "",
            "notes.txt": "",
        ])
    }

    private func error(_ work: () throws -> Void) throws -> PresentationError {
        do {
            try work()
        } catch {
            return try #require(error as? PresentationError)
        }
        throw CocoaError(.featureUnsupported)
    }

    private func errorOfMaking(
        _ identifier: String?,
        in name: String,
        of bundle: Bundle
    ) throws -> PresentationError {
        let storyboard = try Storyboard(name: name, bundle: bundle)
        return try error {
            if let identifier {
                _ = try storyboard.instantiateViewController(withIdentifier: identifier)
            } else {
                _ = try storyboard.instantiateInitialViewController()
            }
        }
    }

    @Test func aMissingStoryboardNamesTheOthers() throws {
        let error = try error { _ = try Storyboard(name: "Missing", bundle: files.bundle) }
        #expect(error.code == .noStoryboard)
        #expect(error.message.contains("Missing.storyboard is not in \(files.url.path)"))
        #expect(error.message.contains("has Broken, Directory, Empty, Localized, Lost, Plain, Scenes/Inner;"))
    }

    @Test(arguments: ["Added", "Base.lproj/Added", "Scenes/Added"])
    func aStoryboardThatIsAddedLaterIsFound(_ path: String) throws {
        for name in ["Added", "Scenes/Added"] {
            #expect(try error { _ = try Storyboard(name: name, bundle: files.bundle) }.code == .noStoryboard)
        }
        let text = StoryboardSketch(StoryboardSketch.controller("a")).text
        try Data(text.utf8).write(to: files.url.appendingPathComponent("\(path).storyboard"))
        let name = path.replacingOccurrences(of: "Base.lproj/", with: "")
        #expect(try Storyboard(name: name, bundle: files.bundle).name == name)
    }

    @Test func aMissingStoryboardSaysThatThereAreNone() throws {
        let files = try TemporaryBundle(["notes.txt": ""])
        let error = try error { _ = try Storyboard(name: "Main", bundle: files.bundle) }
        #expect(error.code == .noStoryboard)
        #expect(error.message.contains("which has no storyboards;"))
    }

    @Test func aLongListIsCut() throws {
        let names = (100..<130).map { "S\($0).storyboard" }
        let files = try TemporaryBundle(Dictionary(uniqueKeysWithValues: names.map { ($0, "") }))
        let error = try error { _ = try Storyboard(name: "", bundle: files.bundle) }
        #expect(error.message.contains("has S100, S101,"))
        #expect(error.message.contains("S119 and 10 more;"))
    }

    @Test func aCompiledStoryboardIsRecognized() throws {
        let error = try error { _ = try Storyboard(name: "Compiled", bundle: files.bundle) }
        #expect(error.code == .noStoryboard)
        #expect(error.message.contains("compiled only, as Compiled.storyboardc"))
    }

    @Test func theMainBundleIsTheDefault() throws {
        let error = try error { _ = try Storyboard(name: "NoSuchStoryboardAnywhere") }
        let place = try #require(Bundle.main.resourcePath)
        #expect(error.code == .noStoryboard)
        #expect(error.message.contains("NoSuchStoryboardAnywhere.storyboard is not in \(place), which has"))
    }

    @Test func brokenXMLIsNamedWithItsPlace() throws {
        let error = try error { _ = try Storyboard(name: "Broken", bundle: files.bundle) }
        #expect(error.code == .malformedStoryboard)
        #expect(error.message.hasPrefix("Broken.storyboard cannot be read: line 1: it is not a storyboard"))
    }

    @Test func aDirectoryIsNoStoryboard() throws {
        let error = try error { _ = try Storyboard(name: "Directory", bundle: files.bundle) }
        #expect(error.code == .malformedStoryboard)
        #expect(error.message.contains("Directory.storyboard cannot be read: "))
    }

    @Test func aMissingSceneNamesTheOthers() throws {
        let error = try errorOfMaking("Setings", in: "Login", of: .module)
        #expect(error.code == .noSuchScene)
        let expected = """
            Login.storyboard has no scene with the identifier 'Setings'; has LoginViewController, \
            SettingsViewController
            """
        #expect(error.message == expected)
    }

    @Test func aMissingSceneSaysThatTheOthersHaveNoNames() throws {
        let plain = try errorOfMaking("a", in: "Plain", of: files.bundle)
        #expect(plain.code == .noSuchScene)
        #expect(plain.message.hasSuffix("; none of its 1 scenes has an identifier"))
        let empty = try errorOfMaking("", in: "Empty", of: files.bundle)
        #expect(empty.code == .noSuchScene)
        #expect(empty.message.hasSuffix("; has no scenes"))
    }

    @Test func aStoryboardMayHaveNoInitialScene() throws {
        let error = try errorOfMaking(nil, in: "Plain", of: files.bundle)
        #expect(error.code == .noSuchScene)
        #expect(error.message.hasPrefix("Plain.storyboard has no initial scene; tick"))
    }

    @Test func scenesThatAreReferredToHaveToBeThere() throws {
        let initial = try errorOfMaking(nil, in: "Lost", of: files.bundle)
        #expect(initial.code == .malformedStoryboard)
        #expect(initial.message.contains("the document, as its initial scene, refers to the object c"))
        let root = try errorOfMaking("Books", in: "Lost", of: files.bundle)
        #expect(root.code == .malformedStoryboard)
        #expect(root.message.contains("in Lost.storyboard scene 'Books' refers to the object b"))
    }
}
