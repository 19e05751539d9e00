extension PostgreSQLSchema {
    /// What version 011 of the file of SQLite adds, whose comments say what it is for.
    static let version2 = """
        ALTER TABLE person ADD COLUMN reach BIGINT NOT NULL DEFAULT 1000000000000000, ADD COLUMN deletion BIGINT;
        CREATE INDEX person_by_deletion ON person (deletion) WHERE deletion IS NOT NULL;
        ALTER TABLE friendship ADD COLUMN is_hidden BOOLEAN NOT NULL DEFAULT FALSE,
            ADD COLUMN is_muted BOOLEAN NOT NULL DEFAULT FALSE,
            ADD COLUMN reach BIGINT NOT NULL DEFAULT 1000000000000000;
        ALTER TABLE moment ADD COLUMN choice TEXT, ADD COLUMN edited BIGINT;
        DROP INDEX moment_by_author;
        CREATE INDEX moment_by_author ON moment (author, id, visibility, choice, created);

        INSERT INTO id_sequence VALUES ('tag', 0);
        CREATE TABLE tag (
            id BIGINT PRIMARY KEY DEFAULT next_id('tag'),
            owner BIGINT NOT NULL REFERENCES person (id),
            name TEXT NOT NULL,
            folded_name TEXT COLLATE "C" NOT NULL,
            UNIQUE (owner, folded_name)
        );
        CREATE TABLE tag_person (
            tag BIGINT NOT NULL REFERENCES tag (id) ON DELETE CASCADE,
            person BIGINT NOT NULL REFERENCES person (id),
            PRIMARY KEY (tag, person)
        );
        CREATE INDEX tag_person_by_person ON tag_person (person);
        CREATE TABLE moment_tag (
            moment BIGINT NOT NULL REFERENCES moment (id) ON DELETE CASCADE,
            tag BIGINT NOT NULL REFERENCES tag (id) ON DELETE CASCADE,
            PRIMARY KEY (moment, tag)
        );
        CREATE INDEX moment_tag_by_tag ON moment_tag (tag);
        CREATE TABLE moment_person (
            moment BIGINT NOT NULL REFERENCES moment (id) ON DELETE CASCADE,
            person BIGINT NOT NULL REFERENCES person (id),
            PRIMARY KEY (moment, person)
        );
        CREATE INDEX moment_person_by_person ON moment_person (person);
        CREATE TABLE block (
            person BIGINT NOT NULL REFERENCES person (id),
            blocked BIGINT NOT NULL REFERENCES person (id),
            created BIGINT NOT NULL,
            PRIMARY KEY (person, blocked)
        );
        CREATE INDEX block_by_blocked ON block (blocked);
        ALTER TABLE moment_draft ADD COLUMN audience TEXT;
        CREATE INDEX comment_by_author ON comment (author, id);
        CREATE INDEX moment_like_by_person ON moment_like (person, moment);
        """
}
