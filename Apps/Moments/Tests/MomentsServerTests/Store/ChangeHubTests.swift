import MomentsModel
import Testing

@testable import MomentsServer

@Suite struct ChangeHubTests {
    private let hub = ChangeHub()

    @Test func `those with a stream are online, and nobody else`() {
        let stream = hub.stream(for: 1)

        #expect(!hub.isEmpty)
        #expect(hub.online(among: [1, 2, 3]) == [1])
        withExtendedLifetime(stream) {}
    }

    @Test func `nothing is kept for a stream that was dropped`() {
        do {
            let streams = [hub.stream(for: 1), hub.stream(for: 1)]
            #expect(hub.online(among: [1]) == [1])
            withExtendedLifetime(streams) {}
        }

        #expect(hub.isEmpty)
    }

    @Test func `nothing is kept for a reader who has left`() async {
        do {
            let stream = hub.stream(for: 1)
            hub.send(.friends, to: [1])
            for await _ in stream { break }
        }

        #expect(hub.isEmpty)
    }

    @Test func `nothing is kept for a reader who was cancelled, waiting or not`() async {
        for isWaiting in [true, false] {
            let stream = hub.stream(for: 1)
            let reader = Task {
                for await _ in stream {}
            }
            if isWaiting { await Task.yield() }
            reader.cancel()
            await reader.value
        }

        #expect(hub.isEmpty)
    }

    @Test func `two tasks that read one stream share what comes`() async {
        let stream = hub.stream(for: 1)
        let readers = (1...2).map { _ in
            Task {
                for await change in stream { return change as Change? }
                return nil
            }
        }

        hub.send(.friends, to: [1])
        hub.send(.notifications, to: [1])

        var heard: Set<Change?> = []
        for reader in readers { heard.insert(await reader.value) }
        #expect(heard == [.friends, .notifications])
    }
}
