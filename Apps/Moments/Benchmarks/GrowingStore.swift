import Foundation
import MomentsServer
import PostgreSQL

/// A database of PostgreSQL with any number of people, who have as many friends and moments each, however many people there are.
///
/// PostgreSQL makes the rows itself, in key order and without looking at what they name. A person has 150 friends, as in `LargeStore`, and has
/// published 20 moments. A timeline holds only the latest 225 moments of its owner's friends, because the benchmark reads no further.
struct GrowingStore {
    static let sizes = [1_000, 10_000, 100_000]
    /// The moments of a person.
    static let moments = 20

    /// The person with as many friends as timelines are written for.
    static let many = 0
    /// The person with more friends than that, whose moments are read from their author.
    static let most = 1

    let people: Int
    let url: String

    /// The friends of `many` besides those whom everybody has, 5,000 together, but not more than half of all people.
    static func friendsOfMany(among people: Int) -> Range<Int> { 2..<min(4_927, people / 2) }

    /// The friends of `most` besides those whom everybody has, 20,000 together; nil if there are not enough people.
    static func friendsOfMost(among people: Int) -> Range<Int>? { people < 40_000 ? nil : 2..<19_927 }

    func fill() throws {
        // Makes the tables.
        try DatabaseMomentStore(postgreSQL: url).close()
        let connection = try PostgreSQLConnection(url, patience: .seconds(600))
        try connection.run(
            script: "SET statement_timeout = 0; SET session_replication_role = replica; SET work_mem = '256MB'"
        )
        for script in [
            insertPeople, insertFriendships, insertMoments, insertParticipation, insertTimelines, setSequences,
        ] {
            try connection.run(script: script)
        }
        try connection.run(script: "VACUUM ANALYZE")
    }

    private var last: Int { people * Self.moments }

    private var insertPeople: String {
        """
        INSERT INTO person (id, handle, name, folded_name, password_hash, is_admin, created, avatar)
            SELECT n, 'person_' || n, 'Person ' || n, 'person ' || n, 'hash', n = 0, 1600000000000, n + 1
            FROM generate_series(0, \(people - 1)) AS n;
        INSERT INTO photo (id, owner, hash, width, height, alt_text, place, unused_since)
            SELECT n + 1, n, 'avatar-' || n, 640, 640, '', 0, 0 FROM generate_series(0, \(people - 1)) AS n;
        """
    }

    private var insertFriendships: String {
        let many = Self.friendsOfMany(among: people)
        let most = Self.friendsOfMost(among: people) ?? 0..<0
        return """
            INSERT INTO friendship (person, friend, since)
                SELECT n, mod(n + side * step * 61 + \(people) * 75, \(people)), 1600000000000
                FROM generate_series(0, \(people - 1)) AS n, generate_series(1, \(LargeStore.friends / 2)) AS step,
                    (VALUES (1), (-1)) AS sides (side)
                ORDER BY 1, 2;
            \(insertFriendships(of: Self.many, many))
            \(insertFriendships(of: Self.most, most))
            """
    }

    private func insertFriendships(of person: Int, _ friends: Range<Int>) -> String {
        """
        INSERT INTO friendship (person, friend, since)
            SELECT \(person), n, 1600000000000 FROM generate_series(\(friends.lowerBound), \(friends.upperBound - 1)) AS n
            UNION ALL SELECT n, \(person), 1600000000000 FROM generate_series(\(friends.lowerBound), \(friends.upperBound - 1)) AS n
            ON CONFLICT DO NOTHING;
        """
    }

    /// Authors take turns.
    private var insertMoments: String {
        """
        INSERT INTO moment (id, author, type, text, visibility, created)
            SELECT n, mod(n, \(people)), 'PHOTOS',
                'A walk by the river before breakfast, and nobody there but two herons and a fisherman who said hello. ' || n,
                'FRIENDS', 1600000000000 + n * 1000
            FROM generate_series(1, \(last)) AS n;
        INSERT INTO photo (id, owner, hash, width, height, alt_text, moment, place, unused_since)
            SELECT \(people) + n, mod(n, \(people)), 'photo-' || n, 1600, 1200, 'A photo of something', n, 0, 0
            FROM generate_series(1, \(last)) AS n;
        """
    }

    /// Five likes and two comments of friends.
    private var insertParticipation: String {
        """
        INSERT INTO moment_like (moment, person, created)
            SELECT n, mod(n + step * 61, \(people)), 1600000000000 + n * 1000
            FROM generate_series(1, \(last)) AS n, generate_series(1, 5) AS step ORDER BY 1, 2;
        INSERT INTO comment (id, moment, author, text, created)
            SELECT 2 * n + step, n, mod(n + step * 122, \(people)), 'What a day, I wish I had been there. ' || n, 1600000000000 + n * 1000
            FROM generate_series(1, \(last)) AS n, generate_series(0, 1) AS step;
        """
    }

    private var insertTimelines: String {
        """
        INSERT INTO timeline (owner, moment)
            SELECT owner, id FROM (
                SELECT friendship.friend AS owner, moment.id FROM moment JOIN friendship ON friendship.person = moment.author
                WHERE moment.id > \(last - people * 3 / 2)
                UNION ALL SELECT author, id FROM moment WHERE id > \(last - people * 3 / 2)
            ) AS row ORDER BY 1, 2;
        """
    }

    private var setSequences: String {
        """
        UPDATE id_sequence SET last = \(people) WHERE name = 'person';
        UPDATE id_sequence SET last = \(last) WHERE name = 'moment';
        UPDATE id_sequence SET last = \(people + last) WHERE name = 'photo';
        SELECT setval('comment_number', \(2 * last + 1));
        """
    }
}
