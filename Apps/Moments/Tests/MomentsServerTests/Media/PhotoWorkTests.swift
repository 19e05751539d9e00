import Testing

@testable import MomentsServer

@Suite(.timeLimit(.minutes(5))) struct PhotoWorkTests {
    private struct Failure: Error, Hashable { let item: Int }

    private struct Count: Sendable {
        var now = 0
        var most = 0
    }

    @Test func `eight items are worked on at the same time, and no more`() async throws {
        let count = Shared(Count())
        var taken: [Int] = []

        try await PhotoWork.inOrder(Array(0..<40)) { item in
            count.change { count in
                count.now += 1
                count.most = max(count.most, count.now)
            }
            // The first eight wait for each other.
            while count.value.most < PhotoWork.atOnce { await Task.yield() }
            count.change { $0.now -= 1 }
            return item * 2
        } take: { item, output in
            #expect(output == item * 2)
            taken.append(item)
        }

        #expect(taken == Array(0..<40) && count.value.most == PhotoWork.atOnce && count.value.now == 0)
    }

    @Test func `outputs are taken in the order of the items, whichever is done first`() async throws {
        let done = Shared<[Int]>([])
        var taken: [Int] = []

        try await PhotoWork.inOrder(Array(0..<20)) { item in
            // A slow one does not keep others from beginning.
            if item == 0 { while done.value.count < 15 { await Task.yield() } }
            done.change { $0.append(item) }
            return item
        } take: { _, item in
            taken.append(item)
        }

        #expect(taken == Array(0..<20) && done.value.first != 0)
    }

    @Test func `the first item that fails ends the work, and later ones are cancelled`() async throws {
        let begun = Shared<Set<Int>>([])
        let cancelled = Shared<Set<Int>>([])
        let failed = Shared(false)
        var taken: [Int] = []
        var failure: Failure?

        do {
            try await PhotoWork.inOrder(Array(0..<100)) { item in
                begun.change { _ = $0.insert(item) }
                switch item {
                case 0, 1, 3: while !failed.value { await Task.yield() }
                case 5:
                    failed.change { $0 = true }
                    throw Failure(item: 5)
                case 4:
                    while !Task.isCancelled { await Task.yield() }
                    cancelled.change { _ = $0.insert(item) }
                    throw CancellationError()
                default: break
                }
                if item == 3 { throw Failure(item: 3) }
                return item
            } take: { _, item in
                taken.append(item)
            }
        } catch let error as Failure {
            failure = error
        }

        #expect(failure == Failure(item: 3) && taken == [0, 1, 2])
        #expect(cancelled.value == [4] && !begun.value.contains(99))
    }

    @Test func `an output that cannot be taken ends the work, too`() async throws {
        let begun = Shared<Set<Int>>([])

        await #expect(throws: Failure.self) {
            try await PhotoWork.inOrder(Array(0..<100)) { item in
                begun.change { _ = $0.insert(item) }
            } take: { item, _ in
                if item == 2 { throw Failure(item: item) }
            }
        }

        #expect(!begun.value.contains(99))
    }

    @Test func `nothing to do is done`() async throws {
        try await PhotoWork.inOrder([Int]()) { _ in Issue.record("There is no item.") }
    }
}
