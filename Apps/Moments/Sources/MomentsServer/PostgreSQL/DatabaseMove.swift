import Crypto
public import Foundation
import GRDB
import PostgreSQL

/// A copy of a database file into an empty database of PostgreSQL, in one transaction.
///
/// After it, each table is read from both, in the same order and the same format, and must have the same digest.
public struct DatabaseMove {
    /// A table and how many rows it has.
    public struct Table: Equatable, Sendable {
        public let name: String
        public let rows: Int
    }

    private let source: DatabaseQueue
    private let target: PostgreSQLConnection
    private let sourceFailures: SQLiteFailures
    private let targetFailures: PostgreSQLFailures

    /// The tables in an order in which rows come after those that they name, and the columns of their primary keys.
    private static let tables: [(name: String, key: String)] = [
        ("person", "id"), ("sign_in", "id"), ("invitation", "id"), ("password_reset", "person"),
        ("password_attempt", "slot"),
        ("preference", "person, key"), ("friendship", "person, friend"), ("friend_request", "id"), ("moment", "id"),
        ("timeline", "owner, moment"), ("direct_moment", "author, moment"), ("photo", "id"),
        ("moment_like", "moment, person"), ("comment", "id"),
        ("notification", "id"), ("moment_draft", "person"), ("moment_draft_photo", "person, place"),
        ("comment_draft", "person, moment"), ("send_key", "person, key"), ("push_target", "sign_in"),
        ("link_card", "url"),
        ("moment_link", "moment"), ("comment_link", "comment"), ("tag", "id"), ("tag_person", "tag, person"),
        ("moment_tag", "moment, tag"), ("moment_person", "moment, person"), ("block", "person, blocked"),
        ("moment_mention", "moment, person"), ("comment_mention", "comment, person"), ("report", "id"),
        ("notice", "id"),
        ("notice_closed", "notice, person"), ("audit", "id"), ("daily_figures", "day"),
        ("heartbeat", "id"),
    ]
    /// The bytes of the lines that are sent at once.
    private static let portion = 1 << 20
    /// How long the other database may take no rows and send none, such as while it sorts a table.
    private static let stall = Duration.seconds(300)

    /// - Parameters:
    ///   - file: A database file of the current version, which no server uses.
    ///   - url: The address of an empty database of PostgreSQL, in which tables are made.
    /// - Throws: `StoreError`, also if the other database has people.
    public init(from file: URL, to url: String) throws {
        sourceFailures = SQLiteFailures(path: file.path)
        targetFailures = PostgreSQLFailures(url: url)
        do {
            var configuration = Configuration()
            configuration.readonly = true
            source = try DatabaseQueue(path: file.path, configuration: configuration)
            let migrator = DatabaseMigrator.moments
            guard try source.read({ try !migrator.hasBeenSuperseded($0) }) else { throw sourceFailures.newer }
            guard try source.read({ try migrator.hasCompletedMigrations($0) }) else { throw sourceFailures.older }
        } catch {
            throw sourceFailures.storeError(error)
        }
        do {
            target = try PostgreSQLConnection(url, patience: .seconds(10))
            try PostgreSQLSchema(connection: target, failures: targetFailures).prepare(migrates: true)
            guard try target.run("SELECT count(*) FROM person").integer(0, 0) == 0 else {
                throw StoreError.invalid("The database \(targetFailures.name) has people already. Choose an empty one.")
            }
        } catch {
            throw targetFailures.storeError(error)
        }
    }

    /// Copies and compares.
    ///
    /// - Parameters:
    ///   - secret: The secret of the file's server, which that of the other database becomes; nil if it has none.
    ///   - report: Called with each table that is copied.
    /// - Throws: `StoreError`; then the other database is as it was.
    public func run(secret: Data? = nil, _ report: (Table) -> Void) throws {
        do {
            try target.run(
                script:
                    """
                    BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0;
                    \(PostgreSQLSchema.takeLock); SET CONSTRAINTS ALL DEFERRED;
                    ALTER TABLE friendship DISABLE TRIGGER fill_reach
                    """
            )
            do {
                try source.read { db in
                    for table in Self.tables { report(try move(table.name, sortedBy: table.key, from: db)) }
                    try copyNumbers(from: db)
                }
                if let secret { try replaceSecret(by: secret) }
                // Other schemas of the database, and those who hold locks there, are of no concern. Before COMMIT, so that
                // a move that cannot be ended has not happened.
                let names = Self.tables.map(\.name).joined(separator: ", ")
                let end = "ALTER TABLE friendship ENABLE TRIGGER fill_reach; ANALYZE \(names); COMMIT"
                try target.run(script: end, hasDeadline: false)
            } catch {
                if !target.isBroken { try target.run(script: "ROLLBACK") }
                throw error
            }
        } catch {
            throw error is DatabaseError ? sourceFailures.storeError(error) : targetFailures.storeError(error)
        }
    }

    private func move(_ table: String, sortedBy key: String, from db: Database) throws -> Table {
        do {
            return try copy(table, sortedBy: key, from: db)
        } catch let error as PostgreSQLError {
            guard case .refused = error.kind else { throw error }
            throw StoreError.damaged(
                "PostgreSQL does not take the table \(table): \(error.message). Nothing was copied. Check the file with `moments check`."
            )
        }
    }

    private func copy(_ table: String, sortedBy key: String, from db: Database) throws -> Table {
        let types = try columnTypes(of: table)
        let columns = try db.columns(in: table).map(\.name)
        guard Set(columns) == Set(types.keys) else {
            throw StoreError.damaged("The table \(table) has other columns in SQLite than in PostgreSQL.")
        }
        let list = columns.joined(separator: ", ")
        let isBoolean = columns.map { types[$0] == "boolean" }

        let rows = try Row.fetchCursor(db, sql: "SELECT \(list) FROM \(table) ORDER BY \(key)")
        var (count, sent, received) = (0, SHA256(), SHA256())
        try target.copy(into: "\(table) (\(list))", stall: Self.stall) {
            var lines = PostgreSQLLines()
            while lines.bytes.count < Self.portion, let row = try rows.next() {
                for column in columns.indices { lines.append(Self.value(row, column, isBoolean: isBoolean[column])) }
                lines.end()
                count += 1
            }
            sent.update(data: lines.bytes)
            return lines.bytes.isEmpty ? nil : lines.bytes
        }
        try target.copy(out: "SELECT \(list) FROM \(table) ORDER BY \(key)", stall: Self.stall) { line in
            received.update(bufferPointer: line)
        }
        guard sent.finalize() == received.finalize() else {
            throw StoreError.damaged("The table \(table) is not the same in both databases after it was copied.")
        }
        return Table(name: table, rows: count)
    }

    /// Addresses that the file's server has signed stay valid, and browsers stay subscribed to its messages.
    private func replaceSecret(by secret: Data) throws {
        _ = try target.run(
            "INSERT INTO server_secret (id, secret) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET secret = excluded.secret",
            [.data(secret)]
        )
    }

    private func columnTypes(of table: String) throws -> [String: String] {
        let result = try target.run(
            """
            SELECT column_name::text, data_type::text FROM information_schema.columns
            WHERE table_schema = current_schema() AND table_name = $1
            """,
            [.text(table)]
        )
        return Dictionary(
            uniqueKeysWithValues: (0..<result.rowCount).compactMap { row in
                guard let name = result.text(row, 0), let type = result.text(row, 1) else { return nil }
                return (name, type)
            }
        )
    }

    private static func value(_ row: Row, _ column: Int, isBoolean: Bool) -> PostgreSQLValue {
        switch (row[column] as DatabaseValue).storage {
        case .null: .null
        case .int64(let number): isBoolean ? .boolean(number != 0) : .integer(number)
        case .double(let number): .text("\(number)")
        case .string(let text): .text(text)
        case .blob(let data): .data(data)
        }
    }

    /// IDs are never given twice, also those of deleted rows. They come from a sequence that the table's column owns,
    /// or from a row of `id_sequence`.
    private func copyNumbers(from db: Database) throws {
        for row in try Row.fetchAll(db, sql: "SELECT name, seq FROM sqlite_sequence") {
            let (name, last): (String, Int64) = (row[0], row[1])
            let owned = try target.run("SELECT pg_get_serial_sequence($1, 'id')", [.text(name)])
            if let sequence = owned.text(0, 0) {
                _ = try target.run(
                    "SELECT setval($1::regclass, $2 + 1, FALSE)",
                    [.text(sequence), .integer(last)]
                )
            } else {
                _ = try target.run(
                    "UPDATE id_sequence SET last = $1 WHERE name = $2 AND last < $1",
                    [.integer(last), .text(name)]
                )
            }
        }
    }
}
