import Foundation
import Testing

@testable import PostgreSQL

/// What becomes of work whose caller, statement or connection ends.
@Suite struct PostgreSQLPoolTests {
    private let network: TestNetwork
    private let url: String

    init() throws { (network, url) = try PostgreSQLServer.shared.get().makeNetwork() }

    private func connect() throws -> PostgreSQLConnection {
        let connection = try PostgreSQLConnection(url, patience: .seconds(60))
        connection.grace = Self.grace
        return connection
    }

    private func makePool(size: Int) -> PostgreSQLPool {
        PostgreSQLPool(url, size: size, patience: .seconds(60)) { $0.grace = Self.grace }
    }

    /// A cancellation starts a thread, a connection and a process, each of which may wait long on a busy machine.
    private static let grace = Duration.seconds(60)

    private static let napping = "SELECT pg_sleep(600)"

    /// The number of connections of this test that sleep.
    private static func sleepers(seenBy admin: PostgreSQLConnection) throws -> Int64? {
        let sql = """
            SELECT count(*) FROM pg_stat_activity
            WHERE application_name = current_setting('application_name') AND state = 'active' AND query = $1
            """
        return try admin.run(sql, [.text(napping)]).integer(0, 0)
    }

    // MARK: Callers

    @Test(.timeLimit(.minutes(5))) func `a cancelled read ends at the server, and the connection stays`() async throws {
        let (pool, admin) = (makePool(size: 1), try connect())
        defer { pool.close() }
        let process = try await pool.run { $0.processNumber }

        let reading = Task { try await pool.run(isCancellable: true) { _ = try $0.run(Self.napping) } }
        while try Self.sleepers(seenBy: admin) != 1 { await Task.yield() }
        reading.cancel()

        await #expect(throws: CancellationError.self) { try await reading.value }
        let later = try await pool.run { $0.processNumber }
        #expect(later == process)
        #expect(try Self.sleepers(seenBy: admin) == 0)
    }

    @Test(.timeLimit(.minutes(5))) func `cancelled work leaves the queue at once, unless it may not`() async throws {
        let pool = makePool(size: 1)
        defer { pool.close() }
        let gate = DispatchSemaphore(value: 0)
        let (begun, continuation) = AsyncStream<Void>.makeStream()
        let first = Task {
            try await pool.run { _ in
                continuation.finish()
                gate.wait()
            }
        }
        for await _ in begun {}
        let read = Task { try await pool.run(isCancellable: true) { _ in Issue.record("It was cancelled.") } }
        let write = Task { try await pool.run { _ in 7 } }

        read.cancel()
        write.cancel()

        // While the only connection is busy.
        await #expect(throws: CancellationError.self) { try await read.value }
        gate.signal()
        #expect(try await write.value == 7)
        try await first.value
    }

    // MARK: Scopes

    @Test func `work runs beside work of other keys, and in order with that of the same`() {
        var claims = PostgreSQLClaims()
        #expect(claims.admits(.everything) && claims.admits(.keys([])))

        claims.add(.keys(["a", "b"]))
        #expect(claims.admits(.keys(["c"])) && claims.admits(.keys([])))
        #expect(!claims.admits(.keys(["b", "c"])) && !claims.admits(.everything))

        claims.add(.everything)
        #expect(!claims.admits(.keys(["c"])) && !claims.admits(.keys([])))

        claims.remove(.everything)
        claims.remove(.keys(["a", "b"]))
        #expect(claims.admits(.everything) && claims.admits(.keys(["a"])))
    }

    /// A queue whose first work has been taken, while a thread has looked for each of the others in vain.
    private static func makeQueue(
        _ first: PostgreSQLScope,
        blocking others: [PostgreSQLScope]
    ) throws -> (PostgreSQLQueue, running: PostgreSQLWork) {
        var queue = PostgreSQLQueue()
        func add(_ scope: PostgreSQLScope) {
            let work = PostgreSQLWork(ticket: PostgreSQLTicket(), scope: scope, since: .now) { _ in
                return {}
            } fail: { _ in
            }
            queue.works.append(work)
        }
        add(first)
        let taken = queue.take()
        for scope in others {
            add(scope)
            let isBlocked = queue.take() == nil
            #expect(isBlocked)
        }
        return (queue, try #require(taken))
    }

    @Test func `the end of work wakes one thread for many that have waited, and none is forgotten`() throws {
        var (queue, running) = try Self.makeQueue(.keys(["a"]), blocking: Array(repeating: .keys(["a"]), count: 5))
        var (done, looks) = (0, 0)

        while queue.end(running) {
            looks += 1
            let next = queue.take()
            running = try #require(next)
            done += 1
            // Another thread looks meanwhile.
            guard queue.wakesAnother() else { continue }
            looks += 1
            let isBlocked = queue.take() == nil
            #expect(isBlocked)
        }

        #expect(done == 5 && queue.works.isEmpty)
        #expect(looks == 9)
    }

    @Test func `threads that take work wake each other while more is possible`() throws {
        let others: [PostgreSQLScope] = [.keys(["a"]), .keys(["b"]), .keys(["b"]), .keys(["c"])]
        let (full, running) = try Self.makeQueue(.everything, blocking: others)

        var queue = full
        var taken: [PostgreSQLScope] = []
        var isWoken = queue.end(running)
        while isWoken, let next = queue.take() {
            taken.append(next.scope)
            isWoken = queue.wakesAnother()
        }

        #expect(taken == [.keys(["a"]), .keys(["b"]), .keys(["c"])])
        #expect(queue.works.count == 1 && queue.missedWakes == 1)
    }

    @Test func `work that waited only for cancelled work runs`() throws {
        var (queue, _) = try Self.makeQueue(.keys(["a"]), blocking: [.keys(["a", "b"]), .keys(["b"])])

        queue.works.removeFirst()

        let isWoken = queue.wakesAnother()
        let next = queue.take()
        #expect(isWoken && next?.scope == .keys(["b"]))
    }

    @Test(.timeLimit(.minutes(5))) func `work that waited for others runs when they end`() async throws {
        let pool = makePool(size: 3)
        let gate = DispatchSemaphore(value: 0)
        let (begun, continuation) = AsyncStream<Void>.makeStream()
        let order = Shared<[Int]>([])
        let first = Task {
            try await pool.run(scope: .keys(["a"])) { _ in
                continuation.finish()
                gate.wait()
                order.change { $0.append(1) }
            }
        }
        for await _ in begun {}
        let second = Task { try await pool.run(scope: .keys(["a", "b"])) { _ in order.change { $0.append(2) } } }
        try await pool.run(scope: .keys(["c"])) { _ in order.change { $0.append(0) } }

        gate.signal()
        try await first.value
        try await second.value
        #expect(order.value == [0, 1, 2])

        let many = (0..<60).map { number in
            Task {
                let scope: PostgreSQLScope = number % 5 == 0 ? .everything : .keys(["\(number % 3)"])
                return try await pool.run(scope: scope) { try $0.run("SELECT \(number)").integer(0, 0) }
            }
        }
        var sum: Int64 = 0
        for task in many { sum += try await task.value ?? 0 }
        #expect(sum == 1770)
        pool.close()
    }

    // MARK: Deadlines

    @Test func `a statement that takes too long is cancelled, and the connection goes on`() throws {
        let connection = try connect()
        try connection.run(script: "SET statement_timeout = 0")
        connection.patience = .seconds(3)

        let error = #expect(throws: PostgreSQLError.self) { try connection.run(Self.napping) }

        connection.patience = .seconds(60)
        #expect(error?.kind == .timedOut)
        #expect(!connection.isBroken)
        #expect(try connection.run("SELECT 5").integer(0, 0) == 5)
        #expect(try Self.sleepers(seenBy: try connect()) == 0)
    }

    @Test func `a statement without a deadline may take longer than others`() throws {
        let connection = try connect()
        try connection.run(script: "SET statement_timeout = 0")
        connection.patience = .milliseconds(1)

        let sql = "SELECT 5 FROM pg_sleep(1)"
        #expect(try connection.run(sql, hasDeadline: false).integer(0, 0) == 5)

        #expect(throws: PostgreSQLError.self) { try connection.run(Self.napping) }
    }

    @Test(arguments: ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"])
    func `the server has the limit of this side`(name: String) throws {
        let limit = try connect().run("SELECT current_setting($1)", [.text(name)]).text(0, 0)

        #expect(limit == "1min")
    }

    @Test func `a statement that the server ends itself has the server's error`() throws {
        let connection = try connect()
        try connection.run(script: "SET statement_timeout = 100")

        let error = #expect(throws: PostgreSQLError.self) { try connection.run(Self.napping) }

        #expect(error?.kind == .refused("57014"))
        #expect(!connection.isBroken)
    }

    @Test func `a server that answers nothing at all is given up`() throws {
        let connection = try connect()
        (connection.patience, connection.grace) = (.seconds(1), PostgreSQLWait.grace)
        network.hold()
        defer { network.release() }

        let error = #expect(throws: PostgreSQLError.self) { try connection.run("SELECT 1") }

        #expect(error?.kind == .timedOut)
        #expect(connection.isBroken)
    }

    @Test func `a copy without progress is given up`() throws {
        let connection = try connect()
        try connection.run(script: "CREATE TABLE kept (id BIGINT PRIMARY KEY)")
        var rest: [UInt8]? = Array("1\n".utf8)
        defer { network.release() }

        let error = #expect(throws: PostgreSQLError.self) {
            try connection.copy(into: "kept (id)", stall: .seconds(1)) {
                defer { rest = nil }
                network.hold()
                return rest
            }
        }

        #expect(error?.kind == .timedOut)
    }

    // MARK: Lost connections

    @Test func `reads go on after a cut of the network in which all connections were lost`() async throws {
        let pool = makePool(size: 4)
        defer { pool.close() }
        // Each on a connection of its own, since each waits for the others.
        let arrived = DispatchGroup()
        for _ in 0..<4 { arrived.enter() }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    try await pool.run { _ in
                        arrived.leave()
                        arrived.wait()
                    }
                }
            }
            try await group.waitForAll()
        }

        network.cut()

        for number in 1...4 {
            let answer = try await pool.run { try $0.run("SELECT $1", [.integer(Int64(number))]).integer(0, 0) }
            #expect(answer == Int64(number))
        }
    }

    @Test func `a read whose answer is lost is repeated on another connection`() async throws {
        let pool = makePool(size: 1)
        defer { pool.close() }
        let process = try await pool.run { $0.processNumber }

        network.loseNextAnswer()

        let answer = try await pool.run { try $0.run("SELECT 5").integer(0, 0) }
        let later = try await pool.run { $0.processNumber }
        #expect(answer == 5)
        #expect(later != process)
    }

    @Test func `what always ends the connection is not repeated for long`() async throws {
        let pool = makePool(size: 1)
        defer { pool.close() }
        let attempts = Shared(0)

        let error = await #expect(throws: PostgreSQLError.self) {
            try await pool.run { connection in
                attempts.change { $0 += 1 }
                _ = try connection.run("SELECT pg_terminate_backend(pg_backend_pid())")
            }
        }

        #expect(error?.kind == .disconnected)
        #expect(attempts.value == 3)
    }
}
