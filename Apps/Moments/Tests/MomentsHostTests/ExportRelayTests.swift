import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Testing

@testable import moments

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite struct ExportRelayTests {
    /// Runs a relay to a server that sends the token back in its ZIP, and refuses visitors.
    private func withRelay(_ body: (URL) async throws -> Void) async throws {
        let server = Router()
        server.get("/export") { request, _ in
            guard let token = request.headers[.authorization] else {
                return Response(status: .tooManyRequests, headers: [HTTPField.Name("Retry-After")!: "7"])
            }
            let headers: HTTPFields = [.contentType: "application/zip", .contentDisposition: "attachment"]
            let body = ResponseBody { writer in
                for _ in 0..<3 { try await writer.write(ByteBuffer(string: token)) }
                try await writer.finish(nil)
            }
            return Response(status: .ok, headers: headers, body: body)
        }
        try await withServer(server) { address in
            let relay = Router()
            ExportRelay(address).add(to: relay)
            try await withServer(relay, body)
        }
    }

    private func get(_ base: URL, _ headers: [String: String]) async throws -> (body: Data, response: HTTPURLResponse) {
        var request = URLRequest(url: base.appending(path: "export"))
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        return try await RemoteServer.shared.send(request, limit: 10_000)
    }

    @Test func `a download is passed on, with the token of the cookie`() async throws {
        try await withRelay { base in
            let (body, response) = try await get(base, ["Cookie": "moments_session=me"])

            #expect(response.statusCode == 200)
            #expect(String(decoding: body, as: UTF8.self) == "Bearer meBearer meBearer me")
            #expect(response.value(forHTTPHeaderField: "Content-Type") == "application/zip")
            #expect(response.value(forHTTPHeaderField: "Content-Disposition") == "attachment")
        }
    }

    @Test func `a refusal is passed on`() async throws {
        try await withRelay { base in
            let (_, response) = try await get(base, [:])

            #expect(response.statusCode == 429 && response.value(forHTTPHeaderField: "Retry-After") == "7")
        }
    }

    @Test(arguments: [("same-origin", 200), ("none", 200), ("same-site", 403), ("cross-site", 403)])
    func `a page of another site downloads nothing`(site: String, status: Int) async throws {
        try await withRelay { base in
            let (_, response) = try await get(base, ["Cookie": "moments_session=me", "Sec-Fetch-Site": site])

            #expect(response.statusCode == status)
        }
    }

    @Test func `a server that cannot be reached is said`() async throws {
        let relay = Router()
        ExportRelay(try #require(URL(string: "http://127.0.0.1:1"))).add(to: relay)

        try await withServer(relay) { base in
            let (_, response) = try await get(base, ["Cookie": "moments_session=me"])

            #expect(response.statusCode == 502)
        }
    }
}
