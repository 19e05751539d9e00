import Foundation
import Synchronization
import Testing

@testable import OrielServer

@Suite struct TicketTests {
    private let ours = ["Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "cors"]

    /// A page that answers commands by what a browser would do.
    private func services(_ server: TestServer) async throws -> SessionServices {
        _ = try await server.get("/")
        return try #require(server.pages.last).services
    }

    @Test func `a ticket sets its cookie once`() async throws {
        let options = try TestServer.options("--public-url", "https://app.example")
        try await TestServer.run(options: options) { server async throws in
            let cookie = try SessionCookie(name: "session", value: "abc", lifetime: .seconds(60))
            let path = try await services(server).ticketPath(for: cookie)

            let answer = try await server.get(path, ours)

            #expect(answer.status == 204)
            let parts = Set((answer.headers["set-cookie"] ?? "").components(separatedBy: "; "))
            #expect(parts == ["session=abc", "Max-Age=60", "Path=/", "Secure", "HttpOnly", "SameSite=Lax"])
            #expect(try await server.get(path, ours).status == 404)
        }
    }

    @Test(
        arguments: [
            [:], ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "navigate"],
            ["Origin": "http://evil.example"], ["Sec-Fetch-Site": "same-origin", "Host": "evil.example"],
        ] as [[String: String]]
    )
    func `a foreign page cannot sign anybody in`(headers: [String: String]) async throws {
        try await TestServer.run { server async throws in
            let path = try await services(server).ticketPath(for: try SessionCookie(name: "s", value: "v"))

            let answer = try await server.get(path, headers)

            #expect(answer.status == 403 && answer.headers["set-cookie"] == nil)
            #expect(try await server.get(path, ours).status == 204)
        }
    }

    @Test(arguments: [("a b", "v"), ("n", "a;b"), ("n", "a\r\nb"), ("", "v"), ("n", "é")])
    func `what would break the header is no cookie`(name: String, value: String) {
        #expect(throws: InvalidCookie.self) { try SessionCookie(name: name, value: value) }
    }

    @Test func `tickets are forgotten in time`() throws {
        let office = TicketOffice()
        let start = ContinuousClock.now
        let path = office.path(setting: try SessionCookie(name: "s", value: "v"), now: start)

        #expect(office.redeemCookie(String(path.dropFirst("/oriel/session/".count)), now: start + .seconds(61)) == nil)
    }

    // MARK: - Uploads

    private final class Received: Sendable {
        let files = Mutex<[UploadedFile]>([])
        let progress = Mutex<[UploadProgress]>([])
    }

    private func ticket(_ server: TestServer, bytes: Int = 1_000_000, received: Received) async throws -> String {
        try await services(server).openUpload(
            UploadPolicy(
                maximumFiles: 2,
                maximumBytesPerFile: bytes,
                progress: { progress in received.progress.withLock { $0.append(progress) } },
                receive: { file in received.files.withLock { $0.append(file) } }
            )
        ).path
    }

    @Test func `a file arrives whole, and goes with its last reference`() async throws {
        try await TestServer.run { server async throws in
            let received = Received()
            let path = try await ticket(server, received: received)
            let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
            let headers = ours.merging([
                "Content-Type": "image/jpeg", "X-File-Name": "..%2Fetc%2Fphoto%201.jpg",
                "Origin": "http://127.0.0.1:\(server.port)",
            ]) { $1 }

            #expect(try await server.request("POST", path, headers: headers, body: bytes).status == 201)

            let url = try received.files.withLock { files in
                let file = try #require(files.first)
                #expect(file.name == "photo 1.jpg" && file.contentType == "image/jpeg" && file.size == 300_000)
                #expect(try Data(contentsOf: file.url) == Data(bytes))
                return file.url
            }
            let last = received.progress.withLock { $0.last }
            #expect(last == UploadProgress(name: "photo 1.jpg", receivedBytes: 300_000, totalBytes: 300_000))
            received.files.withLock { $0 = [] }
            #expect(!FileManager.default.fileExists(atPath: url.path))
        }
    }

    @Test func `a file that is too large is refused before it is read`() async throws {
        try await TestServer.run { server async throws in
            let received = Received()
            let path = try await ticket(server, bytes: 1000, received: received)

            let answer = try await server.request("POST", path, headers: ours, body: Array(repeating: 1, count: 1001))

            #expect(answer.status == 413)
            #expect(received.files.withLock { $0.isEmpty })
        }
    }

    @Test func `a file that says nothing of its length is cut at the limit`() async throws {
        try await TestServer.run { server async throws in
            let received = Received()
            let path = try await ticket(server, bytes: 1000, received: received)
            let connection = try await RawConnection.open(port: server.port)
            let headers = ours.map { "\($0.key): \($0.value)\r\n" }.joined()
            connection.send("POST \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\(headers)\r\n")
            for _ in 0..<3 { connection.send("200\r\n" + String(repeating: "x", count: 512) + "\r\n") }

            let answer = try await connection.take("an answer") { RawResponse.take(from: &$0, hasBody: true) }

            #expect(answer.status == 413)
            #expect(received.files.withLock { $0.isEmpty })
        }
    }

    @Test func `a file that breaks off is thrown away`() async throws {
        try await TestServer.run { server async throws in
            let received = Received()
            let path = try await ticket(server, received: received)
            let connection = try await RawConnection.open(port: server.port)
            let headers = ours.map { "\($0.key): \($0.value)\r\n" }.joined()
            connection.send("POST \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\(headers)\r\nabc")
            try await waitUntil("the first bytes are there") { received.progress.withLock { $0.count >= 2 } }
            connection.close()

            // Whatever comes after has seen the end of the first.
            _ = try await server.request("POST", path, headers: ours, body: [1, 2, 3])
            try await waitUntil("the second file is there") { received.files.withLock { !$0.isEmpty } }
            #expect(received.files.withLock { $0.map(\.size) } == [3])
        }
    }

    @Test func `a ticket takes as many files as it says, from our pages`() async throws {
        try await TestServer.run { server async throws in
            let path = try await ticket(server, received: Received())

            #expect(
                try await server.request("POST", path, headers: ["Origin": "http://evil.example"], body: [1]).status
                    == 403
            )
            for status in [201, 201, 404] {
                #expect(try await server.request("POST", path, headers: ours, body: [1]).status == status)
            }
            #expect(try await server.request("POST", "/oriel/upload/x", headers: ours, body: [1]).status == 404)
        }
    }
}
