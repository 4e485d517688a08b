import Testing

@testable import RoutingNavigation

@MainActor @Suite struct NavigationLineTests {
    @Test func theFloorIsFreeUntilItIsTakenAndAfterAllHaveLeft() async {
        let line = NavigationLine()
        #expect(line.isFree)
        await line.enter()
        #expect(!line.isFree)
        line.leave()
        #expect(line.isFree)
    }

    @Test func whoeverWaitsLongestIsNext() async {
        let line = NavigationLine()
        await line.enter()
        var order: [Int] = []
        var tasks: [Task<Void, Never>] = []
        for number in 0..<5 {
            let asked = Gate()
            tasks.append(
                Task {
                    asked.open()
                    await line.enter()
                    order.append(number)
                    line.leave()
                }
            )
            await asked.pass()
        }
        #expect(order.isEmpty)
        line.leave()
        #expect(!line.isFree)
        for task in tasks { await task.value }
        #expect(order == [0, 1, 2, 3, 4])
        #expect(line.isFree)
    }
}
