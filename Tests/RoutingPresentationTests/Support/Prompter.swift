import RoutingPresentation

/// A host that shows strings: layers over each other, each a screen or a stack of screens.
@MainActor
final class Prompter: PresentationHost {
    struct Fault: Error, Equatable {
        let reason: String
    }

    struct Layer {
        var screens: [String]
        let isStack: Bool
    }

    private(set) var layers: [Layer] = []
    /// What is written beside the last layer.
    private(set) var detail: String?
    private(set) var isAnimated: [Bool] = []
    /// How often the completion of a verb is called.
    var completions = 1
    /// Called when the host is asked whether it has settled.
    var whenAskedToSettle: (@MainActor () -> Void)?

    init(_ layers: Layer...) {
        self.layers = layers
    }

    var topScreen: String? { layers.last?.screens.last }

    func show(_ screen: String, completion: @escaping PresentationCompletion) {
        if layers.last?.isStack == true {
            push(screen, animated: true, completion: completion)
        } else {
            present(screen, animated: true, completion: completion)
        }
    }

    func showDetail(_ screen: String, completion: @escaping PresentationCompletion) {
        detail = screen
        end(completion)
    }

    func push(_ screen: String, animated: Bool, completion: @escaping PresentationCompletion) {
        guard let last = layers.indices.last, layers[last].isStack else {
            return completion(Fault(reason: "there is no stack for \(screen)"))
        }
        layers[last].screens.append(screen)
        isAnimated.append(animated)
        end(completion)
    }

    func present(_ screen: String, animated: Bool, completion: @escaping PresentationCompletion) {
        let root = Self.root(of: screen)
        layers.append(Layer(screens: [root ?? screen], isStack: root != nil))
        isAnimated.append(animated)
        end(completion)
    }

    func dismiss(animated: Bool, completion: @escaping PresentationCompletion) {
        if layers.count > 1 { layers.removeLast() }
        isAnimated.append(animated)
        end(completion)
    }

    func navigationController(rootedAt root: String) -> String { "stack of \(root)" }

    func settled() async { whenAskedToSettle?() }

    private func end(_ completion: @escaping PresentationCompletion) {
        let count = completions
        Task { for _ in 0..<count { completion(nil) } }
    }

    private static func root(of screen: String) -> String? {
        screen.hasPrefix("stack of ") ? String(screen.dropFirst("stack of ".count)) : nil
    }
}
