import Dispatch
import TestSupport
import Testing

@testable import MomentsRepositories

@Suite @MainActor struct RefreshTurnsTests {
    @Test func `few pages refresh at once, in order of arrival`() async {
        let turns = RefreshTurns()
        let gates = (0..<RefreshTurns.count + 2).map { _ in Gate() }
        var started: [Int] = []
        let tasks = gates.indices.map { index in
            Task {
                await turns.take {
                    started.append(index)
                    await gates[index].pass()
                }
            }
        }
        for gate in gates.prefix(RefreshTurns.count) { await gate.arrival() }
        #expect(started == Array(0..<RefreshTurns.count))

        gates[2].open()
        await gates[RefreshTurns.count].arrival()

        #expect(started == Array(0...RefreshTurns.count))
        for gate in gates { gate.open() }
        for task in tasks { await task.value }
        #expect(started == Array(gates.indices))
    }

    @Test func `a turn lasts until what it queued has run`() async {
        let turns = RefreshTurns()
        var events: [String] = []
        let tasks = (0...RefreshTurns.count).map { index in
            Task {
                await turns.take {
                    events.append("fetched \(index)")
                    // A view model receives the value, and then the page is drawn.
                    DispatchQueue.main.async {
                        DispatchQueue.main.async { MainActor.assumeIsolated { events.append("drew \(index)") } }
                    }
                }
            }
        }
        for task in tasks { await task.value }

        let last = events.firstIndex(of: "fetched \(RefreshTurns.count)")
        let first = events.firstIndex(of: "drew 0")
        #expect(first != nil && last != nil && first! < last!)
    }
}
