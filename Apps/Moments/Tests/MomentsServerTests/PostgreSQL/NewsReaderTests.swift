import Foundation
import PostgreSQL
import Testing

@testable import MomentsServer

/// What one server has told is read by the others once, however transactions end.
@Suite(.timeLimit(.minutes(5))) struct NewsReaderTests {
    private let url: String

    init() throws {
        url = try PostgreSQLServer.shared.get().makeSchema()
        try DatabaseMomentStore(postgreSQL: url, readers: 1, patience: .seconds(60)).close()
    }

    private func connect() throws -> PostgreSQLConnection { try PostgreSQLConnection(url, patience: .seconds(60)) }

    private func reader(lifetime: Duration = .seconds(3600), limit: Int = 10_000) throws -> NewsReader {
        try NewsReader(connect(), origin: "reader", lifetime: lifetime, limit: limit)
    }

    private static func insert(_ text: String, of origin: String = "writer") -> String {
        "INSERT INTO news (origin, payload) VALUES ('\(origin)', '\(text)')"
    }

    private func count() throws -> Int64? { try connect().run("SELECT count(*) FROM news").integer(0, 0) }

    @Test func `what is committed later is read later, whatever its number`() throws {
        let (slow, quick, reader) = (try connect(), try connect(), try reader())
        try slow.run(script: "BEGIN; \(Self.insert("first"))")
        try quick.run(script: Self.insert("second"))

        #expect(try reader.read() == ["second"])
        #expect(try reader.read() == [])

        try quick.run(script: Self.insert("third"))
        try slow.run(script: "COMMIT")
        #expect(try reader.read() == ["first", "third"])
        #expect(try reader.read() == [])
    }

    @Test func `a transaction that ran before the reader came is read when it ends`() throws {
        let writer = try connect()
        try writer.run(script: Self.insert("before"))
        try writer.run(script: "BEGIN; \(Self.insert("open"))")
        let reader = try reader()

        #expect(try reader.read() == [])
        try writer.run(script: "COMMIT")

        #expect(try reader.read() == ["open"])
    }

    @Test func `neither what is undone nor what is one's own is read`() throws {
        let (writer, reader) = (try connect(), try reader())

        try writer.run(script: "BEGIN; \(Self.insert("undone")); ROLLBACK")
        try writer.run(script: "BEGIN; \(Self.insert("own", of: "reader")); \(Self.insert("other")); COMMIT")

        #expect(try reader.read() == ["other"])
    }

    @Test func `a part of a transaction that is a transaction itself is read with it`() throws {
        let (writer, reader) = (try connect(), try reader())
        try writer.run(script: "BEGIN; SAVEPOINT part; \(Self.insert("part")); RELEASE SAVEPOINT part")

        #expect(try reader.read() == [])
        try writer.run(script: "COMMIT")

        #expect(try reader.read() == ["part"])
    }

    @Test(arguments: 1...3)
    func `many transactions at once are read once each`(seed: Int) async throws {
        let isOver = Shared(false)
        let (reader, other) = (try reader(), try reader())
        let writing = Task {
            defer { isOver.change { $0 = true } }
            return try await withThrowingTaskGroup(of: [String].self, returning: Set<String>.self) { group in
                for number in 0..<6 {
                    let writer = try connect()
                    nonisolated(unsafe) let connection = writer
                    group.addTask {
                        var committed: [String] = []
                        for round in 0..<60 {
                            let text = "\(number)/\(round)"
                            try connection.run(script: "BEGIN; \(Self.insert(text))")
                            // Others begin and end meanwhile.
                            for _ in 0..<(number * round * seed % 7) { await Task.yield() }
                            let isUndone = (number + round * seed) % 5 == 0
                            try connection.run(script: isUndone ? "ROLLBACK" : "COMMIT")
                            if !isUndone { committed.append(text) }
                        }
                        return committed
                    }
                }
                return try await group.reduce(into: []) { $0.formUnion($1) }
            }
        }

        var read: [String] = []
        while !isOver.value {
            read += try #require(try reader.read())
            await Task.yield()
        }
        let committed = try await writing.value
        read += try #require(try reader.read())

        #expect(Set(read) == committed && read.count == committed.count && committed.count > 200)
        // Each writer's in order.
        for number in 0..<6 {
            let rounds = read.filter { $0.hasPrefix("\(number)/") }.compactMap { Int($0.dropFirst(2)) }
            #expect(rounds == rounds.sorted())
        }
        // Who reads all at once reads the same.
        #expect(try other.read().map { Set($0) } == committed)
    }

    @Test func `more than fits is not read, and what comes then is`() throws {
        let (writer, reader) = (try connect(), try reader(limit: 3))

        for number in 1...4 { try writer.run(script: Self.insert("\(number)")) }
        #expect(try reader.read() == nil)
        for number in 5...7 { try writer.run(script: Self.insert("\(number)")) }

        #expect(try reader.read() == ["5", "6", "7"])
    }

    @Test func `a reader that has stood still does not trust the table`() throws {
        let (writer, late) = (try connect(), try reader(lifetime: .zero))
        try writer.run(script: Self.insert("one"))

        #expect(try late.read() == nil)
    }

    @Test func `rows are deleted when they are old, and never those of running transactions`() throws {
        let (slow, quick) = (try connect(), try connect())
        let (cleaner, reader) = (try reader(lifetime: .zero), try reader())
        try slow.run(script: "BEGIN; \(Self.insert("first"))")
        try quick.run(script: Self.insert("second"))
        _ = try cleaner.read()
        try quick.run(script: Self.insert("third"))
        try slow.run(script: "COMMIT")

        // What the mark has, and nothing that came after it.
        #expect(try cleaner.clean() == 1)
        #expect(try reader.read() == ["first", "third"])

        _ = try cleaner.read()
        #expect(try cleaner.clean() == 2)
        #expect(try count() == 0)
    }

    @Test func `rows of another server, whose numbers are yet to come, are not read and go`() throws {
        let (writer, reader) = (try connect(), try reader())
        try writer.run(
            script: """
                INSERT INTO news (transaction, origin, payload)
                    VALUES ((pg_current_xact_id()::text::bigint + 1000000)::text::xid8, 'writer', 'foreign');
                \(Self.insert("own"))
                """
        )

        #expect(try reader.read() == ["own"])
        #expect(try reader.read() == [])
        let cleaner = try self.reader(lifetime: .zero)
        #expect(try cleaner.clean() == 2)
    }

    @Test func `rows that are young stay`() throws {
        let (writer, reader) = (try connect(), try reader())
        try writer.run(script: Self.insert("one"))

        for _ in 0..<3 {
            _ = try reader.read()
            #expect(try reader.clean() == 0)
        }

        #expect(try count() == 1)
    }
}
