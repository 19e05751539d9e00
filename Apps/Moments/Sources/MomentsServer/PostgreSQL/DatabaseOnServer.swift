import PostgreSQL

/// A database of PostgreSQL, for backups and checks. The connection ends with the last reference.
struct DatabaseOnServer: CheckedDatabase {
    private let connection: PostgreSQLConnection
    private let failures: PostgreSQLFailures

    /// How long to wait for an answer. Statements that read whole tables have no deadline.
    static let patience = Duration.seconds(60)
    /// How long a comparison of two tables may take.
    private static let longPatience = Duration.seconds(3600)

    /// - Parameter patience: How long to wait for an answer to a statement that reads no whole table.
    /// - Throws: `StoreError`.
    init(_ url: String, patience: Duration = Self.patience) throws {
        failures = PostgreSQLFailures(url: url)
        do {
            connection = try PostgreSQLConnection(url, patience: patience)
            // Statements that read large tables take long.
            try connection.run(script: "SET statement_timeout = 0")
        } catch {
            throw failures.storeError(error)
        }
    }

    /// The database as messages name it, without a password.
    var name: String { failures.name }

    /// The version of the server, such as 15.
    var serverVersion: Int {
        get throws {
            try failing {
                let number = try connection.run("SELECT current_setting('server_version_num')").text(0, 0)
                guard let number = number.flatMap({ Int($0) }) else { throw failures.lost }
                return number / 10_000
            }
        }
    }

    /// The schema with the tables.
    ///
    /// - Throws: `BackupError` if the address leads to none.
    var schema: String {
        get throws {
            try failing {
                guard let schema = try currentSchema else {
                    throw BackupError("the database \(name) has no schema that its user may use; create one")
                }
                return schema
            }
        }
    }

    /// The schema with the tables; nil if the address leads to none.
    var currentSchema: String? {
        get throws { try failing { try connection.run("SELECT current_schema()::text").text(0, 0) } }
    }

    /// The schema to which the address led, if that has another name now: the last that it names before one that
    /// exists.
    var missingSchema: String? {
        get throws {
            let sql = """
                WITH path AS (
                    SELECT place, CASE trim(part)
                        WHEN '""' THEN ''
                        WHEN '"$user"' THEN current_user::text
                        ELSE (parse_ident(trim(part)))[1]
                    END AS schema
                    FROM unnest(string_to_array(current_setting('search_path'), ','))
                        WITH ORDINALITY AS parts (part, place)
                )
                SELECT schema, (EXISTS (SELECT 1 FROM pg_namespace WHERE nspname = path.schema))::text
                FROM path WHERE schema <> '' ORDER BY place
                """
            return try failing { try texts(sql, columns: 2).prefix { $0[1] == "false" }.last?[0] }
        }
    }

    /// The version of the tables; 0 if there are none.
    var version: Int {
        get throws { try failing { try PostgreSQLSchema(connection: connection, failures: failures).version } }
    }

    /// Whether there are no tables, views and sequences.
    var isEmpty: Bool {
        get throws {
            let sql = """
                SELECT count(*) FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
                WHERE nspname = current_schema() AND relkind IN ('r', 'p', 'v', 'm', 'f', 'S')
                """
            return try failing { try connection.run(sql).integer(0, 0) == 0 }
        }
    }

    /// - Throws: `BackupError` if there are no tables of Moments.
    var contents: DatabaseContents {
        get throws {
            try failing {
                let version = try version
                guard version > 0 else {
                    throw BackupError("the database \(name) has no tables of Moments; check the address of --database")
                }
                return DatabaseContents(
                    people: try count("person"),
                    moments: try count("moment"),
                    comments: try count("comment"),
                    version: ["\(version)"]
                )
            }
        }
    }

    var photos: [String] {
        get throws {
            let sql = "SELECT hash FROM photo UNION SELECT image FROM link_card WHERE image IS NOT NULL"
            return try failing { try texts(sql, hasDeadline: false).map { $0[0] }.sorted() }
        }
    }

    /// Begins a transaction that sees the database as it is now. It lasts as long as this value.
    ///
    /// - Returns: The name of the snapshot, for `pg_dump`.
    func beginSnapshot() throws -> String {
        try failing {
            try connection.run(
                script: """
                    BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
                    SET LOCAL idle_in_transaction_session_timeout = 0
                    """
            )
            guard let name = try connection.run("SELECT pg_export_snapshot()").text(0, 0) else { throw failures.lost }
            return name
        }
    }

    /// Updates the planner's statistics, so statements are fast from the beginning.
    func analyze() throws { try failing { try connection.run(script: "ANALYZE", hasDeadline: false) } }

    /// Whether a statement with a count and one parameter counts something.
    func isTrue(_ sql: String, _ parameter: String) throws -> Bool {
        try failing { (try connection.run(sql, [.text(parameter)]).integer(0, 0) ?? 0) > 0 }
    }

    /// Runs statements as one transaction.
    func change(_ script: String) throws { try failing { try connection.run(script: script) } }

    private func count(_ table: String) throws -> Int {
        Int(try connection.run("SELECT count(*) FROM \(table)", hasDeadline: false).integer(0, 0) ?? 0)
    }

    /// The rows of a statement whose columns are texts.
    private func texts(_ sql: String, columns: Int = 1, hasDeadline: Bool = true) throws -> [[String]] {
        let result = try connection.run(sql, hasDeadline: hasDeadline)
        return (0..<result.rowCount).map { row in (0..<columns).map { result.text(row, $0) ?? "" } }
    }

    private func failing<Answer>(_ body: () throws -> Answer) throws -> Answer {
        do {
            return try body()
        } catch let error as BackupError {
            throw error
        } catch {
            throw failures.storeError(error)
        }
    }
}

// MARK: Problems

extension DatabaseOnServer {
    /// Reads every row of all tables, and finds references to missing rows, invalid indexes and unvalidated constraints.
    var problems: [String] {
        get throws { try failing { try unreadableTables() + orphans() + invalidIndexes() + unvalidatedConstraints() } }
    }

    private static let inSchema = "JOIN pg_namespace ON nspname = current_schema() AND pg_namespace.oid ="

    /// The server reads the rows and sends none.
    private func unreadableTables() throws -> [String] {
        // Tables that are not logged cannot be read at a standby, and are empty after a crash anyway.
        let tables = try texts(
            """
            SELECT pg_class.oid::regclass::text FROM pg_class \(Self.inSchema) relnamespace
            WHERE relkind = 'r' AND relpersistence = 'p' ORDER BY 1
            """
        )
        return try tables.compactMap { row -> String? in
            do {
                // The text of a row needs all of its values.
                let sql = "SELECT count(*) FROM \(row[0]) AS whole_row WHERE length(whole_row::text) < 0"
                try connection.run(script: sql, hasDeadline: false)
                return nil
            } catch let error as PostgreSQLError {
                guard case .refused(let code) = error.kind else { throw error }
                return "the table \(row[0]) cannot be read: \(error.message) (\(code))"
            }
        }
    }

    /// References to missing rows. There are none unless triggers were disabled.
    private func orphans() throws -> [String] {
        let references = try texts(
            """
            SELECT conrelid::regclass::text, quote_ident(own.attname), confrelid::regclass::text, quote_ident(other.attname)
            FROM pg_constraint \(Self.inSchema) connamespace
            JOIN pg_attribute AS own ON own.attrelid = conrelid AND own.attnum = conkey[1]
            JOIN pg_attribute AS other ON other.attrelid = confrelid AND other.attnum = confkey[1]
            WHERE contype = 'f' AND cardinality(conkey) = 1 ORDER BY 1, 2
            """,
            columns: 4
        )
        return try references.compactMap { reference -> String? in
            let (table, column, target, key) = (reference[0], reference[1], reference[2], reference[3])
            var isMissing = false
            try connection.copy(
                out: """
                    SELECT 1 FROM \(table) AS own WHERE own.\(column) IS NOT NULL
                        AND NOT EXISTS (SELECT 1 FROM \(target) AS other WHERE other.\(key) = own.\(column)) LIMIT 1
                    """,
                stall: Self.longPatience
            ) { _ in isMissing = true }
            return isMissing ? "a row of \(table) names one of \(target) that is missing" : nil
        }
    }

    private func invalidIndexes() throws -> [String] {
        try texts(
            """
            SELECT indexrelid::regclass::text FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
            \(Self.inSchema) relnamespace WHERE NOT indisvalid ORDER BY 1
            """
        ).map { "the index \($0[0]) is not valid; run REINDEX INDEX \($0[0])" }
    }

    private func unvalidatedConstraints() throws -> [String] {
        try texts(
            """
            SELECT quote_ident(conname), conrelid::regclass::text FROM pg_constraint \(Self.inSchema) connamespace
            WHERE NOT convalidated ORDER BY 1
            """,
            columns: 2
        ).map { row in
            let advice = "run ALTER TABLE \(row[1]) VALIDATE CONSTRAINT \(row[0])"
            return "the constraint \(row[0]) of \(row[1]) was never checked; \(advice)"
        }
    }
}
