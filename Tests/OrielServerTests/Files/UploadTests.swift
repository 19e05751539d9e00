import ArgumentParser
import Foundation
import OrielCore
import OrielUniformTypeIdentifiers
import Synchronization
import Testing

@testable import OrielServer

/// Tests of uploads from browsers.
@Suite struct UploadTests {
    /// A page whose client performs a test's action for each upload.
    private struct Uploader {
        let server: TestServer
        let page: FakePage
        let socket: SocketClient
        let session: String
        let steps = Steps()

        /// The byte counts reported as progress.
        final class Steps: Sendable {
            let bytes = Mutex<[Int]>([])
            var last: Int? { bytes.withLock { $0.last } }
        }

        init(_ server: TestServer) async throws {
            self.server = server
            socket = try await server.connect()
            session = try await socket.welcome().session
            page = try #require(server.pages.last)
        }

        /// The headers that our client sends.
        var headers: [String: String] {
            [
                "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "cors", "X-Session": session,
                "Content-Type": "image/png", "X-File-Name": "photo%201.png",
            ]
        }

        func file(_ name: String = "photo 1.png", type: String = "image/png", size: Int = 3) -> ChosenFile {
            ChosenFile(id: 0, name: name, mediaType: type, size: size)
        }

        /// Fetches a file and runs `client` with the path of the upload.
        func fetch(
            _ file: ChosenFile? = nil,
            kinds: [UTType] = [],
            client: @escaping @Sendable (_ path: String) async throws -> String?
        ) async throws -> FetchedFile {
            page.contents.withLock { contents in
                contents.client = { command, argument in
                    guard command == "upload", let path = Self.path(argument) else { return nil }
                    do {
                        return try await client(path)
                    } catch {
                        Issue.record(error)
                        return nil
                    }
                }
            }
            let steps = steps
            return try await page.services.fetch(file ?? self.file(), kinds: FileKinds(kinds)) { bytes in
                steps.bytes.withLock { $0.append(bytes) }
            }
        }

        /// Sends bytes as our client does, and replies with the response's status.
        func send(_ bytes: [UInt8], changing changes: [String: String?] = [:])
            -> @Sendable (String) async throws -> String?
        {
            var headers = headers
            for (name, value) in changes { headers[name] = value }
            return { [server, headers] path in
                let answer = try await server.request("POST", path, headers: headers, body: bytes)
                return "\(answer.status)"
            }
        }

        static func path(_ argument: String) -> String? {
            struct Argument: Decodable { var url: String }
            return try? JSONDecoder().decode(Argument.self, from: Data(argument.utf8)).url
        }
    }

    private func run(
        _ arguments: String...,
        body: @escaping @Sendable (TestServer, Uploader) async throws -> Void
    ) async throws {
        let options = try HostEnvironment.$replacement.withValue([:]) {
            try ServerOptions.parse(["--port", "0", "--log-level", "critical"] + arguments)
        }
        try await TestServer.run(options: options) { server async throws in
            try await body(server, Uploader(server))
        }
    }

    @Test func `a file arrives whole under its name, tells how far it is, and goes with its last reference`()
        async throws
    {
        try await run { server, uploader async throws in
            let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
            let url: URL
            do {
                let file = try await uploader.fetch(client: uploader.send(bytes))

                url = file.url
                #expect(url.lastPathComponent == "photo 1.png" && file.size == 300_000)
                #expect(try Data(contentsOf: url) == Data(bytes))
                let mode = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? NSNumber
                #expect(mode?.intValue == 0o600)
                #expect(uploader.steps.last == 300_000)
                #expect(server.metric("oriel_uploads_total") == 1)
            }
            #expect(!FileManager.default.fileExists(atPath: url.deletingLastPathComponent().path))
        }
    }

    @Test func `a file that is kept goes with its session`() async throws {
        var limits = SessionLimits()
        limits.resumeTimeout = .milliseconds(50)
        try await TestServer.run(sessionLimits: limits) { server async throws in
            let uploader = try await Uploader(server)
            let url: URL
            do {
                let file = try await uploader.fetch(client: uploader.send([1, 2, 3]))
                uploader.page.services.keep(file)
                url = file.url
            }
            #expect(FileManager.default.fileExists(atPath: url.path))

            uploader.socket.close()

            try await waitUntil("the file is deleted") { !FileManager.default.fileExists(atPath: url.path) }
        }
    }

    @Test func `a file given to an ended session is not kept`() async throws {
        try await run { _, uploader async throws in
            let file = try await uploader.fetch(client: uploader.send([1, 2, 3]))
            uploader.page.services.end()
            let url = file.url

            uploader.page.services.keep(consume file)

            #expect(!FileManager.default.fileExists(atPath: url.path))
        }
    }

    // MARK: - Limits

    @Test func `a file announced as too large is not requested`() async throws {
        try await run("--max-upload-size", "1000") { _, uploader async throws in
            let error = await #expect(throws: FileTransferError.self) {
                _ = try await uploader.fetch(uploader.file(size: 1001)) { _ in
                    Issue.record("the client was asked for the file")
                    return nil
                }
            }
            #expect(error?.code == .tooLarge && error?.limit == 1000)
        }
    }

    @Test func `a file larger than announced is refused before it is read`() async throws {
        try await run("--max-upload-size", "1000") { server, uploader async throws in
            let bytes = [UInt8](repeating: 1, count: 1001)

            let error = await #expect(throws: FileTransferError.self) {
                _ = try await uploader.fetch(client: uploader.send(bytes))
            }

            #expect(error?.code == .tooLarge)
            #expect(server.metric("oriel_refused_total{reason=\"upload_size\"}") == 1)
        }
    }

    @Test func `a file that says nothing of its length is cut at the limit`() async throws {
        try await run("--max-upload-size", "1000") { server, uploader async throws in
            let headers = uploader.headers.map { "\($0.key): \($0.value)\r\n" }.joined()

            let error = await #expect(throws: FileTransferError.self) {
                _ = try await uploader.fetch { path async throws -> String? in
                    let connection = try await RawConnection.open(port: server.port)
                    connection.send(
                        "POST \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\(headers)\r\n"
                    )
                    for _ in 0..<3 { connection.send("200\r\n" + String(repeating: "x", count: 512) + "\r\n") }
                    let answer = try await connection.take("an answer") { RawResponse.take(from: &$0, hasBody: true) }
                    return "\(answer.status)"
                }
            }

            #expect(error?.code == .tooLarge)
        }
    }

    @Test func `the files of a session share a size limit and free it`() async throws {
        try await run("--max-upload-total", "1000") { _, uploader async throws in
            let first = try await uploader.fetch(client: uploader.send(Array(repeating: 1, count: 600)))

            let error = await #expect(throws: FileTransferError.self) {
                _ = try await uploader.fetch(client: uploader.send(Array(repeating: 2, count: 600)))
            }
            #expect(error?.code == .noRoom && error?.limit == 1000)

            _ = consume first
            let second = try await uploader.fetch(client: uploader.send(Array(repeating: 2, count: 600)))
            #expect(second.size == 600)
        }
    }

    // MARK: - Wrong content

    @Test func `a file of another type is not even asked for`() async throws {
        try await run { _, uploader async throws in
            let error = await #expect(throws: FileTransferError.self) {
                _ = try await uploader.fetch(uploader.file("evil.html"), kinds: [.image]) { _ in
                    Issue.record("the client was asked for the file")
                    return nil
                }
            }
            #expect(error?.code == .wrongType)
        }
    }

    @Test(arguments: [["X-File-Name": "evil.html"], ["X-File-Name": "evil", "Content-Type": "text/html"]])
    func `a file that turns out to be of another type is refused`(changes: [String: String]) async throws {
        try await run { server, uploader async throws in
            let error = await #expect(throws: FileTransferError.self) {
                _ = try await uploader.fetch(kinds: [.image], client: uploader.send([1], changing: changes))
            }

            #expect(error?.code == .wrongType)
            #expect(server.metric("oriel_refused_total{reason=\"upload_type\"}") == 1)
        }
    }

    @Test(arguments: [
        "..%2F..%2Fetc%2Fpasswd", "..", "%2F", "a%00b.png", "..%5C..%5Cpasswd", String(repeating: "%C3%A9", count: 400),
    ])
    func `a name leads nowhere else`(name: String) async throws {
        try await run { _, uploader async throws in
            let file = try await uploader.fetch(client: uploader.send([1], changing: ["X-File-Name": name]))

            let folder = file.url.deletingLastPathComponent().deletingLastPathComponent()
            #expect(folder.lastPathComponent.hasPrefix("oriel-files-"))
            #expect(file.url.lastPathComponent.utf8.count <= 200)
            #expect(FileManager.default.fileExists(atPath: file.url.path))
        }
    }

    // MARK: - Interrupted uploads

    @Test func `a file that breaks off is thrown away`() async throws {
        try await run { server, uploader async throws in
            let headers = uploader.headers.map { "\($0.key): \($0.value)\r\n" }.joined()

            let error = await #expect(throws: FileTransferError.self) {
                _ = try await uploader.fetch { path async throws -> String? in
                    let connection = try await RawConnection.open(port: server.port)
                    connection.send(
                        "POST \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\(headers)\r\nabc"
                    )
                    try await waitUntil("the first bytes are there") { uploader.steps.last == 3 }
                    connection.close()
                    return "0"
                }
            }

            #expect(error?.code == .interrupted)
            try await waitUntil("the server has seen it") {
                server.metric("oriel_refused_total{reason=\"upload_broken\"}") == 1
            }
            #expect(server.metric("oriel_uploads_total") == nil || server.metric("oriel_uploads_total") == 0)
        }
    }

    @Test func `a stopped upload is cancelled, and a lost file is unavailable`() async throws {
        try await run { _, uploader async throws in
            await #expect(throws: CancellationError.self) { _ = try await uploader.fetch { _ in "-1" } }
            let error = await #expect(throws: FileTransferError.self) {
                _ = try await uploader.fetch { _ in #"{"error":"TypeError"}"# }
            }
            #expect(error?.code == .unavailable)
        }
    }

    @Test func `a client that only says it has sent a file has sent none`() async throws {
        try await run { _, uploader async throws in
            let error = await #expect(throws: FileTransferError.self) { _ = try await uploader.fetch { _ in "201" } }

            #expect(error?.code == .interrupted)
        }
    }

    // MARK: - Tickets

    @Test func `a ticket takes one file`() async throws {
        try await run { server, uploader async throws in
            let file = try await uploader.fetch { path async throws -> String? in
                for status in [201, 404] {
                    let answer = try await server.request("POST", path, headers: uploader.headers, body: [1, 2, 3])
                    #expect(answer.status == status)
                }
                return "201"
            }

            #expect(file.size == 3)
            #expect(server.metric("oriel_refused_total{reason=\"upload_ticket\"}") == 1)
        }
    }

    @Test func `a ticket is invalid when its request has ended`() async throws {
        try await run { server, uploader async throws in
            let path = Mutex("")
            _ = await #expect(throws: FileTransferError.self) {
                _ = try await uploader.fetch { given in
                    path.withLock { $0 = given }
                    return "0"
                }
            }

            let late = path.withLock { $0 }
            #expect(try await server.request("POST", late, headers: uploader.headers, body: [1]).status == 404)
        }
    }

    @Test func `another session's ticket is refused, and stays good for its own`() async throws {
        try await run { server, uploader async throws in
            let thief = try await server.connect()
            let stolen = try await thief.welcome().session

            let file = try await uploader.fetch { path async throws -> String? in
                for session in [stolen, "", "made up", String(stolen.dropLast())] {
                    let headers = uploader.headers.merging(["X-Session": session]) { $1 }
                    #expect(try await server.request("POST", path, headers: headers, body: [9]).status == 403)
                }
                return try await uploader.send([1, 2])(path)
            }

            #expect(try Data(contentsOf: file.url) == Data([1, 2]))
            #expect(server.metric("oriel_refused_total{reason=\"upload_session\"}") == 4)
        }
    }

    @Test(
        arguments: [
            ["Origin": "http://evil.example"], ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Site": "none"],
        ] as [[String: String]]
    )
    func `a foreign page cannot upload`(changes: [String: String]) async throws {
        try await run { server, uploader async throws in
            let error = await #expect(throws: FileTransferError.self) {
                _ = try await uploader.fetch(client: uploader.send([1], changing: changes))
            }

            #expect(error?.code == .interrupted)
            #expect(server.metric("oriel_refused_total{reason=\"upload_origin\"}") == 1)
        }
    }

    @Test func `a ticket is forgotten in time`() throws {
        let office = TicketOffice()
        let start = ContinuousClock.now
        let id = SessionID()
        let services = SessionServices(session: id, tickets: office, assets: AssetStore(), folder: TemporaryFolder())
        let policy = services.policy(kinds: FileKinds([]), progress: { _ in }, receive: { _ in })
        let ticket = office.openUpload(policy, now: start)

        #expect(throws: TicketOffice.Refusal.unknown) {
            try office.redeemUpload(ticket.text, by: id, now: start + .seconds(61))
        }
    }

    // MARK: - Choices

    @Test(arguments: [
        "null", "{}", "[1]", #"[{"id":-1,"name":"a","type":"","size":1}]"#,
        #"[{"id":0,"name":"a","type":"","size":-1}]"#,
        "[" + Array(repeating: #"{"id":0,"name":"a","type":"","size":1}"#, count: 101).joined(separator: ",") + "]",
        "x",
    ])
    func `a choice that is none is an error`(reply: String) async throws {
        try await run { _, uploader async throws in
            uploader.page.contents.withLock { $0.client = { _, _ in reply } }

            let error = await #expect(throws: FileTransferError.self) {
                _ = try await uploader.page.services.chooseFiles(FileKinds([]), limit: 100)
            }
            #expect(error?.code == .unavailable)
        }
    }

    @Test func `unwanted files are released`() async throws {
        try await run { _, uploader async throws in
            uploader.page.services.forget([uploader.file()])

            #expect(uploader.page.contents.withLock { $0.sent } == ["forget [0]"])
        }
    }
}
