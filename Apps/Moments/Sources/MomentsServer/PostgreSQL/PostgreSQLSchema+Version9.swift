extension PostgreSQLSchema {
    /// The changes that servers tell each other (``PostgreSQLNews``).
    ///
    /// The table is not logged: after a crash of the database's server, and at a standby that takes its place, it is empty. Then all
    /// servers have lost their connections, and their pages read everything again.
    ///
    /// Rows have no number of a sequence: that of a table that is not logged is broken at a standby of PostgreSQL 15 that takes the place
    /// of its server.
    ///
    /// A payload has 7,000 bytes at most (`NewsPayload`), so a row fits into a page as it is, without the time for compressing it or for
    /// a second table.
    ///
    /// Servers of the version before neither write it nor read it. They announce changes by `NOTIFY` only, which newer ones hear, and
    /// hear the notifications of newer ones.
    static let version9 = """
        CREATE UNLOGGED TABLE news (
            transaction xid8 NOT NULL DEFAULT pg_current_xact_id(),
            place BIGINT NOT NULL DEFAULT 0,
            origin TEXT NOT NULL,
            payload TEXT NOT NULL
        );
        ALTER TABLE news ALTER payload SET STORAGE PLAIN;
        CREATE INDEX news_by_transaction ON news (transaction);
        """
}
