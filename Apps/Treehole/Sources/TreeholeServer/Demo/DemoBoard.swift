import Foundation
import ServerKit
import TreeholeModel

/// A board with invented posts, to try the app.
public struct DemoBoard: Sendable {
    /// The codes of a demo, which can be used again and again.
    public struct Codes: Codable, Sendable {
        public var member: String
        public var moderator: String
    }

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

    /// The codes, the same in all processes.
    public var codes: Codes {
        let keys = service.store.keys
        return Codes(member: keys.demoCode(of: 1), moderator: keys.demoCode(of: 2))
    }

    /// Fills an empty board. Only one process may call this.
    ///
    /// - Throws: `ServiceError`, or the error of the file with the posts.
    public func open() async throws {
        let store = service.store
        if try await !store.hasMembers() { try await fill() }
        for (member, code) in [(1, codes.member), (2, codes.moderator)] as [(Int64, String)] {
            try await store.addCode(code, member: member, isReusable: true, lifetime: .seconds(10 * 365 * 86_400))
        }
    }

    static func posts() throws -> [DemoPost] {
        try JSONDecoder().decode([DemoPost].self, from: BoardResource.data("Demo.json"))
    }

    private func fill() async throws {
        let store = service.store
        var people: [Viewer] = []
        for isModerator in (0..<9).map({ $0 == 1 }) {
            let member = try await store.addMember(isModerator: isModerator)
            people.append(Viewer(member: member, signIn: 0, isModerator: isModerator))
        }
        for (index, post) in try Self.posts().enumerated() {
            let author = people[(index * 5 + (index % 7 == 0 ? 0 : 2)) % people.count]
            var new = BoardStore.CheckedPost(text: post.text, tag: post.tag)
            new.choices = post.choices ?? []
            new.isSensitive = post.isSensitive ?? false
            let id = try await store.publish(new, by: author).id
            for (number, comment) in post.comments.enumerated() {
                let writer = comment.isAuthor == true ? author : people[(index + number * 3 + 3) % people.count]
                _ = try await store.addComment(comment.text, to: id, quoting: comment.quotes, by: writer)
            }
            for (number, person) in people.enumerated() {
                if !new.choices.isEmpty, number != 0 {
                    _ = try await store.vote((number * number + index) % new.choices.count, on: id, by: person)
                }
                if (index + number) % 4 == 0 { _ = try await store.setStar(true, on: id, by: person) }
            }
        }
        try await store.report(4, floor: 2, .insult, note: "This is not how we talk here.", by: people[3])
        try await spreadDates()
    }

    /// Moves the dates into the past: a post every five hours, comments a few minutes apart.
    private func spreadDates() async throws {
        try await service.store.write { board in
            try board.run("UPDATE post SET created = :now - ((SELECT max(id) FROM post) - id) * 17731000 - 240000")
            try board.run(
                """
                UPDATE comment SET created = (SELECT created FROM post WHERE id = comment.post)
                    + comment.floor * (SELECT min(420000, (:now - created) / 8) FROM post WHERE id = comment.post)
                """
            )
            let last = "SELECT max(created) FROM comment WHERE post = post.id"
            try board.run("UPDATE post SET last_reply = coalesce((\(last)), created)")
        }
    }
}
