extension PostgreSQLSchema {
    /// What version 014 of the file of SQLite adds, whose comments say what it is for.
    ///
    /// Rows lie in the order of their dates. So an index of the kind BRIN, which has a few bytes for each 128 pages, finds those of a day.
    static let version5 = """
        CREATE TABLE daily_figures (
            day BIGINT PRIMARY KEY,
            is_complete BOOLEAN NOT NULL,
            people BIGINT NOT NULL,
            active_people BIGINT,
            sign_ups BIGINT NOT NULL,
            moments BIGINT NOT NULL,
            comments BIGINT NOT NULL,
            likes BIGINT NOT NULL,
            reports BIGINT NOT NULL,
            photos BIGINT,
            photo_bytes BIGINT
        );
        CREATE INDEX person_by_date ON person USING brin (created);
        CREATE INDEX moment_by_date ON moment USING brin (created);
        CREATE INDEX comment_by_date ON comment USING brin (created);
        CREATE INDEX moment_like_by_date ON moment_like USING brin (created);
        """
}
