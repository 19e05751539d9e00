import Foundation
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Testing

@Suite(.timeLimit(.minutes(5))) @MainActor struct OutboxTests {
    private let comments = StubCommentsRepo()
    private let moments = StubMomentsRepo()
    private let storage = InMemoryOutboxStorage()
    private let clock = ManualClock()

    private func outbox(now: Date = .sample, late: @escaping @MainActor () -> Void = {}) -> Outbox {
        Outbox(comments: comments, moments: moments, storage: storage, clock: clock, now: { now }, didSendLate: late)
    }

    private func fail(_ kind: RepoError.Kind = .unavailable) {
        comments.onAdd = { _, _, _ in throw RepoError(kind) }
    }

    private func succeed() { comments.onAdd = { text, _, _ in .sample(text: text) } }

    private func send(_ text: String, by outbox: Outbox) async throws -> MomentsModel.Comment? {
        try await outbox.send(CommentDraft(text: text), to: 7)
    }

    @Test func `what the server takes at once never waits`() async throws {
        succeed()
        let outbox = outbox()
        let items = Recorder(outbox.items)

        #expect(try await send("Hello", by: outbox)?.text == "Hello")

        #expect(items.values == [[]])
        #expect(comments.sends.map(\.endsDraft) == [true])
        #expect(storage.entries().isEmpty)
    }

    @Test func `what the server cannot take waits, and is sent again with the same key`() async throws {
        fail()
        var lateCount = 0
        let outbox = outbox(late: { lateCount += 1 })
        let items = Recorder(outbox.items)

        #expect(try await send("Hello", by: outbox) == nil)
        #expect(items.last?.map(\.state) == [.waiting])
        #expect(storage.entries().count == 1)

        succeed()
        outbox.sendNow()
        try await items.wait { $0.isEmpty }
        #expect(storage.entries().isEmpty)
        #expect(comments.sends.count == 2 && Set(comments.sends.map(\.key)).count == 1)
        #expect(comments.sends.map(\.endsDraft) == [true, false])
        #expect(lateCount == 1)
    }

    @Test func `it is sent again by itself, after longer and longer`() async throws {
        fail()
        let outbox = outbox()
        _ = try await send("Hello", by: outbox)

        for seconds in [1, 2, 4, 8, 16, 30, 30] { #expect(await clock.wakeNext() == .seconds(seconds)) }
        #expect(Recorder(outbox.items).last?.count == 1)
    }

    @Test func `what takes too long is shown as waiting, and is one when it is done`() async throws {
        let gate = Gate()
        comments.onAdd = { text, _, _ in
            await gate.pass()
            return .sample(text: text)
        }
        let outbox = outbox()
        let items = Recorder(outbox.items)
        let sending = Task { try await send("Hello", by: outbox) }
        await gate.arrival()

        #expect(await clock.wakeNext() == .seconds(1))
        #expect(try await sending.value == nil)
        #expect(items.last?.map(\.state) == [.sending])
        gate.open()

        try await items.wait { $0.isEmpty }
        #expect(comments.calls.count == 1)
    }

    @Test func `what is refused at once is the caller's, and what is refused later stays to be looked at`() async throws
    {
        fail(.refused)
        let outbox = outbox()
        let items = Recorder(outbox.items)
        await #expect(throws: RepoError(.refused)) { try await send("Hello", by: outbox) }
        #expect(items.last == [])

        fail()
        _ = try await send("Hello", by: outbox)
        fail(.notFound)
        outbox.sendNow()
        try await items.wait { $0.map(\.state) == [.failed(RepoError(.notFound))] }

        succeed()
        let id = try #require(items.last?.first?.id)
        outbox.retry(id)
        try await items.wait { $0.isEmpty }
    }

    @Test func `entries are sent in their order, and a deleted one is not sent`() async throws {
        fail()
        let outbox = outbox()
        let items = Recorder(outbox.items)
        for text in ["one", "two", "three"] { #expect(try await send(text, by: outbox) == nil) }
        outbox.delete(try #require(items.last?[1].id))
        #expect(storage.entries().count == 2)

        succeed()
        let before = comments.calls.count
        outbox.sendNow()
        try await items.wait { $0.isEmpty }

        #expect(
            Array(comments.calls.dropFirst(before)) == [
                .add("one", 7, replyTo: nil), .add("three", 7, replyTo: nil),
            ]
        )
    }

    @Test func `another session goes on with what is stored, and nothing is sent that one has sent or deleted`()
        async throws
    {
        fail()
        let first = outbox()
        let items = Recorder(first.items)
        _ = try await send("one", by: first)
        _ = try await send("two", by: first)
        let key = try #require(items.last?.first?.id)
        storage.remove(try #require(items.last?.last?.id))

        succeed()
        let second = outbox()
        let others = Recorder(second.items)
        try await others.wait { $0.isEmpty }
        #expect(comments.sends.last == StubbedSend(key: key, endsDraft: true))
        let count = comments.calls.count
        first.sendNow()
        try await items.wait { $0.isEmpty }

        #expect(comments.calls.count == count)
    }

    @Test func `what is older than the server's memory of keys is not sent`() async throws {
        storage.save(OutboxEntry(id: "old", created: .sample - 30 * 86_400, content: .moment(MomentDraft(text: "Old"))))

        let outbox = outbox()

        #expect(Recorder(outbox.items).last == [])
        #expect(storage.entries().isEmpty)
    }

    @Test func `who is signed out sends nothing more`() async throws {
        fail()
        let outbox = outbox()
        let items = Recorder(outbox.items)
        _ = try await send("Hello", by: outbox)

        fail(.unauthenticated)
        outbox.sendNow()
        try await items.wait { [comments] in comments.calls.count == 2 && $0.map(\.state) == [.waiting] }

        #expect(clock.deadlines.isEmpty)
        #expect(storage.entries().count == 1)
    }

    @Test func `moments wait, too`() async throws {
        moments.onPublish = { _ in throw RepoError(.unavailable) }
        let outbox = outbox()
        let items = Recorder(outbox.items)
        #expect(try await outbox.publish(MomentDraft(text: "Hello")) == nil)

        moments.onPublish = { _ in .sample() }
        outbox.sendNow()
        try await items.wait { $0.isEmpty }

        #expect(moments.calls == [.publish(MomentDraft(text: "Hello")), .publish(MomentDraft(text: "Hello"))])
    }

    @Test func `files keep entries, each for itself`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (first, second) = (FileOutboxStorage(folder: folder), FileOutboxStorage(folder: folder))
        #expect(try first.entries() == [])
        let entries = [
            OutboxEntry(id: "b", created: .sample, content: .comment(CommentDraft(text: "Hi", replyTo: 3), of: 7)),
            OutboxEntry(
                id: "a",
                created: .sample + 1,
                content: .moment(MomentDraft(text: "你好", photos: [.init(.sample())]))
            ),
        ]

        try first.save(entries[1])
        try second.save(entries[0])
        #expect(try first.entries() == entries)
        try second.remove("b")
        try first.remove("b")

        #expect(try first.entries() == [entries[1]])
        #expect(first.contains("a") && !first.contains("b"))
    }
}
