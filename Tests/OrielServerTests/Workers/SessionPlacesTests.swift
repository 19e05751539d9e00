import Encodings
import Foundation
import Logging
import Synchronization
import Testing

@testable import OrielServer

@Suite struct SessionPlacesTests {
    private static let front = WorkerID(rawValue: 1)
    private static let workers = (2...4).map { WorkerID(rawValue: $0) }
    private let now = ContinuousClock.now
    private let first = NSObject(), second = NSObject()

    /// Returns the session places seen by a worker next to single-session workers.
    ///
    /// - Parameter occupied: The worker, address and idle time in seconds of each worker with a session.
    private func places(
        spares: [WorkerID],
        occupied: [(WorkerID, String, idle: Int)] = [],
        maximumPerAddress: Int = 10,
        own: WorkerID = Self.front
    ) throws -> SessionPlaces {
        let memory = try WorkerNotes.makeMemory()
        defer { close(memory) }
        for (id, address, idle) in occupied {
            let notes = try WorkerNotes(descriptor: memory, place: Int(id.rawValue))
            let standing = SessionStanding(presence: .attached, lastInput: now - .seconds(idle))
            notes.noteSession(address: address, standing: standing, now: now)
        }
        let worker = try Worker(
            id: own,
            service: Base64URL.text(of: SessionID().bytes),
            peers: [Self.front] + spares,
            spares: spares,
            occupied: occupied.map(\.0).filter { !spares.contains($0) },
            notes: try WorkerNotes(descriptor: memory, place: Int(own.rawValue))
        )
        defer { worker.stopReceiving() }
        var options = ServerOptions()
        options.maxSessions = 3
        options.maxSessionsPerAddress = maximumPerAddress
        return SessionPlaces(worker: worker, options: options, logger: Logger(label: "test"))
    }

    private func visitor(
        _ object: NSObject,
        from address: String = "a",
        tried: [WorkerID] = []
    ) -> SessionPlaces.Visitor {
        SessionPlaces.Visitor(id: ObjectIdentifier(object), address: address, tried: tried)
    }

    @Test func `a visitor goes to a spare worker that has not sent him on`() throws {
        let places = try places(spares: [Self.workers[0], Self.workers[1]])

        #expect(places.find(for: visitor(first), now: now) == .worker(Self.workers[0]))
        #expect(places.find(for: visitor(first, tried: [Self.workers[0]]), now: now) == .worker(Self.workers[1]))
        #expect(places.find(for: visitor(first, tried: Self.workers), now: now) == .wait)
    }

    @Test func `a spare worker takes one visitor`() throws {
        let places = try places(spares: [Self.workers[0], Self.workers[1]], own: Self.workers[0])

        #expect(places.find(for: visitor(first), now: now) == .here)
        #expect(
            places.find(for: visitor(second, tried: [Self.workers[0]]), now: now) == .worker(Self.workers[1])
        )
    }

    @Test func `a worker that has just got its session is no spare one`() throws {
        let spare = Self.workers[0]
        let places = try places(spares: [spare], occupied: [(spare, "a", idle: 0)], maximumPerAddress: 1)

        #expect(places.find(for: visitor(first), now: now) == .full)
        #expect(places.find(for: visitor(first, from: "b"), now: now) == .wait)
    }

    @Test func `one visitor of an address looks at a time`() throws {
        let places = try places(spares: [Self.workers[0], Self.workers[1]])
        let all = Self.workers

        #expect(places.find(for: visitor(first, tried: all), now: now) == .wait)
        #expect(places.find(for: visitor(second), now: now) == .wait)
        #expect(places.find(for: visitor(second, from: "b"), now: now) == .worker(Self.workers[0]))
        places.stopLooking(visitor(first))
        #expect(places.find(for: visitor(second), now: now) == .worker(Self.workers[1]))
    }

    @Test func `a spare worker is given to one visitor, until he does not go there`() throws {
        let places = try places(spares: [Self.workers[0]])
        #expect(places.find(for: visitor(first), now: now) == .worker(Self.workers[0]))
        #expect(places.find(for: visitor(second, from: "b"), now: now) == .wait)

        places.release(Self.workers[0])

        #expect(places.find(for: visitor(second, from: "b"), now: now) == .worker(Self.workers[0]))
    }

    @Test func `an idle session gives way when all workers have one`() throws {
        let occupied = zip(Self.workers, [5, 600, 700]).map { ($0, "\($0)", idle: $1) }
        let places = try places(spares: [], occupied: occupied)

        #expect(places.find(for: visitor(first), now: now) == .wait)
        // The worker was already asked to give up its session, which takes a moment.
        #expect(places.find(for: visitor(first), now: now + .seconds(0.9)) == .wait)
    }

    @Test func `there is no room where all sessions are in use`() throws {
        let places = try places(spares: [], occupied: Self.workers.map { ($0, "\($0)", idle: 5) })

        #expect(places.find(for: visitor(first), now: now) == .full)
    }

    @Test func `an address that has its number of sessions gets no more`() throws {
        let places = try places(
            spares: [Self.workers[2]],
            occupied: [(Self.workers[0], "a", idle: 5)],
            maximumPerAddress: 1
        )

        #expect(places.find(for: visitor(first), now: now) == .full)
        #expect(places.isFull(for: "a") && !places.isFull(for: "b"))
        #expect(places.find(for: visitor(first, from: "b"), now: now) == .worker(Self.workers[2]))
    }
}
