import Foundation
import GRDB
import MomentsModel
import MomentsServer

/// A database of the size that Moments is measured on, the same each time it is created.
///
/// A person's friends are at fixed distances in both directions, so that each person has the same number, and friends of one
/// person are often friends of each other. Rows are inserted in key order, and indexes are created at the end: otherwise the 30
/// million timeline rows take minutes.
struct LargeStore {
    static let people = 10_000
    static let friends = 150
    static let moments = 200_000
    static let likes = 1_000_000
    static let comments = 400_000

    /// The distance between the IDs of friends.
    private static let distance = 61

    /// Returns a person's friends in the initial state.
    static func friends(of person: Int, among people: Int = people) -> [Int] {
        (1...friends / 2).flatMap { step in
            [1, -1].map { ((person + $0 * step * distance) % people + people) % people }
        }
    }

    /// Returns a person who is not a friend in the initial state.
    static func stranger(to person: Int) -> Int { (person + 1) % people }

    /// Returns the file. Creates it unless an earlier run has left it.
    static func file(at path: String) throws -> String {
        if FileManager.default.fileExists(atPath: path) {
            // That run may have been of an earlier version.
            try DatabaseMomentStore(path: path).close()
            return path
        }
        let unfinished = path + ".unfinished"
        for suffix in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: unfinished + suffix) {
            try FileManager.default.removeItem(atPath: unfinished + suffix)
        }
        try DatabaseMomentStore(path: unfinished).close()
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        let database = try DatabaseQueue(path: unfinished, configuration: configuration)
        try database.writeWithoutTransaction { db in
            // An interrupted file is discarded, so it needs no journal.
            try db.execute(sql: "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -200000")
            try db.inTransaction {
                try LargeStore(db: db).fill()
                return .commit
            }
            try db.execute(sql: "PRAGMA journal_mode = WAL")
        }
        try database.close()
        try FileManager.default.moveItem(atPath: unfinished, toPath: path)
        return path
    }

    private let db: Database

    private func fill() throws {
        let indexes = try Row.fetchAll(
            db,
            sql: """
                SELECT name, sql FROM sqlite_master
                WHERE type = 'index' AND sql IS NOT NULL AND name != 'moment_by_author'
                """
        )
        for index in indexes { try db.execute(sql: "DROP INDEX \(index["name"] as String)") }
        try insertPeople()
        try insertMoments()
        try insertParticipation()
        try insertTimelines()
        for index in indexes { try db.execute(sql: index["sql"]) }
    }

    private func insertPeople() throws {
        let person = try db.makeStatement(
            sql: """
                INSERT INTO person (id, handle, name, folded_name, password_hash, is_admin, created)
                VALUES (?, ?, ?, ?, 'hash', ?, ?)
                """
        )
        let photo = try db.makeStatement(
            sql: """
                INSERT INTO photo (id, owner, hash, width, height, alt_text, place, unused_since)
                VALUES (?, ?, ?, 640, 640, '', 0, 0)
                """
        )
        let friendship = try db.makeStatement(sql: "INSERT INTO friendship (person, friend, since) VALUES (?, ?, ?)")
        for id in 0..<Self.people {
            let name = id.isMultiple(of: 2) ? "Person \(id)" : "人物 \(id)"
            try person.execute(arguments: [id, "person_\(id)", name, name.lowercased(), id == 0, 1_600_000_000_000])
            try photo.execute(arguments: [id + 1, id, "avatar-\(id)"])
            for friend in Self.friends(of: id).sorted() {
                try friendship.execute(arguments: [id, friend, 1_600_000_000_000])
            }
        }
        try db.execute(sql: "UPDATE person SET avatar = id + 1")
    }

    private func author(of moment: Int) -> Int { moment * 7919 % Self.people }

    private func date(of moment: Int) -> Int { 1_600_000_000_000 + moment * 600_000 }

    private func insertMoments() throws {
        let insert = try db.makeStatement(
            sql: """
                INSERT INTO moment (id, author, type, text, url, visibility, created)
                VALUES (?, ?, ?, ?, ?, 'FRIENDS', ?)
                """
        )
        let photo = try db.makeStatement(
            sql: """
                INSERT INTO photo (owner, hash, width, height, alt_text, moment, place, unused_since)
                VALUES (?, ?, 1600, 1200, 'A photo of something', ?, ?, 0)
                """
        )
        let texts = [
            "A walk by the river before breakfast, and nobody there but two herons and a fisherman who said hello.",
            "周末和家人去爬山，天气很好，山顶的风很大，我们在那里吃了午饭，看了很久的云。",
        ]
        for id in 1...Self.moments {
            let isLink = id.isMultiple(of: 10)
            try insert.execute(arguments: [
                id, author(of: id), isLink ? "URL" : "PHOTOS", "\(texts[id % 2]) \(id)",
                isLink ? "https://example.com/\(id)" : nil, date(of: id),
            ])
            for place in 0..<(isLink ? 0 : id % 4) {
                try photo.execute(arguments: [author(of: id), "photo-\(id)-\(place)", id, place])
            }
        }
    }

    /// Inserts likes and comments by friends of the author, and the author's notifications of them.
    private func insertParticipation() throws {
        let like = try db.makeStatement(sql: "INSERT INTO moment_like (moment, person, created) VALUES (?, ?, ?)")
        let comment = try db.makeStatement(
            sql: "INSERT INTO comment (id, moment, author, text, created) VALUES (?, ?, ?, ?, ?)"
        )
        let notification = try db.makeStatement(
            sql: """
                INSERT INTO notification (person, kind, actor, moment, comment, is_read, created)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """
        )
        var commentID = 0
        for moment in 1...Self.moments {
            let author = author(of: moment)
            let friends = Self.friends(of: author)
            let isRead = moment < Self.moments - 5000
            let likers = (0..<Self.likes / Self.moments).map { friends[(moment + $0 * 31) % friends.count] }
            for (index, liker) in likers.sorted().enumerated() {
                try like.execute(arguments: [moment, liker, date(of: moment) + index])
                try notification.execute(
                    arguments: [author, "LIKE", liker, moment, nil, isRead, date(of: moment) + index]
                )
            }
            for index in 0..<Self.comments / Self.moments {
                commentID += 1
                let writer = friends[(moment * 3 + index * 47) % friends.count]
                try comment.execute(
                    arguments: [
                        commentID, moment, writer, "What a day, I wish I had been there. \(commentID)",
                        date(of: moment),
                    ]
                )
                try notification.execute(
                    arguments: [author, "COMMENT", writer, moment, commentID, isRead, date(of: moment) + index]
                )
            }
        }
    }

    private func insertTimelines() throws {
        let insert = try db.makeStatement(
            sql: """
                INSERT INTO timeline (owner, moment)
                SELECT ?1, id FROM moment
                WHERE author = ?1 OR author IN (SELECT friend FROM friendship WHERE person = ?1)
                ORDER BY id
                """
        )
        for person in 0..<Self.people { try insert.execute(arguments: [person]) }
    }
}
