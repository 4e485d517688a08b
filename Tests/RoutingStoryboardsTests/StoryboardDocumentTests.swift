import Foundation
import Testing

@testable import RoutingStoryboards

@Suite("Storyboards as values")
struct StoryboardDocumentTests {
    private func document(_ name: String) throws -> StoryboardDocument {
        let url = try #require(Bundle.module.url(forResource: name, withExtension: "storyboard"))
        return try StoryboardDocument(reading: Data(contentsOf: url))
    }

    @Test func theScenesComeInTheOrderOfTheFile() throws {
        let main = try document("Main")
        let expected = [
            "TabBarController", "<navigationController> 9pv-A4-QxB", "LibraryViewController",
            "<navigationController> 8rJ-Kc-sve", "ProfileViewController", "<viewController> gS1-pC-w7R",
            "<viewControllerPlaceholder> RvY-7d-jPV",
        ]
        #expect(main.scenes.map(\.label) == expected)
        #expect(main.initialScene == "49e-Tb-3d3")
        #expect(main.identifiers == ["LibraryViewController", "ProfileViewController", "TabBarController"])
    }

    @Test func allOfASceneIsRead() throws {
        let settings = try #require(try document("Login").scene(withIdentifier: "SettingsViewController"))
        #expect(settings.id == "vXZ-lx-hvc")
        #expect(settings.kind == .screen)
        #expect(settings.element == "viewController")
        #expect(settings.line == 65)
        #expect(settings.customClass?.description == "RoutingStoryboardsTests.SettingsViewController")
        #expect(settings.customClass?.isOfTarget == true)
        #expect(settings.title == nil)
        #expect(settings.itemTitle == "Settings")
        #expect(settings.nibName == "vXZ-lx-hvc-view-kh9-bI-dsS")
        #expect(settings.relationships.isEmpty)
    }

    @Test func titlesMayContainSectionsOfRawText() throws {
        let title = "<string key='title'><![CDATA[a & ]]>b<![CDATA[<é>]]></string>"
        let item = "<navigationItem key='navigationItem'>\(title)</navigationItem>"
        let element = "viewController"
        let controller = "<\(element) id='a' sceneMemberID='\(element)'>\(title)\(item)</\(element)>"
        let document = try StoryboardDocument(reading: Data(StoryboardSketch(controller).text.utf8))
        let scene = try #require(document.scenes.first)
        #expect(scene.title == "a & b<é>" && scene.itemTitle == "a & b<é>")
    }

    @Test func onlyRelationshipsOfTheControllerAreRead() throws {
        let main = try document("Main")
        let tabs = try #require(main.scene(withID: "49e-Tb-3d3"))
        #expect(tabs.relationships.map(\.destination) == ["9pv-A4-QxB", "8rJ-Kc-sve"])
        #expect(Set(tabs.relationships.map(\.name)) == ["viewControllers"])
        // Its view embeds another scene, and its gesture recognizer is connected too.
        #expect(main.scene(withID: "QS5-Rx-YEW")?.relationships == [])
        #expect(main.scene(withID: "8bC-Xf-vdC")?.relationships == [])
    }

    @Test func referencesAreRead() throws {
        let reference = SceneReference(storyboard: "Login", identifier: "LoginViewController", bundle: nil)
        #expect(try document("Main").scene(withID: "RvY-7d-jPV")?.kind == .reference(reference))
    }

    @Test func readingTwiceGivesTheSame() throws {
        for name in ["Main", "Login"] {
            let first = try document(name)
            for _ in 0..<10 { #expect(try document(name) == first) }
        }
    }

    @Test(arguments: [
        ("viewController", StoryboardScene.Kind.screen),
        ("tableViewController", .screen),
        ("collectionViewController", .screen),
        ("pageViewController", .screen),
        ("glkViewController", .screen),
        ("avPlayerViewController", .screen),
        ("hostingController", .screen),
        ("somethingNewController", .screen),
        ("navigationController", .navigation),
        ("tabBarController", .tabBar),
        ("splitViewController", .split),
    ])
    func elementsSayWhatASceneIs(element: String, kind: StoryboardScene.Kind) throws {
        let text = StoryboardSketch(StoryboardSketch.controller("a", element)).text
        #expect(try StoryboardDocument(reading: Data(text.utf8)).scenes.map(\.kind) == [kind])
    }

    @Test func titlesOfSeveralLinesAndWithSignsAreRead() throws {
        let text = StoryboardSketch(
            """
            <viewController id="a" sceneMemberID="viewController">
                <string key="title">One &amp;
            Two &#8211; 三</string>
                <navigationItem key="navigationItem" id="b"><string key="title">Three
            Four</string></navigationItem>
                <view key="view" id="c"><label id="d"><string key="title">Elsewhere</string></label></view>
            </viewController>
            """,
            #"<viewController id="e" title="A &lt; &quot;B&quot;&#10;C" sceneMemberID="viewController"/>"#
        ).text
        let scenes = try StoryboardDocument(reading: Data(text.utf8)).scenes
        #expect(scenes.map(\.title) == ["One &\nTwo – 三", "A < \"B\"\nC"])
        #expect(scenes.map(\.itemTitle) == ["Three\nFour", nil])
    }

    @Test func emptyAttributesCountAsNone() throws {
        let attributes = #"storyboardIdentifier="" customClass="" customModule="" title="""#
        let text = StoryboardSketch(
            StoryboardSketch.controller("a", "viewController", attributes),
            StoryboardSketch.controller("b", "viewController", attributes),
            initial: ""
        ).text
        let document = try StoryboardDocument(reading: Data(text.utf8))
        #expect(document.initialScene == nil)
        #expect(document.identifiers.isEmpty)
        #expect(document.scenes.allSatisfy { $0.customClass == nil && $0.title == nil })
    }

    @Test func aModuleProviderMayStandWithoutAModule() throws {
        let attributes = #"customClass="Books" customModuleProvider="target""#
        let text = StoryboardSketch(StoryboardSketch.controller("a", "viewController", attributes)).text
        let scene = try #require(try StoryboardDocument(reading: Data(text.utf8)).scenes.first)
        #expect(scene.customClass == SceneClass(name: "Books", isOfTarget: true))
    }

    @Test func anEmptyStoryboardHasNoScenes() throws {
        for text in [StoryboardSketch().text, "<document type='\(StoryboardSketch.type)'/>"] {
            let document = try StoryboardDocument(reading: Data(text.utf8))
            #expect(document.scenes.isEmpty && document.initialScene == nil)
        }
    }

    @Test func theParserIsFreed() throws {
        weak var parser: StoryboardXMLParser?
        let texts = [StoryboardSketch().text, "<a>", "<document type='Storyboard'><a></document>", ""]
        for text in texts {
            do {
                let one = StoryboardXMLParser()
                parser = one
                _ = try? one.parse(StoryboardText(checking: Data(text.utf8)))
            }
            #expect(parser == nil, "\(text)")
        }
    }
}
