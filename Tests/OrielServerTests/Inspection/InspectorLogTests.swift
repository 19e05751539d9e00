import Foundation
import OrielCore
import Testing

@testable import OrielServer

@Suite struct InspectorLogTests {
    private func frame(_ number: UInt32) -> InspectorLog.Frame {
        InspectorLog.Frame(number: number, bytes: 10, answeredEvent: 0, duration: 0)
    }

    @Test func `a log that nobody has opened keeps nothing`() async {
        let log = InspectorLog()
        log.add(frame(1))
        #expect(!log.isOpen())
        #expect(await log.entries(after: 0, patience: .zero).isEmpty)
    }

    @Test func `entries are numbered, and only newer ones are returned`() async {
        let log = InspectorLog()
        log.open()
        for number in 1...3 { log.add(frame(UInt32(number))) }

        #expect(await log.entries(after: 0, patience: .seconds(60)).map(\.number) == [1, 2, 3])
        #expect(await log.entries(after: 2, patience: .seconds(60)).map(\.frame?.number) == [3])
        #expect(await log.entries(after: 3, patience: .zero).isEmpty)
    }

    @Test func `the last entries are kept`() async {
        let log = InspectorLog()
        log.open()
        for number in 1...1000 { log.add(frame(UInt32(number))) }

        let entries = await log.entries(after: 0, patience: .zero)

        #expect(entries.count == 300 && entries.last?.number == 1000)
    }

    @Test func `a question waits for an entry`() async {
        let log = InspectorLog()
        log.open()
        async let entries = log.entries(after: 0, patience: .seconds(60))
        log.add(frame(7))
        #expect(await entries.map(\.frame?.number) == [7])
    }

    @Test func `a cancelled question ends`() async {
        let log = InspectorLog()
        log.open()
        let task = Task { await log.entries(after: 0, patience: .seconds(60)) }
        task.cancel()
        #expect(await task.value.isEmpty)
    }

    @Test func `more questions than may wait are answered at once`() async {
        let log = InspectorLog()
        log.open()
        await withTaskGroup { group in
            // One more than may wait: it returns without an entry, and the others with one.
            for _ in 0..<9 { group.addTask { await log.entries(after: 0, patience: .seconds(60)).count } }
            #expect(await group.next() == 0)
            log.add(frame(1))
            for await count in group { #expect(count == 1) }
        }
    }

    @Test func `a log without questions is closed and forgets`() async {
        let log = InspectorLog()
        let now = ContinuousClock.now
        log.open(now: now)
        log.add(frame(1))

        #expect(log.isOpen(now: now + InspectorLog.attention))
        #expect(!log.isOpen(now: now + InspectorLog.attention + .seconds(1)))
        #expect(await log.entries(after: 0, patience: .zero).isEmpty)
    }

    @Test(
        arguments: [
            ("open", nil, InspectorQuestion.open), ("tree", nil, .tree), ("node", "7fab", .details(node: "7fab")),
            ("path", "12", .path(number: 12)),
        ] as [(String, String?, InspectorQuestion)]
    )
    func `questions are read from addresses`(name: String, argument: String?, question: InspectorQuestion) {
        #expect(InspectorQuestion(name, argument: argument) == question)
    }

    @Test(
        arguments: [
            ("", nil), ("open", "1"), ("node", nil), ("node", String(repeating: "f", count: 17)), ("path", nil),
            ("path", "-1"), ("path", "4294967296"), ("path", "one"), ("other", nil),
        ] as [(String, String?)]
    )
    func `other questions are refused`(name: String, argument: String?) {
        #expect(InspectorQuestion(name, argument: argument) == nil)
    }
}
