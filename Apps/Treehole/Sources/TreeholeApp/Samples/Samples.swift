import ListKit
import SwiftUI
import TreeholeAPI

/// A small board for previews: the `data` of a server's answers by operation, from `Samples.json`.
struct Samples: APITransport {
    private struct Request: Decodable { var operationName: String }

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
        return APIAnswer(body: try Self.answer(to: name))
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
    static var sample: Session {
        let session = Session(AppServices(TreeholeHost(transport: Samples(), member: .signedIn(.sample))))
        session.posts.keep(Post.samples)
        return session
    }
}

/// A view in light and in dark mode, with what it expects in the environment.
struct SamplePage<Content: View>: View {
    @StateObject private var session = Session.sample
    @StateObject private var appModel = AppModel(signInState: .signedIn(.sample))
    @StateObject private var router = TreeholeRouter()
    @ViewBuilder let content: (Session) -> Content

    var body: some View {
        ForEach([ColorScheme.light, .dark], id: \.self) { scheme in
            NavigationStack { content(session) }
                .environment(\.colorScheme, scheme)
        }
        .environmentObject(appModel)
        .environmentObject(router)
        .boardColors()
    }
}
