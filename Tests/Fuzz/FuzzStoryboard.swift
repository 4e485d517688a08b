import Foundation

@testable import RoutingStoryboards

/// Reads any bytes as a storyboard; a storyboard that was read keeps its value when it is written and read
/// again.
///
/// - Parameters:
///   - start: The bytes.
///   - count: The number of bytes.
/// - Returns: Zero.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzStoryboard(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = FuzzInput(start, count).rest
    do throws(MalformedStoryboard) {
        let document = try StoryboardDocument(reading: Data(bytes))
        checkNames(of: document, size: bytes.count)
        checkWriting(document)
    } catch {
        Law.check("a fault says what is wrong", !error.description.isEmpty, error)
    }
    return 0
}

private func checkNames(of document: StoryboardDocument, size: Int) {
    Law.check("scenes take room", document.scenes.count <= size, document)
    for scene in document.scenes {
        Law.check("a scene is found by its ID", document.scene(withID: scene.id) == scene, scene)
        guard let identifier = scene.identifier else { continue }
        Law.check("a scene is found by name", document.scene(withIdentifier: identifier) == scene, scene)
    }
    let identifiers = document.identifiers
    Law.check("names are sorted", identifiers == identifiers.sorted(), document)
    let named = document.scenes.count { $0.identifier != nil }
    Law.check("names are all there", identifiers.count == named, document)
}

private func checkWriting(_ document: StoryboardDocument) {
    let text = StoryboardWriter.text(of: document)
    do throws(MalformedStoryboard) {
        let again = try StoryboardDocument(reading: Data(text.utf8))
        Law.check("the initial scene comes back", again.initialScene == document.initialScene, text)
        Law.check("all scenes come back", again.scenes.count == document.scenes.count, text)
        for (scene, other) in zip(document.scenes, again.scenes) {
            Law.check("a scene comes back", scene.isSame(as: other), (scene, other, text))
        }
    } catch {
        Law.check("what is written is read", false, (error, text))
    }
}

extension StoryboardScene {
    /// Whether two scenes are equal except for their lines.
    fileprivate func isSame(as other: StoryboardScene) -> Bool {
        id == other.id && kind == other.kind && element == other.element && identifier == other.identifier
            && customClass == other.customClass && title == other.title && itemTitle == other.itemTitle
            && view == other.view && relationships == other.relationships
    }
}

/// Writes a storyboard document in Xcode's format.
private enum StoryboardWriter {
    static func text(of document: StoryboardDocument) -> String {
        let scenes = document.scenes.map { "<scene><objects>\(text(of: $0))</objects></scene>" }
        let initial = attribute("initialViewController", document.initialScene)
        return "<document type=\"Storyboard.XIB\"\(initial)><scenes>\(scenes.joined())</scenes></document>"
    }

    private static func text(of scene: StoryboardScene) -> String {
        var text = "<\(scene.element) sceneMemberID=\"viewController\"" + attribute("id", scene.id)
        text += attribute("storyboardIdentifier", scene.identifier)
        if let sceneClass = scene.customClass {
            text += attribute("customClass", sceneClass.name)
            text += attribute("customModule", sceneClass.module)
            text += attribute("customModuleProvider", sceneClass.isOfTarget ? "target" : nil)
        }
        if case .reference(let reference) = scene.kind {
            text += attribute("storyboardName", reference.storyboard)
            text += attribute("referencedIdentifier", reference.identifier)
            text += attribute("bundleIdentifier", reference.bundle)
        }
        text += ">"
        if let title = scene.title { text += "<string key=\"title\">\(escaped(title))</string>" }
        if let title = scene.itemTitle {
            text += "<navigationItem><string key=\"title\">\(escaped(title))</string></navigationItem>"
        }
        if let view = scene.view { text += "<view key=\"view\"\(attribute("id", view))/>" }
        for link in scene.relationships {
            let attributes = attribute("relationship", link.name) + attribute("destination", link.destination)
            text += "<connections><segue kind=\"relationship\"\(attributes)/></connections>"
        }
        return text + "</\(scene.element)>"
    }

    private static func attribute(_ name: String, _ value: String?) -> String {
        value.map { " \(name)=\"\(escaped($0))\"" } ?? ""
    }

    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { escaped, scalar in
            if "<>&\"'=".unicodeScalars.contains(scalar) || scalar.value < 0x20 {
                escaped += "&#\(scalar.value);"
            } else {
                escaped.unicodeScalars.append(scalar)
            }
        }
    }
}
