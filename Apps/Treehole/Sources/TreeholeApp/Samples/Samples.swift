import ListKit
import SwiftUI
import TreeholeAPI

/// A small board for previews: the `data` of a server's answers by operation, from `Samples.json`.
struct Samples: APITransport {
    /// The state of the server.
    enum Server {
        case full
        /// Nobody has written anything.
        case empty
        case unreachable
    }

    private struct Request: Decodable { var operationName: String }

    /// The date of the newest post.
    static let now = Date(timeIntervalSince1970: 1_790_000_000)

    private static var noLists: [String: Any] {
        [
            "posts": ["posts": ["nodes": [], "pageInfo": ["hasNextPage": false]]], "reports": ["reports": []],
            "signIns": ["signIns": []], "trendingTags": ["trendingTags": []], "Thread": ["comments": []],
        ]
    }

    var server = Server.full

    static func answer(to operation: String) throws -> Data {
        let file = try Data(contentsOf: Bundle.module.bundleURL.appending(path: "Samples.json"))
        let answers = try JSONSerialization.jsonObject(with: file) as? [String: Any]
        return try JSONSerialization.data(withJSONObject: ["data": answers?[operation] ?? [:]])
    }

    static func result<R: APIRequest>(of request: R) -> R.Output {
        do {
            let body = try answer(to: request.operationName)
            let answer = try JSONCoding.decoder().decode([String: R.Response].self, from: body)
            return try request.output(of: answer["data"].unsafelyUnwrapped)
        } catch {
            preconditionFailure("Samples.json has no answer to \(request.operationName): \(error)")
        }
    }

    func execute(_ body: Data) async throws -> APIAnswer {
        let name = try JSONDecoder().decode(Request.self, from: body).operationName
        switch server {
        case .unreachable: throw APIError.networkError(status: nil)
        case .empty where Self.noLists[name] != nil:
            return APIAnswer(body: try JSONSerialization.data(withJSONObject: ["data": Self.noLists[name]]))
        case .empty, .full: return APIAnswer(body: try Self.answer(to: name))
        }
    }

    func subscribe(_ body: Data) -> AsyncThrowingStream<Data, any Error>? { nil }

    func authorize(with token: String?) {}
}

extension Post {
    static let samples = Samples.result(of: .posts(.newest)).items
}

extension Comment {
    static let samples = Samples.result(of: ThreadOperation(17))?.comments ?? []
}

extension Member {
    static let sample = Samples.result(of: .member) ?? Member()
}

extension Session {
    /// A session with the posts of the samples.
    static func sample(of server: Samples.Server) -> Session {
        let transport = Samples(server: server)
        let session = Session(AppServices(TreeholeHost(transport: transport, member: .signedIn(.sample))))
        session.posts.keep(Post.samples)
        return session
    }
}

extension PostDetailStore {
    /// The store of a post with a comment that is being written.
    static func sample(_ session: Session, text: String = "", quoting floor: Int? = nil) -> PostDetailStore {
        let store = PostDetailStore(17, session: session)
        store.text = text
        store.quotedFloor = floor
        return store
    }
}

/// A view in light and in dark mode, with what it expects in the environment.
struct SamplePage<Content: View>: View {
    @StateObject private var session: Session
    @StateObject private var appModel: AppModel
    @StateObject private var router = TreeholeRouter()
    private let content: (Session) -> Content

    /// - Parameter member: A moderator with blocked words by default.
    init(
        _ server: Samples.Server = .full,
        member: Member = .sample,
        @ViewBuilder content: @escaping (Session) -> Content
    ) {
        _session = StateObject(wrappedValue: .sample(of: server))
        _appModel = StateObject(wrappedValue: AppModel(signInState: .signedIn(member)))
        self.content = content
    }

    var body: some View {
        ForEach([ColorScheme.light, .dark], id: \.self) { scheme in
            NavigationStack { content(session) }
                .environment(\.colorScheme, scheme)
        }
        .environment(\.appClock, .fixed(Samples.now))
        .environmentObject(appModel)
        .environmentObject(router)
        .boardColors()
    }
}
