import Foundation
import Testing

@testable import OrielServer

@Suite struct WorkerNotesTests {
    /// Returns the notes of two workers in shared memory.
    private func pair() throws -> (WorkerNotes, WorkerNotes) {
        let memory = try WorkerNotes.makeMemory()
        defer { close(memory) }
        return (try WorkerNotes(descriptor: memory, place: 3), try WorkerNotes(descriptor: memory, place: 1023))
    }

    @Test func `a worker reads the load of another`() throws {
        let (own, other) = try pair()
        own.note(load: 12)

        #expect(other.load(ofPlace: 3) == 12)
        #expect(other.load(ofPlace: 1023) == 0)
        #expect(other.load(ofPlace: 1024) == .max)
    }

    @Test(arguments: [
        SessionStanding(presence: .waiting, lastInput: .now),
        SessionStanding(presence: .detached, lastInput: .now - .seconds(5), lastAction: .now - .seconds(9)),
        SessionStanding(
            presence: .attached,
            lastInput: .now - .seconds(3600),
            lastAction: .now - .seconds(7200),
            isSignedIn: true
        ),
    ])
    func `a worker reads how much the session of another is in use`(standing: SessionStanding) throws {
        let (own, other) = try pair()
        let now = ContinuousClock.now
        own.noteSession(address: "192.0.2.7", standing: standing, now: now)

        #expect(own.session(ofPlace: 1023) == nil)
        let session = try #require(other.session(ofPlace: 3, now: now))

        #expect(session.address == WorkerNotes.name(ofAddress: "192.0.2.7"))
        #expect(session.address != WorkerNotes.name(ofAddress: "192.0.2.8"))
        #expect(session.standing.presence == standing.presence)
        #expect(session.standing.isSignedIn == standing.isSignedIn)
        #expect(abs((session.standing.lastInput - standing.lastInput) / .milliseconds(1)) <= 1)
        let actions = (session.standing.lastAction, standing.lastAction)
        #expect((actions.0 == nil) == (actions.1 == nil))
        if case (let read?, let written?) = actions { #expect(abs((read - written) / .milliseconds(1)) <= 1) }
        #expect(own.session(ofPlace: 1024) == nil)
    }

    @Test func `of the workers that claim a spare one at the same moment, one gets it`() async throws {
        let (first, second) = try pair()

        let winnerCount = await withTaskGroup(of: Bool.self) { group in
            for number in 1...32 { group.addTask { (number.isMultiple(of: 2) ? first : second).claim(7, now: 100) } }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }

        #expect(winnerCount == 1)
        #expect(first.claim(8))
        #expect(!first.claim(1024))
    }

    @Test func `a claim ends when it is released, by itself, and with the worker`() throws {
        let (own, other) = try pair()
        #expect(other.claim(3, now: 100))
        #expect(!own.claim(3, now: 101.9))
        #expect(own.claim(3, now: 102.1))
        #expect(!other.claim(3, now: 102.2))

        own.releaseClaim(3)
        #expect(other.claim(3, now: 102.3))
        own.clear()
        #expect(other.claim(3, now: 102.4))
    }

    @Test func `an idle time over the maximum is clamped`() throws {
        let (own, other) = try pair()
        let now = ContinuousClock.now
        let longAgo = now - .seconds(10_000_000)
        let standing = SessionStanding(presence: .attached, lastInput: longAgo, lastAction: now + .seconds(5))
        own.noteSession(address: "a", standing: standing, now: now)

        let read = try #require(other.session(ofPlace: 3, now: now)).standing

        #expect(now - read.lastInput == .milliseconds(Int(UInt32.max)))
        #expect(read.lastAction == now)
    }
}
