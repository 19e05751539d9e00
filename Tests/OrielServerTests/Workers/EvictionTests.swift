import Testing

@testable import OrielServer

@Suite struct EvictionTests {
    private let now = ContinuousClock.now
    private let first = SessionID(), second = SessionID(), third = SessionID()

    /// Returns a session whose last input was `idle` seconds ago.
    private func session(
        _ id: SessionID = SessionID(),
        _ presence: SessionStanding.Presence = .attached,
        from address: String = "home",
        idle: Int = 600,
        hasActed: Bool = true,
        isSignedIn: Bool = false
    ) -> Eviction<SessionID>.Candidate {
        let last = now - .seconds(idle)
        return Eviction<SessionID>.Candidate(
            id: id,
            address: address,
            standing: SessionStanding(
                presence: presence,
                lastInput: last,
                lastAction: hasActed ? last : nil,
                isSignedIn: isSignedIn
            )
        )
    }

    private func sessions(_ count: Int, from address: String, idle: Int = 0) -> [Eviction<SessionID>.Candidate] {
        (0..<count).map { _ in session(from: address, idle: idle) }
    }

    private func victim(
        _ candidates: [Eviction<SessionID>.Candidate],
        for address: String = "new",
        maximum: Int? = nil,
        withinAddress: Bool = false
    ) -> SessionID? {
        Eviction(candidates, maximum: maximum ?? candidates.count, for: address, now: now)
            .victim(withinAddress: withinAddress)
    }

    // MARK: - The order

    @Test func `unconnected pages are evicted first, oldest first`() {
        #expect(
            victim([
                session(from: "a", idle: 3000), session(SessionID(), .detached, from: "b", idle: 3000),
                session(second, .waiting, from: "c", idle: 1), session(first, .waiting, from: "d", idle: 2),
            ]) == first
        )
    }

    @Test func `then those whose connection is lost`() {
        #expect(victim([session(from: "a", idle: 3000), session(first, .detached, from: "b", idle: 100)]) == first)
    }

    @Test func `then idle signed-out sessions, longest idle first`() {
        #expect(
            victim([
                session(from: "a", idle: 3000, isSignedIn: true), session(second, from: "b", idle: 100),
                session(first, from: "c", idle: 200),
            ]) == first
        )
    }

    @Test func `then idle signed-in sessions`() {
        #expect(
            victim([session(from: "a", idle: 59), session(first, from: "b", idle: 61, isSignedIn: true)]) == first
        )
    }

    // MARK: - Active sessions

    @Test func `sessions active in the last minute are not evicted`() {
        #expect(victim([session(from: "a", idle: 59), session(from: "b", idle: 0)]) == nil)
    }

    @Test func `losing the connection changes nothing about that`() {
        #expect(victim([session(first, .detached, from: "a", idle: 30)]) == nil)
        #expect(victim([session(first, .detached, from: "a", idle: 30, hasActed: false)]) == first)
    }

    // MARK: - Shares

    @Test func `five networks that hold everything make room for one that has nothing`() throws {
        let networks = ["a", "b", "c", "d", "e"].flatMap { sessions(100, from: $0) }

        let chosen = try #require(victim(networks, for: "new"))

        #expect(networks.contains { $0.id == chosen })
    }

    @Test func `the network with the most sessions gives one up, in use or not`() {
        let large = [session(first, from: "large", idle: 3)] + sessions(9, from: "large")
        let small = sessions(3, from: "small")

        #expect(victim(small + large) == first)
    }

    @Test func `a large network that has idle people in it keeps its busy ones`() {
        let office = sessions(10, from: "office")

        #expect(victim(office + [session(first, from: "home", idle: 100)]) == first)
    }

    @Test func `a flood of new pages evicts its own pages, not idle sessions`() {
        let people = (0..<50).map { session(from: "home \($0)", idle: 1000) }
        let flood = (0..<50).map { _ in session(SessionID(), .waiting, from: "flood", idle: 1) }

        let chosen = victim(people + flood, for: "flood")

        #expect(flood.contains { $0.id == chosen })
    }

    @Test func `a flood of busy pages gets no more when it has its share`() {
        let people = (0..<50).map { session(from: "home \($0)", idle: 1000) }

        #expect(victim(people + sessions(50, from: "flood"), for: "flood") == nil)
    }

    @Test func `addresses of one session each change places only with idle ones`() {
        let people = (0..<50).map { session(from: "home \($0)", idle: 10) }

        #expect(victim(people, for: "new") == nil)
        #expect(victim(people + [session(first, from: "idle", idle: 61)], for: "new") == first)
    }

    // MARK: - The limit per address

    @Test func `at its own limit an address changes places with itself only`() {
        let others = [session(from: "other", idle: 3000), session(third, .waiting, from: "other")]
        let own = [session(from: "office", idle: 10), session(first, from: "office", idle: 90)]

        #expect(victim(others + own, for: "office", maximum: 1000, withinAddress: true) == first)
        #expect(victim(others + [own[0]], for: "office", maximum: 1000, withinAddress: true) == nil)
    }
}
