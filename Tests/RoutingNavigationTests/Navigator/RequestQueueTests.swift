import Testing

@testable import RoutingNavigation

@MainActor @Suite struct RequestQueueTests {
    /// Starts a task, and returns it once it has begun.
    private func begun(_ operation: @escaping @MainActor () async -> Void) async -> Task<Void, Never> {
        let begins = Gate()
        let task = Task {
            begins.open()
            await operation()
        }
        await begins.pass()
        return task
    }

    @Test func theFloorIsFreeUntilItIsTakenAndAfterAllHaveLeft() async {
        let line = RequestQueue()
        #expect(line.isFree)
        await line.enter()
        #expect(!line.isFree)
        line.leave()
        #expect(line.isFree)
    }

    @Test func anOperationHasATurnOfItsOwnIfNoTaskHasOne() async {
        let line = RequestQueue()
        var runs: [Bool] = []
        runs.append(line.ifFree { runs.append(line.ifFree {}) })
        #expect(runs == [false, true] && line.isFree)
        await line.enter()
        let waiter = await begun { await line.enter() }
        #expect(!line.ifFree {})
        line.leave()
        await waiter.value
        #expect(!line.isFree)
    }

    @Test func whoeverWaitsLongestIsNext() async {
        let line = RequestQueue()
        await line.enter()
        var order: [Int] = []
        var tasks: [Task<Void, Never>] = []
        for number in 0..<5 {
            tasks.append(
                await begun {
                    await line.enter()
                    order.append(number)
                    line.leave()
                }
            )
        }
        #expect(order.isEmpty)
        line.leave()
        #expect(!line.isFree)
        for task in tasks { await task.value }
        #expect(order == [0, 1, 2, 3, 4])
        #expect(line.isFree)
    }

    @Test func whoStepsAsideComesBeforeThoseWhoWait() async {
        let line = RequestQueue()
        var order: [Int] = []
        var tasks: [Task<Void, Never>] = []
        for number in 0..<2 {
            let stands = Gate()
            tasks.append(
                Task {
                    await line.enter()
                    stands.open()
                    await line.stepAside { true }
                    order.append(number)
                    line.leave()
                }
            )
            await stands.pass()
        }
        #expect(line.isFree)
        await line.enter()
        tasks.append(
            await begun {
                await line.enter()
                order.append(2)
                line.leave()
            }
        )
        line.recall()
        line.leave()
        for task in tasks { await task.value }
        #expect(order == [0, 1, 2] && line.isFree)
    }

    @Test func aFreeTurnGoesToThoseWhoAreRecalled() async {
        let line = RequestQueue()
        line.recall()
        #expect(line.isFree)
        let stands = Gate()
        let task = Task {
            await line.enter()
            stands.open()
            await line.stepAside { true }
            line.leave()
        }
        await stands.pass()
        line.recall()
        #expect(!line.isFree)
        await task.value
        #expect(line.isFree)
    }

    @Test func thoseWhoWaitForAFreeLineTakeNoTurn() async {
        let line = RequestQueue()
        await line.untilFree()
        await line.enter()
        var tasks: [Task<Void, Never>] = []
        for _ in 0..<3 { tasks.append(await begun { await line.untilFree() }) }
        line.leave()
        #expect(line.isFree)
        for task in tasks { await task.value }
        #expect(line.isFree)
    }

    @Test func aTaskThatNoRecallWillReachKeepsItsTurn() async {
        let line = RequestQueue()
        await line.enter()
        await line.stepAside { false }
        #expect(!line.isFree && line.asideCount == 0)
    }
}
