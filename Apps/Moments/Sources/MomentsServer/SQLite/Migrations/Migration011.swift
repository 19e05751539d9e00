import GRDB

/// Adds what decides who sees a moment: tags, chosen people, and what friends have set about each other; the deletion of accounts; and
/// indexes of what a person has said about moments.
extension DatabaseMigrator {
    mutating func registerMigration011() {
        registerMigration("011") { db in
            try db.execute(
                sql: """
                    -- How many milliseconds back friends see the person's moments; 10^15 for all.
                    ALTER TABLE person ADD COLUMN reach INTEGER NOT NULL DEFAULT 1000000000000000;

                    -- When the account is deleted; NULL if its owner has not asked for it.
                    ALTER TABLE person ADD COLUMN deletion INTEGER;
                    CREATE INDEX person_by_deletion ON person (deletion) WHERE deletion IS NOT NULL;

                    -- What `person` sees of `friend`, in the row that every question about it reads.
                    -- The friend hides their moments.
                    ALTER TABLE friendship ADD COLUMN is_hidden INTEGER NOT NULL DEFAULT FALSE;
                    -- The person wants none of them in the timeline.
                    ALTER TABLE friendship ADD COLUMN is_muted INTEGER NOT NULL DEFAULT FALSE;
                    -- The friend's `person.reach`.
                    ALTER TABLE friendship ADD COLUMN reach INTEGER NOT NULL DEFAULT 1000000000000000;

                    -- SELECTED or EXCEPT; its `visibility` is then ONLY_ME, as which earlier versions treat it.
                    ALTER TABLE moment ADD COLUMN choice TEXT;
                    -- When the text was edited last.
                    ALTER TABLE moment ADD COLUMN edited INTEGER;
                    DROP INDEX moment_by_author;
                    CREATE INDEX moment_by_author ON moment (author, id, visibility, choice, created);

                    CREATE TABLE tag (
                        id INTEGER PRIMARY KEY AUTOINCREMENT,
                        owner INTEGER NOT NULL REFERENCES person (id),
                        name TEXT NOT NULL,
                        folded_name TEXT NOT NULL,
                        UNIQUE (owner, folded_name)
                    ) STRICT;
                    -- Also of people who are no friends of the owner any more: a tag keeps them out of moments if they become friends again.
                    CREATE TABLE tag_person (
                        tag INTEGER NOT NULL REFERENCES tag (id) ON DELETE CASCADE,
                        person INTEGER NOT NULL REFERENCES person (id),
                        PRIMARY KEY (tag, person)
                    ) STRICT, WITHOUT ROWID;
                    CREATE INDEX tag_person_by_person ON tag_person (person);

                    CREATE TABLE moment_tag (
                        moment INTEGER NOT NULL REFERENCES moment (id) ON DELETE CASCADE,
                        tag INTEGER NOT NULL REFERENCES tag (id) ON DELETE CASCADE,
                        PRIMARY KEY (moment, tag)
                    ) STRICT, WITHOUT ROWID;
                    CREATE INDEX moment_tag_by_tag ON moment_tag (tag);
                    CREATE TABLE moment_person (
                        moment INTEGER NOT NULL REFERENCES moment (id) ON DELETE CASCADE,
                        person INTEGER NOT NULL REFERENCES person (id),
                        PRIMARY KEY (moment, person)
                    ) STRICT, WITHOUT ROWID;
                    CREATE INDEX moment_person_by_person ON moment_person (person);

                    CREATE TABLE block (
                        person INTEGER NOT NULL REFERENCES person (id),
                        blocked INTEGER NOT NULL REFERENCES person (id),
                        created INTEGER NOT NULL,
                        PRIMARY KEY (person, blocked)
                    ) STRICT, WITHOUT ROWID;
                    CREATE INDEX block_by_blocked ON block (blocked);

                    -- The choice of a draft whose `visibility` is ONLY_ME, in JSON.
                    ALTER TABLE moment_draft ADD COLUMN audience TEXT;

                    CREATE INDEX comment_by_author ON comment (author, id);
                    CREATE INDEX moment_like_by_person ON moment_like (person, moment);
                    """
            )
        }
    }
}
