extension RunningTransition {
    /// Makes the life-cycle calls of the beginning.
    func makeFirstCalls() {
        makeCalls(appearanceOrder.beginning)
    }

    /// Makes the life-cycle calls of the end, and releases the removed controllers.
    func makeLastCalls() {
        for controller in removed { container?.release(controller) }
        makeCalls(appearanceOrder.ending)
        // A container that left the window during the transition may have other content by now.
        for (stack, top) in stacks where stack.topViewController === top {
            stack.delegate?.navigationController(stack, didShow: top, animated: isAnimated)
        }
        if let parent = container?.controller {
            for controller in removed { controller.didMove(toParent: nil) }
            for controller in added where controller.parent === parent {
                controller.didMove(toParent: parent)
            }
        }
    }

    /// Makes the life-cycle calls that revert a cancelled swipe.
    ///
    /// As in UIKit, the lower controller has disappeared before the top appears again.
    func makeCallsBack() {
        for controller in told.appearing { controller.make(.willDisappear, animated: isAnimated) }
        for controller in told.appearing { controller.make(.didDisappear, animated: isAnimated) }
        for controller in told.disappearing { controller.make(.willAppear, animated: isAnimated) }
        for controller in told.disappearing { controller.make(.didAppear, animated: isAnimated) }
    }

    private func makeCalls(_ calls: [AppearanceCall]) {
        for call in calls {
            for controller in listeners(to: call) {
                let motion = call == .load ? nil : motions[controller.controllerID]
                controller.make(call, animated: isAnimated, because: motion)
            }
            if call == .load { tellDelegates() }
        }
    }

    private func tellDelegates() {
        for (stack, top) in stacks {
            stack.delegate?.navigationController(stack, willShow: top, animated: isAnimated)
        }
    }

    private func listeners(to call: AppearanceCall) -> [ViewController] {
        switch call {
        // A container's children are loaded when the container will appear.
        case .load: Array(told.appearing.prefix(1))
        case .willAppear, .didAppear: told.appearing
        case .willDisappear, .didDisappear: told.disappearing
        }
    }
}
