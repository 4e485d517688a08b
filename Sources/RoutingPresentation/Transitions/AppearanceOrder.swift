/// The order of the life-cycle calls to the controllers that a transition hides and shows.
///
/// The orders are UIKit's. A controller under a sheet stays visible and receives no calls.
struct AppearanceOrder {
    /// The calls when the transition begins.
    let beginning: [AppearanceCall]
    /// The calls when it ends.
    let ending: [AppearanceCall]

    /// The old controller disappears before the new one has appeared: navigation stacks and split views.
    static let inPlace = AppearanceOrder(
        beginning: [.load, .willDisappear, .willAppear],
        ending: [.didDisappear, .didAppear]
    )

    /// The new controller appears before the old one has disappeared: presenting and dismissing.
    static let over = AppearanceOrder(
        beginning: [.load, .willDisappear, .willAppear],
        ending: [.didAppear, .didDisappear]
    )

    /// The new controller is called first: tabs.
    static let beside = AppearanceOrder(
        beginning: [.load, .willAppear, .willDisappear],
        ending: [.didDisappear, .didAppear]
    )

    /// The old controller disappears before the new one is loaded: the root of a window.
    static let instead = AppearanceOrder(
        beginning: [.willDisappear, .didDisappear, .load, .willAppear],
        ending: [.didAppear]
    )
}

extension Transition.Operation {
    var appearanceOrder: AppearanceOrder {
        switch self {
        case .push, .pop, .set, .columns, .children, .observe: .inPlace
        case .present, .dismiss: .over
        case .tabs, .select: .beside
        case .root: .instead
        }
    }
}
