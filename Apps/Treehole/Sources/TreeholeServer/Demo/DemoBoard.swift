import Foundation
import TreeholeModel

/// A board with invented posts, to try the app.
public struct DemoBoard: Sendable {
    /// The codes of a demo, which can be used again and again.
    public struct Codes: Codable, Sendable {
        public var member: String
        public var moderator: String
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
    /// - Throws: `ServiceError`.
    public func open() async throws {
        let store = service.store
        if try await !store.hasMembers() { try await fill() }
        for (member, code) in [(1, codes.member), (2, codes.moderator)] as [(Int64, String)] {
            try await store.addCode(code, member: member, isReusable: true, lifetime: .seconds(10 * 365 * 86_400))
        }
    }

    private func fill() async throws {
        let store = service.store
        var people: [Viewer] = []
        for index in 0..<9 {
            let isModerator = index == 1
            let member = try await store.addMember(isModerator: isModerator)
            people.append(Viewer(member: member, signIn: 0, isModerator: isModerator))
        }
        for (index, post) in DemoPosts.all.enumerated() {
            let author = people[(index * 5 + (index % 7 == 0 ? 0 : 2)) % people.count]
            let new = BoardStore.NewPost(
                text: post.text,
                tag: post.tag,
                choices: post.choices,
                isSensitive: post.isSensitive
            )
            let id = Int64(try await store.publish(new, by: author).id)
            for (number, comment) in post.comments.enumerated() {
                let writer = comment.isAuthor ? author : people[(index + number * 3 + 3) % people.count]
                _ = try await store.addComment(comment.text, to: id, quoting: comment.quotes, by: writer)
            }
            for (number, person) in people.enumerated() {
                if !post.choices.isEmpty, number != 0 {
                    _ = try await store.vote((number * number + index) % post.choices.count, on: id, by: person)
                }
                if (index + number) % 4 == 0 { _ = try await store.setStar(true, on: id, by: person) }
            }
        }
        try await store.report(4, floor: 2, reason: .insult, note: "This is not how we talk here.", by: people[3])
        try await store.spreadDates()
    }
}
