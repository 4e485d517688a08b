/// In which order the controllers that a transition hides and shows are told.
///
/// The orders are UIKit's. What is under a sheet goes on showing, and hears nothing.
struct Choreography {
    /// The calls when the transition begins.
    let beginning: [AppearanceCall]
    /// The calls when it ends.
    let ending: [AppearanceCall]

    /// The old one is gone before the new one is there: navigation stacks and split views.
    static let inPlace = Choreography(
        beginning: [.load, .willDisappear, .willAppear],
        ending: [.didDisappear, .didAppear]
    )

    /// The new one is there before the old one is gone: presenting and dismissing.
    static let over = Choreography(
        beginning: [.load, .willDisappear, .willAppear],
        ending: [.didAppear, .didDisappear]
    )

    /// The new one hears of it first: tabs.
    static let beside = Choreography(
        beginning: [.load, .willAppear, .willDisappear],
        ending: [.didDisappear, .didAppear]
    )

    /// The old one is gone before the new one is looked at: the root of a window.
    static let instead = Choreography(
        beginning: [.willDisappear, .didDisappear, .load, .willAppear],
        ending: [.didAppear]
    )
}

extension Transition.Operation {
    var choreography: Choreography {
        switch self {
        case .push, .pop, .set, .columns, .children, .observe: .inPlace
        case .present, .dismiss: .over
        case .tabs, .select: .beside
        case .root: .instead
        }
    }
}
