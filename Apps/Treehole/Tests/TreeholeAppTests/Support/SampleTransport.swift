import Foundation
import Synchronization
import TreeholeAPI

@testable import TreeholeApp
@testable import TreeholeModel

/// A transport with a small board in memory, which starts as the samples.
final class SampleTransport: APITransport {
    struct Board: Sendable {
        var posts = Post.samples
        var comments = Comment.samples
        var reports = Report.samples
        var member = Member.sample
        /// The GraphQL error codes of operations that are refused, by name.
        var refusals: [String: String] = [:]
        /// The names of the operations that were sent.
        var calls: [String] = []
        var listeners: [AsyncThrowingStream<Data, any Error>.Continuation] = []
    }

    /// The variables of all operations.
    struct Variables: Decodable {
        var id: Int?
        var postID: Int?
        var floor: Int?
        var text: String?
        var quotedFloor: Int?
        var isStarred: Bool?
        var choice: Int?
        var order: PostOrder?
        var search: PostSearch?
        var after: String?
        var settings: MemberSettings?
        var input: Input?
        var reportID: Int?
    }

    struct Input: Decodable {
        var text: String
        var tag: String?
        var choices: [String]
        var isSensitive: Bool
    }

    private struct Request: Decodable {
        var operationName: String
        var variables: Variables
    }

    let board = Mutex(Board())

    func execute(_ body: Data) async throws -> APIAnswer {
        let request = try JSONCoding.decoder().decode(Request.self, from: body)
        return try board.withLock { board in
            board.calls.append(request.operationName)
            if let code = board.refusals[request.operationName] {
                return APIAnswer(body: Data(#"{"errors":[{"message":"No.","extensions":{"code":"\#(code)"}}]}"#.utf8))
            }
            return APIAnswer(body: try board.answer(to: request.operationName, request.variables))
        }
    }

    func subscribe(_ body: Data) -> AsyncThrowingStream<Data, any Error>? {
        AsyncThrowingStream { continuation in board.withLock { $0.listeners.append(continuation) } }
    }

    func authorize(with token: String?) {}

    /// Tells all listeners of a change.
    func send(_ change: BoardChange) throws {
        let body = try SampleTransport.Board.data("boardChanges", change)
        for listener in board.withLock({ $0.listeners }) { listener.yield(body) }
    }
}

extension SampleTransport.Board {
    fileprivate static func data(_ field: String, _ value: some Encodable) throws -> Data {
        try JSONCoding.encoder().encode(["data": [field: value]])
    }

    fileprivate mutating func answer(to name: String, _ variables: SampleTransport.Variables) throws -> Data {
        let id = variables.id ?? variables.postID ?? 0
        let index = posts.firstIndex { $0.id == id }
        switch name {
        case "member": return try Self.data("member", member)
        case "signIn":
            let signIn = try JSONCoding.encoder().encode(["member": member])
            let text = String(decoding: signIn.dropFirst(), as: UTF8.self)
            return Data(#"{"data":{"signIn":{"token":"t",\#(text)}}"#.utf8)
        case "signOut": return try Self.data("signOut", true)
        case "signIns":
            return try Samples.answer(to: name)
        case "endSignIn": return try Self.data("endSignIn", id)
        case "createDeviceCode": return try Self.data("createDeviceCode", "DEVI-CE12-CODE")
        case "createInvitation": return try Self.data("createInvitation", "INVI-TE12-CODE")
        case "saveSettings":
            member.settings = variables.settings ?? member.settings
            return try Self.data("saveSettings", member)
        case "posts": return try Self.data("posts", page(variables))
        case "post": return try Self.data("post", index.map { posts[$0] })
        case "Thread":
            let post = try JSONCoding.encoder().encode(index.map { posts[$0] })
            let comments = try JSONCoding.encoder().encode(id == 17 ? comments : [])
            return Data(#"{"data":{"post":"#.utf8) + post + Data(#","comments":"#.utf8) + comments + Data("}}".utf8)
        case "trendingTags":
            return try Samples.answer(to: name)
        case "publishPost":
            let input = variables.input
            let id = (posts.map(\.id).max() ?? 0) + 1
            var new = Post(
                id: id,
                text: input?.text ?? "",
                createdDate: Post.sampleDate,
                lastReplyDate: Post.sampleDate
            )
            new.tag = input?.tag
            new.choices = (input?.choices ?? []).map { VoteChoice(text: $0) }
            new.isMine = true
            new.isSensitive = input?.isSensitive ?? false
            posts.insert(new, at: 0)
            return try Self.data("publishPost", new)
        case "deletePost":
            posts.removeAll { $0.id == id }
            return try Self.data("deletePost", id)
        case "setStar":
            if let index { posts[index] = posts[index].starred(variables.isStarred ?? true) }
            return try Self.data("setStar", index.map { posts[$0] })
        case "vote":
            if let index {
                posts[index].votedFor = variables.choice
                for place in posts[index].choices.indices {
                    posts[index].choices[place].count = place == variables.choice ? 3 : 1
                }
            }
            return try Self.data("vote", index.map { posts[$0] })
        case "addComment":
            let (floor, date) = (comments.count + 1, Post.sampleDate + 600)
            var new = Comment(floor: floor, place: 2, text: variables.text ?? "", createdDate: date)
            new.quotedFloor = variables.quotedFloor
            new.isMine = true
            comments.append(new)
            return try Self.data("addComment", new)
        case "deleteComment":
            let place = (variables.floor ?? 1) - 1
            comments[place].text = ""
            comments[place].isDeleted = true
            return try Self.data("deleteComment", comments[place])
        case "report": return try Self.data("report", true)
        case "reports": return try Self.data("reports", reports)
        case "decide":
            reports.removeAll { $0.id == variables.reportID }
            return try Self.data("decide", variables.reportID)
        default: preconditionFailure("The sample board has no answer to \(name).")
        }
    }

    private func page(_ variables: SampleTransport.Variables) -> Page<Post> {
        var found = posts
        if variables.order == .starred { found = found.filter(\.isStarred) }
        if variables.order == .mine { found = found.filter(\.isMine) }
        if let tag = variables.search?.tag { found = found.filter { $0.tag == tag } }
        if let text = variables.search?.text { found = found.filter { $0.text.localizedStandardContains(text) } }
        return Page(items: found)
    }
}

extension SampleTransport {
    /// Refuses an operation with a GraphQL error code; nil answers it again.
    func refuse(_ operation: String, _ code: String?) { board.withLock { $0.refusals[operation] = code } }

    func calls(of operation: String) -> Int { board.withLock { $0.calls.count { $0 == operation } } }
}

extension Post {
    static let sampleDate = Date(timeIntervalSince1970: 1_790_000_000)
}

extension Report {
    static let samples = Samples.result(of: .reports)
}

extension AppModel {
    static var sample: AppModel { AppModel(signInState: .signedIn(.sample)) }
}

extension AppServices {
    static var sample: AppServices {
        AppServices(TreeholeHost(transport: SampleTransport(), member: .signedIn(.sample)))
    }
}
