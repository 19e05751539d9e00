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

    /// A link that records what is sent.
    private final class RecordedLink: ProcessLink {
        let sent = Shared<[ProcessMessage]>([])

        func send(_ message: ProcessMessage) { sent.change { $0.append(message) } }
        func addHandler(_ handler: @escaping @Sendable (ProcessMessage) -> Void) {}
    }

    @Test func `held news reaches other processes at once, and this one's readers when it is released`() async {
        let link = RecordedLink()
        let hub = ChangeHub(link: link)
        var changes = hub.stream(for: 1).makeAsyncIterator()
        let held = HeldNews()

        hub.send(.momentPublished(7), to: [1], with: held)
        hub.send(.momentChanged(5), to: [1], with: held)
        hub.send(.friends, to: [1])
        let before = await changes.next()
        held.release()
        let after = [await changes.next(), await changes.next()]
        hub.send(.notifications, to: [1], with: held)
        let late = await changes.next()

        #expect(before == .friends)
        #expect(after == [.momentPublished(7), .momentChanged(5)])
        #expect(late == .notifications)
        let sent: [Change] = [.momentPublished(7), .momentChanged(5), .friends, .notifications]
        #expect(link.sent.value == sent.map { ProcessMessage.changed($0, [1]) })
    }

    @Test func `the end of a sign-in is not held`() async {
        var changes = hub.stream(for: 1).makeAsyncIterator()
        let held = HeldNews()

        hub.send(.friends, to: [1], with: held)
        hub.send(.signedOut, to: [1], with: held)

        let first = await changes.next()
        #expect(first == .signedOut)
    }
}
