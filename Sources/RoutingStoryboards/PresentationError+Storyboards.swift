internal import Foundation
internal import RoutingPresentation

/// The errors about a storyboard file.
extension PresentationError {
    static func noStoryboard(_ name: String, in bundle: Bundle) -> Self {
        let place = bundle.resourcePath ?? bundle.bundlePath
        if let compiled = bundle.storyboardURL(named: name, compiled: true) {
            return Self(
                .noStoryboard,
                """
                \(name).storyboard is in \(place) compiled only, as \(compiled.lastPathComponent); put the source \
                into the bundle too, with '.copy' in the resources of the target
                """
            )
        }
        let names = bundle.storyboardNames
        let others = names.isEmpty ? "no storyboards" : names.shortened
        return Self(
            .noStoryboard,
            """
            \(name).storyboard is not in \(place), which has \(others); name one of these, give the bundle that \
            has it, or copy it there
            """
        )
    }

    static func noBundle(_ identifier: String, referredToBy scene: StoryboardScene, in file: String) -> Self {
        Self(
            .noStoryboard,
            """
            scene '\(scene.label)' of \(file) refers to the bundle \(identifier), which is not loaded; load it \
            first, or move the storyboard
            """
        )
    }

    static func unreadable(_ url: URL, because error: any Error) -> Self {
        Self(.malformedStoryboard, "\(url.path) cannot be read: \(error.localizedDescription)")
    }

    static func malformed(_ url: URL, _ fault: MalformedStoryboard) -> Self {
        Self(.malformedStoryboard, "\(url.lastPathComponent) cannot be read: \(fault)")
    }
}

/// The errors about a scene.
@MainActor
extension PresentationError {
    static func noScene(_ identifier: String, in storyboard: Storyboard) -> Self {
        Self(
            .noSuchScene,
            """
            \(storyboard.file) has no scene with the identifier '\(identifier)'; \
            \(storyboard.document.identifiersInWords)
            """
        )
    }

    static func noInitialScene(in storyboard: Storyboard) -> Self {
        Self(
            .noSuchScene,
            """
            \(storyboard.file) has no initial scene; tick 'Is Initial View Controller' in Xcode, or ask by an \
            identifier: \(storyboard.document.identifiersInWords)
            """
        )
    }

    static func missingScene(_ id: String, in storyboard: Storyboard, wantedBy place: String) -> Self {
        Self(
            .malformedStoryboard,
            "in \(storyboard.file) \(place) refers to the object \(id), and no scene has it; connect it again in Xcode"
        )
    }

    static func containment(_ labels: [String], in storyboard: Storyboard) -> Self {
        let path = labels.joined(separator: " → ")
        return Self(
            .cycle,
            "a scene of \(storyboard.file) contains itself: \(path); take one of the relationships out"
        )
    }

    static func tooManyScenes(in storyboard: Storyboard) -> Self {
        Self(
            .tooDeep,
            """
            a scene of \(storyboard.file) contains more than \(Window.maximalDepth) scenes within each other, or \
            more than \(ScenePlanning.maximalCount) in all
            """
        )
    }

    static func noClass(_ wanted: SceneClass, for scene: StoryboardScene, in storyboard: Storyboard) -> Self {
        Self(
            .noSuchClass,
            """
            scene '\(scene.label)' of \(storyboard.file) wants the class \(wanted), and there is none; check \
            class and module in Xcode, link the module, or say Storyboard.register(\(wanted.name).self), with \
            'as:' if its name in Swift is another one
            """
        )
    }

    static func wrongClass(
        _ type: AnyClass,
        for scene: StoryboardScene,
        in storyboard: Storyboard
    ) -> Self {
        Self(
            .noSuchClass,
            """
            scene '\(scene.label)' of \(storyboard.file) is a <\(scene.element)>, and its class \
            \(String(reflecting: type)) is no \(scene.kind.type); derive it from that, or give the scene another class
            """
        )
    }
}

extension StoryboardDocument {
    fileprivate var identifiersInWords: String {
        if !identifiers.isEmpty { return "has \(identifiers.shortened)" }
        return scenes.isEmpty ? "has no scenes" : "none of its \(scenes.count) scenes has an identifier"
    }
}

extension [String] {
    /// The first twenty strings, and the number of further ones.
    fileprivate var shortened: String {
        let names = prefix(20).joined(separator: ", ")
        return count > 20 ? "\(names) and \(count - 20) more" : names
    }
}
