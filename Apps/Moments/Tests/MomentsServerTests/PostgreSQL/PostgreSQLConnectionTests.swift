import Foundation
import Testing

@testable import MomentsServer
@testable import PostgreSQL

@Suite struct PostgreSQLConnectionTests {
    private let url: String

    init() throws { url = try PostgreSQLServer.shared.get().makeSchema() }

    private func connect() throws -> PostgreSQLConnection { try PostgreSQLConnection(url, patience: .seconds(60)) }

    @Test(arguments: ["", "a", "Grüße, 世界 👋", String(repeating: "x", count: 100_000)])
    func `values come back as they were sent`(text: String) throws {
        let connection = try connect()
        let data = Data([0, 1, 255])

        let result = try connection.run(
            "SELECT $1, $2, $3, $4, $5::text, $6, $7",
            [.integer(-7), .text(text), .data(data), .boolean(true), .null, .integer(.min), .data(Data())]
        )

        #expect(result.rowCount == 1)
        #expect(result.integer(0, 0) == -7)
        #expect(result.text(0, 1) == text)
        #expect(result.data(0, 2) == data)
        #expect(result.integer(0, 3) == 1)
        #expect(result.text(0, 4) == nil)
        #expect(result.integer(0, 5) == .min)
        #expect(result.data(0, 6) == Data())
    }

    @Test func `integers of each size are read`() throws {
        let sql = "SELECT -2::smallint, -3::integer, -4::bigint, count(*) FROM (VALUES (1), (2)) AS two"
        let result = try connect().run(sql)

        #expect((0..<4).map { result.integer(0, $0) } == [-2, -3, -4, 2])
    }

    @Test func `a refused statement has its code, and the connection goes on`() throws {
        let connection = try connect()

        let error = #expect(throws: PostgreSQLError.self) { try connection.run("SELECT 1 / $1", [.integer(0)]) }

        #expect(error?.kind == .refused("22012"))
        #expect(try connection.run("SELECT 5").integer(0, 0) == 5)
        #expect(!connection.isBroken)
    }

    @Test func `a text that PostgreSQL cannot keep is refused, not cut`() throws {
        let connection = try connect()

        let error = #expect(throws: PostgreSQLError.self) { try connection.run("SELECT $1", [.text("a\0b")]) }

        #expect(error?.kind == .refused("22021"))
    }

    @Test func `the address sets how hosts that vanish are noticed, and how TLS is used`() throws {
        let names = PostgreSQLConnection.options(for: url, patience: .seconds(5)).map(\.name)
        let address = try #require(names.firstIndex(of: "dbname"))

        // libpq uses the last value of an option.
        for name in ["keepalives_idle", "keepalives_interval", "keepalives_count", "tcp_user_timeout"] {
            #expect(try #require(names.firstIndex(of: name)) < address)
        }
        for name in ["connect_timeout", "client_encoding"] {
            #expect(try #require(names.firstIndex(of: name)) > address)
        }
        let error = #expect(throws: PostgreSQLError.self) {
            try PostgreSQLConnection("\(url)&sslmode=nonsense", patience: .seconds(60))
        }
        #expect(error?.message.contains("sslmode") == true)
    }

    @Test func `statements have numbers for names`() {
        let text = PostgreSQLText("SELECT :a, b::bigint FROM c WHERE d = :bee AND e IN \(VisibilitySQL.ids) AND f < :a")

        #expect(text.names == ["a", "bee", "ids"])
        let ids = "= ANY (translate($3, '[]', '{}')::bigint[])"
        #expect(text.sql == "SELECT $1, b::bigint FROM c WHERE d = $2 AND e \(ids) AND f < $1")
    }

    @Test func `work waits its turn, and a pool ends with its work`() async throws {
        let pool = PostgreSQLPool(url, size: 2, patience: .seconds(60))

        let numbers = try await withThrowingTaskGroup(of: Int64?.self) { group in
            for number in 1...50 {
                group.addTask {
                    try await pool.run { try $0.run("SELECT $1", [.integer(Int64(number))]).integer(0, 0) }
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        pool.close()

        #expect(Set(numbers.compactMap(\.self)) == Set(1...50))
        await #expect(throws: PostgreSQLError.self) { try await pool.run { _ in } }
    }

    @Test func `rows are copied in and out as they are`() throws {
        let connection = try connect()
        try connection.run(script: "CREATE TABLE kept (id BIGINT PRIMARY KEY, text TEXT, data BYTEA, is_so BOOLEAN)")
        let texts = ["", "a\tb\n\r\\N\\.\u{8}\u{b}\u{c}", "Grüße, 世界", "\u{1}\u{7f}", "\\", "\\N"]
        var lines = PostgreSQLLines()
        for (index, text) in texts.enumerated() {
            lines.append(.text(text))
            lines.append(.integer(Int64(index)))
            lines.append(index == 2 ? .null : .data(Data([0, 255, UInt8(index)])))
            lines.append(.boolean(index.isMultiple(of: 2)))
            lines.end()
        }

        var rest: [UInt8]? = lines.bytes
        try connection.copy(into: "kept (text, id, data, is_so)", stall: .seconds(60)) {
            defer { rest = nil }
            return rest
        }
        var copied: [UInt8] = []
        let query = "SELECT text, id, data, is_so FROM kept ORDER BY id"
        try connection.copy(out: query, stall: .seconds(60)) { copied += Array($0) }

        #expect(copied == lines.bytes)
        let stored = try connection.run("SELECT text FROM kept ORDER BY id")
        #expect((0..<texts.count).map { stored.text($0, 0) } == texts)
    }

    @Test func `rows that are refused, or cannot be read, leave nothing`() throws {
        struct ReadError: Error {}
        let connection = try connect()
        try connection.run(script: "CREATE TABLE kept (id BIGINT PRIMARY KEY)")
        var portions = 0

        #expect(throws: ReadError.self) {
            try connection.copy(into: "kept (id)", stall: .seconds(60)) {
                portions += 1
                if portions > 1 { throw ReadError() }
                return Array("1\n".utf8)
            }
        }
        var rest: [UInt8]? = Array("2\nthree\n".utf8)
        #expect(throws: PostgreSQLError.self) {
            try connection.copy(into: "kept (id)", stall: .seconds(60)) {
                defer { rest = nil }
                return rest
            }
        }
        #expect(throws: PostgreSQLError.self) { try connection.copy(into: "nothing (id)", stall: .seconds(60)) { nil } }

        #expect(try connection.run("SELECT count(*) FROM kept").integer(0, 0) == 0)
    }
}
