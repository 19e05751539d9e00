extension PostgreSQLSchema {
    /// The secret of the servers of all machines. A file of SQLite has none: its folder has one in a file.
    static let version6 = """
        CREATE TABLE server_secret (
            id BIGINT PRIMARY KEY CHECK (id = 1),
            secret BYTEA NOT NULL CHECK (octet_length(secret) >= 32)
        );
        """
}
