import Foundation
import ServerKit
public import TreeholeModel

/// A board with invented posts, to try the app.
public struct DemoBoard: Sendable {
    /// A post of `Demo.json`, which has the oldest first.
    struct DemoPost: Decodable {
        struct Reply: Decodable {
            var text: String
            var isAuthor: Bool?
            var quotes: Int?
        }

        var text: String
        var tag: String?
        var choices: [String]?
        var isSensitive: Bool?
        var comments: [Reply]
    }

    private let service: TreeholeService

    public init(_ service: TreeholeService) { self.service = service }

    /// The codes of the first two members, which can be used again and again, the same in all processes.
    public var codes: [DemoCode] {
        let keys = service.store.keys
        return [
            DemoCode(title: "As a member", code: keys.demoCode(of: 1)),
            DemoCode(title: "As a moderator", code: keys.demoCode(of: 2)),
        ]
    }

    /// Fills an empty board. Only one process may call this.
    ///
    /// - Throws: `ServiceError`, or the error of the file with the posts.
    public func open() async throws {
        let (posts, codes) = (try Self.posts(), codes)
        try await service.store.write { board in
            if try !board.hasMembers() { try board.fill(with: posts) }
            for (index, demo) in codes.enumerated() {
                let member = Int64(index + 1)
                try board.addCode(demo.code, member: member, isReusable: true, lifetime: .seconds(10 * 365 * 86_400))
            }
        }
    }

    static func posts() throws -> [DemoPost] {
        try JSONDecoder().decode([DemoPost].self, from: BoardResource.data("Demo.json"))
    }
}

extension BoardTransaction {
    fileprivate func fill(with posts: [DemoBoard.DemoPost]) throws {
        let people = try (0..<9).map { number in
            let viewer = Viewer(member: try addMember(isModerator: number == 1), signIn: 0, isModerator: number == 1)
            return BoardTransaction(db: db, viewer: viewer, keys: keys, now: now)
        }
        for (index, post) in posts.enumerated() {
            let author = people[(index * 5 + (index % 7 == 0 ? 0 : 2)) % people.count]
            var new = NewPost(text: post.text)
            (new.tag, new.choices, new.isSensitive) = (post.tag, post.choices ?? [], post.isSensitive ?? false)
            let id = try author.publish(new).id
            for (number, comment) in post.comments.enumerated() {
                let writer = comment.isAuthor == true ? author : people[(index + number * 3 + 3) % people.count]
                _ = try writer.addComment(comment.text, to: id, quoting: comment.quotes)
            }
            for (number, person) in people.enumerated() {
                if !new.choices.isEmpty, number != 0 {
                    _ = try person.vote((number * number + index) % new.choices.count, on: id)
                }
                if (index + number) % 4 == 0 { _ = try person.setStar(true, on: id) }
            }
        }
        try people[3].report(4, floor: 2, .insult, note: "This is not how we talk here.")
        try spreadDates()
    }

    /// Moves the dates into the past: a post every five hours, comments a few minutes apart.
    private func spreadDates() throws {
        try run("UPDATE post SET created = :now - ((SELECT max(id) FROM post) - id) * 17731000 - 240000")
        try run(
            """
            UPDATE comment SET created = (SELECT created FROM post WHERE id = comment.post)
                + comment.floor * (SELECT min(420000, (:now - created) / 8) FROM post WHERE id = comment.post)
            """
        )
        let last = "SELECT max(created) FROM comment WHERE post = post.id"
        try run("UPDATE post SET last_reply = coalesce((\(last)), created)")
    }
}
