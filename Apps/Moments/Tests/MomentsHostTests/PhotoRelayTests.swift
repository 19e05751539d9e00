import AsyncHTTPClient
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOPosix
import TestSupport
import Testing

@testable import moments

/// A host without data passes photos on while they come.
@Suite(.timeLimit(.minutes(2))) struct PhotoRelayTests {
    private static let path = "photos/abc/medium"

    /// Runs a relay to a server with one photo.
    private func withRelay(
        maximumBytes: Int = 1000,
        log: RecordedLog = RecordedLog(),
        patience: TimeAmount = .seconds(60),
        photo: @escaping @Sendable (Request) async throws -> Response,
        _ body: (String) async throws -> Void
    ) async throws {
        let server = Router()
        server.get("/photos/:hash/:size") { request, _ in try await photo(request) }
        server.head("/photos/:hash/:size") { request, _ in try await photo(request) }
        let client = PhotoRelay.makeClient(patience: patience)
        let outcome: Result<Void, any Error>
        do {
            try await withServer(server) { address in
                let router = Router()
                var relay = PhotoRelay(address, client: client, patience: patience)
                relay.maximumBytes = maximumBytes
                relay.add(to: router)
                try await withServer(router, logger: log.logger) { base in
                    try await body(base.appending(path: Self.path).absoluteString)
                }
            }
            outcome = .success(())
        } catch {
            outcome = .failure(error)
        }
        try await client.shutdown()
        try outcome.get()
    }

    private func get(_ address: String, _ headers: [String: String] = [:]) async throws -> HTTPClientResponse {
        var request = HTTPClientRequest(url: address)
        for (name, value) in headers { request.headers.add(name: name, value: value) }
        return try await HTTPClient.shared.execute(request, timeout: .seconds(60))
    }

    @Test func `the first part of a photo arrives while the other server still waits`() async throws {
        let (gate, opener) = AsyncStream<Void>.makeStream()
        try await withRelay { _ in
            Response(
                status: .ok,
                headers: [.contentType: "image/webp", .eTag: "\"abc\""],
                body: ResponseBody(contentLength: 10) { writer in
                    try await writer.write(ByteBuffer(string: "first"))
                    for await _ in gate {}
                    try await writer.write(ByteBuffer(string: "other"))
                    try await writer.finish(nil)
                }
            )
        } _: { address in
            let answer = try await get(address)
            var parts = answer.body.makeAsyncIterator()
            let first = try await parts.next()
            opener.finish()
            let other = try await parts.next()

            #expect(first.map { String(buffer: $0) } == "first" && other.map { String(buffer: $0) } == "other")
            #expect(answer.headers.first(name: "Content-Length") == "10")
            #expect(answer.headers.first(name: "ETag") == "\"abc\"")
            #expect(answer.headers.first(name: "Content-Type") == "image/webp")
        }
    }

    @Test func `a photo that breaks off, or is too long, ends the connection and is in the log`() async throws {
        struct Broken: Error {}
        for isTooLong in [false, true] {
            let log = RecordedLog()
            try await withRelay(log: log) { _ in
                let body = ResponseBody(contentLength: isTooLong ? nil : 10) { writer in
                    try await writer.write(ByteBuffer(repeating: 1, count: isTooLong ? 2000 : 5))
                    if !isTooLong { throw Broken() }
                    try await writer.finish(nil)
                }
                return Response(status: .ok, body: body)
            } _: { address in
                let answer = try await get(address)
                let id = try #require(answer.headers.first(name: "X-Request-ID"))

                await #expect(throws: (any Error).self) { _ = try await answer.body.collect(upTo: 4000) }
                #expect(log.lines.contains { $0.contains("A photo has ended early.") && $0.contains(id) })
                #expect(!isTooLong || log.lines.contains { $0.contains("more than 1000 bytes") })
            }
        }
    }

    @Test func `a photo that says that it is too long is refused, and logged once`() async throws {
        let log = RecordedLog()
        try await withRelay(log: log) { _ in
            Response(status: .ok, body: ResponseBody(byteBuffer: ByteBuffer(repeating: 1, count: 1001)))
        } _: { address in
            for _ in 0..<2 {
                let answer = try await get(address)
                #expect(answer.status == .badGateway)
                #expect(answer.headers.first(name: "Content-Length") != "1001")
            }
            #expect(log.lines.count { $0.contains("more than 1000 bytes") } == 1)
        }
    }

    @Test func `the download ends when the browser leaves`() async throws {
        let (ends, report) = AsyncStream<Int>.makeStream()
        try await withRelay(maximumBytes: 32 << 20) { _ in
            Response(
                status: .ok,
                body: ResponseBody { writer in
                    var count = 0
                    defer { report.yield(count) }
                    while true {
                        try await writer.write(ByteBuffer(repeating: 1, count: 10))
                        count += 10
                        await Task.yield()
                    }
                }
            )
        } _: { address in
            let browser = HTTPClient(eventLoopGroupProvider: .singleton)
            let answer = try await browser.execute(HTTPClientRequest(url: address), timeout: .seconds(60))
            for try await _ in answer.body { break }
            try await browser.shutdown()

            var iterator = ends.makeAsyncIterator()
            let count = try #require(await iterator.next())
            #expect(count < 32 << 20, "It ended because the photo was too long.")
        }
    }

    @Test func `a server that begins no answer is given up, and logged`() async throws {
        let log = RecordedLog()
        let (gate, opener) = AsyncStream<Void>.makeStream()
        try await withRelay(log: log, patience: .seconds(1)) { _ in
            for await _ in gate {}
            return Response(status: .ok)
        } _: { address in
            defer { opener.finish() }
            let answer = try await get(address)

            #expect(answer.status == .badGateway)
            #expect(log.lines.contains { $0.contains("cannot be fetched") })
        }
    }

    @Test func `a server that stands still amid a photo is given up, and logged`() async throws {
        let log = RecordedLog()
        let (gate, opener) = AsyncStream<Void>.makeStream()
        try await withRelay(log: log, patience: .seconds(1)) { _ in
            let body = ResponseBody(contentLength: 10) { writer in
                try await writer.write(ByteBuffer(string: "first"))
                for await _ in gate {}
                try await writer.finish(nil)
            }
            return Response(status: .ok, body: body)
        } _: { address in
            defer { opener.finish() }
            let answer = try await get(address)

            await #expect(throws: (any Error).self) { _ = try await answer.body.collect(upTo: 100) }
            #expect(log.lines.contains { $0.contains("A photo has ended early.") })
        }
    }

    @Test func `a browser that takes nothing stops the other server, and keeps no connection to it`() async throws {
        let log = RecordedLog()
        let (ends, report) = AsyncStream<Int>.makeStream()
        let part = ByteBuffer(repeating: 1, count: 64 << 10)
        try await withRelay(maximumBytes: .max, log: log, patience: .seconds(1)) { _ in
            let body = ResponseBody { writer in
                var count = 0
                defer { report.yield(count) }
                while count < 512 << 20 {
                    try await writer.write(part)
                    count += part.readableBytes
                    // On a busy machine, this task could write much before the loop of its connection says that it takes no more.
                    for loop in MultiThreadedEventLoopGroup.singleton.makeIterator() { try await loop.submit {}.get() }
                }
                try await writer.finish(nil)
            }
            return Response(status: .ok, body: body)
        } _: { address in
            let answer = try await get(address)

            // The body is not read. What fits into the buffers of four sockets is sent, and no more.
            var iterator = ends.makeAsyncIterator()
            let count = try #require(await iterator.next())
            #expect(count < 128 << 20)
            // When it reads again, it learns that the photo has ended.
            await #expect(throws: (any Error).self) { for try await _ in answer.body {} }
            #expect(log.lines.contains { $0.contains("A photo has ended early.") })
        }
    }

    @Test func `ranges, tags and heads pass, and the token of the cookie`() async throws {
        try await withRelay { request in
            guard request.headers[.authorization] == "Bearer me" else { return Response(status: .notFound) }
            if request.headers[.ifNoneMatch] != nil {
                return Response(status: .notModified, headers: [.eTag: "\"abc\""])
            }
            if request.method == .head { return Response(status: .ok, headers: [.contentLength: "8"]) }
            let range = "\(request.headers[.range] ?? "") \(request.headers[.ifRange] ?? "")"
            return Response(
                status: .partialContent,
                headers: [.contentRange: "bytes 0-1/8", HTTPField.Name("X-Request-ID")!: "theirs"],
                body: ResponseBody(byteBuffer: ByteBuffer(string: range))
            )
        } _: { address in
            let cookie = ["Cookie": "moments_session=me"]
            let part = try await get(address, cookie.merging(["Range": "bytes=0-1", "If-Range": "\"abc\""]) { $1 })
            #expect(part.status == .partialContent && part.headers.first(name: "Content-Range") == "bytes 0-1/8")
            #expect(String(buffer: try await part.body.collect(upTo: 100)) == "bytes=0-1 \"abc\"")
            let ids = part.headers["X-Request-ID"]
            #expect(ids.count == 1 && ids != ["theirs"])

            let same = try await get(address, cookie.merging(["If-None-Match": "\"abc\""]) { $1 })
            #expect(same.status == .notModified && same.headers.first(name: "ETag") == "\"abc\"")

            var request = HTTPClientRequest(url: address)
            request.method = .HEAD
            request.headers.add(name: "Cookie", value: "moments_session=me")
            let head = try await HTTPClient.shared.execute(request, timeout: .seconds(60))
            #expect(head.status == .ok && head.headers.first(name: "Content-Length") == "8")

            #expect(try await get(address).status == .notFound)
        }
    }

    @Test func `a server that cannot be reached is said, and logged with the request's ID`() async throws {
        let log = RecordedLog()
        let router = Router()
        PhotoRelay(try #require(URL(string: "http://127.0.0.1:1")), elapsed: { .zero }).add(to: router)

        try await withServer(router, logger: log.logger) { base in
            let answer = try await get(base.appending(path: Self.path).absoluteString)

            let id = try #require(answer.headers.first(name: "X-Request-ID"))
            #expect(answer.status == .badGateway)
            #expect(log.lines.contains { $0.contains("cannot be fetched") && $0.contains(id) })

            // A browser asks for many photos at once.
            #expect(try await get(base.appending(path: Self.path).absoluteString).status == .badGateway)
            #expect(log.lines.count { $0.contains("cannot be fetched") } == 1)
        }
    }
}
