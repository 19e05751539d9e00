import Foundation
import PostgreSQL
import Testing

/// Statements that are sent without waiting for those before them, and transactions of such.
@Suite struct PostgreSQLPipelineTests {
    private let network: TestNetwork
    private let connection: PostgreSQLConnection
    private let url: String

    init() throws {
        (network, url) = try PostgreSQLServer.shared.get().makeNetwork()
        connection = try PostgreSQLConnection(url, patience: .seconds(60))
        try connection.run(script: "CREATE TABLE kept (id BIGINT PRIMARY KEY)")
    }

    private static let insert = "INSERT INTO kept VALUES ($1)"

    private func keep(_ id: Int64) throws { try connection.queue(Self.insert, [.integer(id)]) }

    private var kept: Int64? { get throws { try connection.run("SELECT count(*) FROM kept").integer(0, 0) } }

    @Test func `queued statements take one round trip with the one that waits, also the first time`() throws {
        let before = network.turns

        for id in 1...100 { try keep(Int64(id)) }
        let count = try kept

        #expect(count == 100)
        #expect(network.turns - before == 1)
    }

    @Test func `a transaction waits for what it reads, and for its end`() throws {
        let before = network.turns

        let count = try connection.transaction(first: "SELECT pg_advisory_xact_lock(1)") {
            try keep(1)
            let count = try kept
            try keep(2)
            try keep(3)
            return count
        }

        #expect(count == 1)
        #expect(network.turns - before == 2)
        #expect(try kept == 3)
    }

    @Test func `a queued statement that fails ends the transaction, and those after it are not run`() throws {
        let error = #expect(throws: PostgreSQLError.self) {
            try connection.transaction(first: "SELECT 1") {
                _ = try kept
                try keep(1)
                try keep(1)
                // Prepared for the first time, in vain.
                try connection.queue("DELETE FROM kept WHERE id > $1", [.integer(0)])
            }
        }

        #expect(error?.kind == .refused("23505"))
        #expect(try kept == 0)
        try keep(7)
        #expect(try connection.run("DELETE FROM kept WHERE id > $1", [.integer(0)]).changedCount == 1)
    }

    @Test func `an error of a queued statement is thrown by the next that waits`() throws {
        let error = #expect(throws: PostgreSQLError.self) {
            try connection.transaction(first: "SELECT 1") {
                try connection.queue("SELECT 1 / $1", [.integer(0)])
                _ = try kept
                Issue.record("The statement should have failed.")
            }
        }

        #expect(error?.kind == .refused("22012"))
    }

    @Test func `an error of a queued statement comes before that of the code after it`() throws {
        struct RuleError: Error {}
        #expect(throws: RuleError.self) {
            try connection.transaction(first: "SELECT 1") {
                try keep(1)
                throw RuleError()
            }
        }

        let error = #expect(throws: PostgreSQLError.self) {
            try connection.transaction(first: "SELECT 1") {
                try keep(1)
                try keep(1)
                throw RuleError()
            }
        }

        #expect(error?.kind == .refused("23505"))
        #expect(try kept == 0)
    }

    @Test func `what is checked at the end is an error of the end`() throws {
        try connection.run(script: "CREATE TABLE part (id BIGINT REFERENCES kept DEFERRABLE INITIALLY DEFERRED)")

        let error = #expect(throws: PostgreSQLError.self) {
            try connection.transaction(first: "SELECT 1") {
                _ = try connection.run("INSERT INTO part VALUES ($1)", [.integer(1)])
            }
        }

        #expect(error?.kind == .refused("23503"))
        #expect(try connection.run("SELECT count(*) FROM part").integer(0, 0) == 0)
    }

    @Test func `a transaction that ignores an error is not taken for committed`() throws {
        let error = #expect(throws: PostgreSQLError.self) {
            try connection.transaction(first: "SELECT 1") {
                try keep(1)
                _ = try? connection.run("SELECT 1 / $1", [.integer(0)])
            }
        }

        #expect(error?.kind == .refused("25P02"))
        #expect(try kept == 0)
    }

    @Test func `a connection that is lost with the answer to COMMIT leaves the end unknown`() throws {
        let error = #expect(throws: PostgreSQLError.self) {
            try connection.transaction(first: "SELECT 1") {
                _ = try kept
                try keep(1)
                network.loseNextAnswer()
            }
        }

        #expect(error?.kind == .unknownEnd)
        #expect(connection.isBroken)
        let other = try PostgreSQLConnection(url, patience: .seconds(60))
        #expect(try other.run("SELECT count(*) FROM kept").integer(0, 0) == 1)
    }

    @Test func `a connection that was lost before is noticed before COMMIT`() throws {
        network.loseNextAnswer()

        let error = #expect(throws: PostgreSQLError.self) {
            try connection.transaction(first: "SELECT 1") { try keep(1) }
        }

        #expect(error?.kind == .disconnected)
        let other = try PostgreSQLConnection(url, patience: .seconds(60))
        #expect(try other.run("SELECT count(*) FROM kept").integer(0, 0) == 0)
    }
}
