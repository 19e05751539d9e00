import Foundation
import Hummingbird
import MomentsAPI
import Testing

@testable import moments

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite struct RemoteServerTests {
    /// Runs a server while `body` talks to it.
    private func withServer(_ body: (URL) async throws -> Void) async throws {
        let router = Router()
        router.get("/echo") { request, _ in request.headers[.authorization] ?? "none" }
        router.get("/long") { _, _ in String(repeating: "x", count: 100_000) }
        router.get("/away") { _, _ in Response.redirect(to: "/echo") }
        router.get("/never") { _, _ -> String in
            try await Task.sleep(for: .seconds(600))
            return ""
        }
        router.post("/graphql") { request, _ in
            let body = try await request.body.collect(upTo: 1000)
            return "\(request.headers[.contentType] ?? "") \(String(buffer: body))"
        }
        try await MomentsHostTests.withServer(router) { address in
            try await body(address)
            // The server serves connections in their order. One of a cancelled request that it had not begun to serve when it
            // stops would end the process, by a check of swift-nio.
            _ = try await URLSession(configuration: .ephemeral).data(from: address)
        }
    }

    @Test func `a response has its body and its status`() async throws {
        try await withServer { base in
            var request = URLRequest(url: base.appendingPathComponent("echo"))
            request.setValue("Bearer me", forHTTPHeaderField: "Authorization")
            let (body, response) = try await RemoteServer.shared.send(request, limit: 9)

            #expect(String(decoding: body, as: UTF8.self) == "Bearer me" && response.statusCode == 200)
            let missing = URLRequest(url: base.appendingPathComponent("nothing"))
            let (_, answer) = try await RemoteServer.shared.send(missing, limit: 1000)
            #expect(answer.statusCode == 404)
        }
    }

    @Test func `a response that is too long is refused`() async throws {
        try await withServer { base in
            let request = URLRequest(url: base.appendingPathComponent("long"))

            let (body, _) = try await RemoteServer.shared.send(request, limit: 100_000)
            #expect(body.count == 100_000)
            await #expect(throws: RemoteServer.ResponseTooLong.self) {
                try await RemoteServer.shared.send(request, limit: 99_999)
            }
        }
    }

    @Test func `a redirect is not followed, because it would take the token along`() async throws {
        try await withServer { base in
            var request = URLRequest(url: base.appendingPathComponent("away"))
            request.setValue("Bearer me", forHTTPHeaderField: "Authorization")

            let (body, response) = try await RemoteServer.shared.send(request, limit: 1000)
            #expect(response.statusCode == 303 && body.isEmpty)
        }
    }

    @Test func `a server that does not answer in time is given up`() async throws {
        try await withServer { base in
            let request = URLRequest(url: base.appendingPathComponent("never"))

            let error = await #expect(throws: URLError.self) {
                try await RemoteServer(timeout: .seconds(1)).send(request, limit: 1000)
            }
            #expect(error?.code == .timedOut)
        }
    }

    @Test func `a request of a cancelled task throws`() async throws {
        try await withServer { base in
            let request = URLRequest(url: base.appendingPathComponent("never"))
            let task = Task { try await RemoteServer.shared.send(request, limit: 1000) }
            task.cancel()

            await #expect(throws: CancellationError.self) { try await task.value }
        }
    }

    @Test(.timeLimit(.minutes(5)))
    func `a request of a task that was cancelled before throws`() async throws {
        try await withServer { base in
            let request = URLRequest(url: base.appendingPathComponent("never"))

            for _ in 0..<100 {
                let task = Task {
                    withUnsafeCurrentTask { $0?.cancel() }
                    return try await RemoteServer.shared.send(request, limit: 1000)
                }
                await #expect(throws: CancellationError.self) { try await task.value }
            }
        }
    }

    @Test func `where no server listens, the API says so`() async throws {
        let transport = HTTPTransport(try #require(URL(string: "http://127.0.0.1:1")), token: nil)

        let error = await #expect(throws: APIError.self) { try await transport.execute(Data()) }
        #expect(error == .networkError(status: nil))
    }

    @Test func `a query is posted with its type`() async throws {
        try await withServer { base in
            let answer = try await HTTPTransport(base, token: "me").execute(Data("{}".utf8))

            #expect(String(decoding: answer.body, as: UTF8.self) == "application/json {}" && answer.status == 200)
        }
    }
}
