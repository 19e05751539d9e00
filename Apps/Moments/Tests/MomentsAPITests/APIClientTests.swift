import Foundation
import MomentsAPI
import MomentsModel
import MomentsTesting
import Synchronization
import Testing

@Suite struct APIClientTests {
    private func error(of answer: APIAnswer) async -> APIError? {
        let api = APIClient(transport: StubTransport { _ in answer })
        return await #expect(throws: APIError.self) { try await api.perform(GetUnreadCountOperation()) }
    }

    @Test func `a request has the document, its name and its variables`() async throws {
        let transport = StubTransport { _ in APIAnswer(body: Data(#"{"data":{"moment":null}}"#.utf8)) }

        let moment = try await APIClient(transport: transport).perform(GetMomentOperation(id: 17, withLikes: false))

        #expect(moment == nil)
        let request = try #require(transport.requests.first)
        let json = try #require(JSONSerialization.jsonObject(with: request) as? [String: Any])
        #expect(json["query"] as? String == GetMomentOperation.document)
        #expect(json["operationName"] as? String == "GetMoment")
        let variables = try #require(json["variables"] as? [String: Any])
        #expect(variables["id"] as? String == "17" && variables["withLikes"] as? Bool == false)
    }

    @Test(arguments: [400, 404, 500, 503])
    func `a status that is no success is told`(_ status: Int) async {
        #expect(await error(of: APIAnswer(status: status, body: Data("<html>".utf8))) == .networkError(status: status))
        #expect(await error(of: APIAnswer(status: status, body: Data())) == .networkError(status: status))
    }

    @Test func `a transport that cannot reach the server is told without a status`() async {
        struct NoRoute: Error {}
        let api = APIClient(transport: StubTransport { _ in throw NoRoute() })

        await #expect(throws: APIError.networkError(status: nil)) {
            try await api.perform(GetUnreadCountOperation())
        }
    }

    @Test(arguments: ["<html>", "[1]", #"{"data":{"viewer":{"unreadNotificationCount":"three"}}}"#, #"{"data":[]}"#])
    func `an answer that is none is invalid`(_ body: String) async {
        #expect(await error(of: APIAnswer(body: Data(body.utf8))) == .invalidJSON)
    }

    @Test(arguments: ["", "{}", #"{"data":null}"#, #"{"data":null,"errors":[]}"#])
    func `an answer without data says so`(_ body: String) async {
        #expect(await error(of: APIAnswer(body: Data(body.utf8))) == .noData)
    }

    @Test(arguments: [0, 30, 90 * 86_400])
    func `a refusal has its code, message, reason and time to wait`(_ seconds: Int) async {
        let body = """
            {"data":null,"errors":[{"message":"Too fast.","path":["setLike"],
             "extensions":{"code":"RATE_LIMITED","reason":"LIKES","retryAfter":\(seconds)}}]}
            """

        let wait = Duration.seconds(seconds)
        let expected = APIRefusal(code: .rateLimited, message: "Too fast.", reason: "LIKES", retryAfter: wait)
        #expect(await error(of: APIAnswer(status: 429, body: Data(body.utf8))) == .refused(expected))
    }

    @Test(arguments: [#""#, #","extensions":null"#, #","extensions":{}"#, #","extensions":{"retryAfter":1e300}"#])
    func `a refusal may say little`(_ extensions: String) async {
        let body = Data("{\"errors\":[{\"message\":\"No.\"\(extensions)}]}".utf8)

        #expect(await error(of: APIAnswer(body: body)) == .refused(APIRefusal(code: nil, message: "No.")))
    }

    @Test func `errors count more than the data beside them`() async {
        let body = #"{"data":{"viewer":{"unreadNotificationCount":1}},"errors":[{"message":"No."}]}"#

        #expect(await error(of: APIAnswer(body: Data(body.utf8))) == .refused(APIRefusal(code: nil, message: "No.")))
    }

    @Test func `an error counts where the data beside it lacks fields`() async {
        let body = #"{"data":{"viewer":{}},"errors":[{"message":"No."}]}"#

        #expect(await error(of: APIAnswer(body: Data(body.utf8))) == .refused(APIRefusal(code: nil, message: "No.")))
    }

    @Test func `somebody is told when one has to sign in first, but not when signing in fails`() async {
        let body = #"{"errors":[{"message":"No.","extensions":{"code":"UNAUTHENTICATED"}}]}"#
        let api = APIClient(transport: StubTransport { _ in APIAnswer(status: 401, body: Data(body.utf8)) })
        let count = Counter()
        api.setExpirationHandler { count.increment() }

        await #expect(throws: APIError.self) {
            try await api.perform(SignInOperation(handle: "ada", password: "x"))
        }
        #expect(count.value == 0)

        await #expect(throws: APIError.self) { try await api.perform(GetUnreadCountOperation()) }
        #expect(count.value == 1)
    }

    @Test func `a missing viewer means that nobody is signed in`() async {
        let api = APIClient(transport: StubTransport { _ in APIAnswer(body: Data(#"{"data":{"viewer":null}}"#.utf8)) })
        let count = Counter()
        api.setExpirationHandler { count.increment() }

        let error = await #expect(throws: APIError.self) { try await api.perform(GetUnreadCountOperation()) }

        #expect(error?.isUnauthenticated == true)
        #expect(count.value == 1)
    }

    @Test func `a lost stream ends with an error, and no stream is told as such`() async throws {
        struct Lost: Error {}
        let transport = StubTransport { _ in APIAnswer(body: Data()) }
        let api = APIClient(transport: transport)
        #expect(api.events(ChangesOperation()) == nil)

        transport.onSubscribe = { _ in
            AsyncThrowingStream { continuation in
                continuation.yield(Data(#"{"data":{"changes":{"kind":"FRIENDS","momentID":null}}}"#.utf8))
                continuation.finish(throwing: Lost())
            }
        }

        var changes: [LiveChange] = []
        await #expect(throws: APIError.networkError(status: nil)) {
            for try await change in try #require(api.events(ChangesOperation())) { changes.append(change) }
        }
        #expect(changes == [LiveChange(.friends)])
    }

    @Test func `a reader who stops cancels the stream of the transport`() async throws {
        let transport = StubTransport { _ in APIAnswer(body: Data()) }
        let (ended, end) = AsyncStream.makeStream(of: Void.self)
        transport.onSubscribe = { _ in
            AsyncThrowingStream { continuation in
                continuation.yield(Data(#"{"data":{"changes":{"kind":"FRIENDS","momentID":null}}}"#.utf8))
                continuation.onTermination = { _ in end.finish() }
            }
        }

        func readOne() async throws {
            for try await _ in try #require(APIClient(transport: transport).events(ChangesOperation())) { return }
        }
        try await readOne()

        for await _ in ended {}
    }
}

private final class Counter: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }
    func increment() { count.withLock { $0 += 1 } }
}
