import Foundation
import Synchronization
import Testing

@testable import ObjectStorage

/// The client against a server that does what no store should do.
@Suite struct ObjectStoreFaultTests {
    private func client(_ server: FaultyStore, _ pauses: Pauses = Pauses()) throws -> ObjectStore {
        let address = try BucketAddress(bucket: "family", endpoint: "http://127.0.0.1:\(server.port)")
        return ObjectStore(
            address,
            keys: StorageKeys(accessKey: "AKID", secretKey: "secret"),
            limits: ObjectStore.Limits(),
            pause: { pauses.note($0) }
        )
    }

    @Test func `an answer of 503 is tried again, with growing pauses`() async throws {
        let busy = FaultyStore.answer("503 Slow Down", "<Error><Code>SlowDown</Code></Error>")
        let server = try await FaultyStore(busy, busy, FaultyStore.answer("200 OK", "hello"))
        let pauses = Pauses()

        let data = try await client(server, pauses).data(of: "key", limit: 100)

        #expect(data == Data("hello".utf8) && server.count == 3)
        #expect(pauses.all == [.milliseconds(200), .milliseconds(400)])
        try await server.stop()
    }

    @Test func `a store that stays busy is given up, and says why`() async throws {
        let server = try await FaultyStore(FaultyStore.answer("503 Slow Down", "<Error><Code>SlowDown</Code></Error>"))

        let error = await #expect(throws: ObjectStorageError.self) { try await client(server).delete("key") }

        #expect(error?.code == .unavailable && error?.description.hasSuffix("answers 503, SlowDown") == true)
        #expect(server.count == 4)
        try await server.stop()
    }

    @Test func `a body that is cut off is tried again`() async throws {
        let cut = FaultyStore.answer("200 OK", "hel", length: 5)
        let server = try await FaultyStore(cut, FaultyStore.answer("200 OK", "hello"))

        #expect(try await client(server).data(of: "key", limit: 100) == Data("hello".utf8))
        #expect(server.count == 2)
        try await server.stop()
    }

    @Test func `an object is opened when its beginning is there, and its cut off end is an error`() async throws {
        let half = String(repeating: "a", count: 100)
        let server = try await FaultyStore(FaultyStore.answer("200 OK", half, length: 200))
        let object = try #require(try await client(server).open("key", limit: 1000))
        var data = Data()
        var failure: ObjectStorageError?

        do {
            try await object.read { data += $0 }
        } catch let error as ObjectStorageError {
            failure = error
        }

        #expect(object.length == 200 && object.beginning.count >= 64 && data == Data(half.utf8))
        #expect(failure?.code == .unavailable && failure?.description.contains("cut off") == true)
        #expect(server.count == 1)
        try await server.stop()
    }

    @Test func `an object whose beginning is cut off is opened again`() async throws {
        let whole = String(repeating: "a", count: 100)
        let cut = FaultyStore.answer("200 OK", "aaa", length: 100)
        let busy = FaultyStore.answer("503 Slow Down", "<Error><Code>SlowDown</Code></Error>")
        let server = try await FaultyStore(cut, busy, FaultyStore.answer("200 OK", whole))
        var data = Data()

        try await client(server).open("key", limit: 100)?.read { data += $0 }

        #expect(data == Data(whole.utf8) && server.count == 3)
        try await server.stop()
    }

    @Test(arguments: ["Content-Length: 101\r\n", ""])
    func `an object of more bytes than were expected, or of an unknown number, is not opened`(length: String)
        async throws
    {
        let body = String(repeating: "a", count: 101)
        let server = try await FaultyStore("HTTP/1.1 200 OK\r\n\(length)Connection: close\r\n\r\n\(body)")

        let error = await #expect(throws: ObjectStorageError.self) { try await client(server).open("key", limit: 100) }

        #expect(error?.code == .unexpected && server.count == 1)
        try await server.stop()
    }

    @Test(arguments: ["-1", "many", "99999999999999999999", "1\r\nContent-Length: 2"])
    func `a length that is none is refused`(length: String) async throws {
        let server = try await FaultyStore(
            "HTTP/1.1 200 OK\r\nContent-Length: \(length)\r\nConnection: close\r\n\r\nhi"
        )

        await #expect(throws: ObjectStorageError.self) { try await client(server).data(of: "key", limit: 100) }
        try await server.stop()
    }

    @Test func `more bytes than were expected are refused at once`() async throws {
        let server = try await FaultyStore(FaultyStore.answer("200 OK", String(repeating: "a", count: 101)))

        let error = await #expect(throws: ObjectStorageError.self) {
            try await client(server).data(of: "key", limit: 100)
        }

        #expect(error?.code == .unexpected && server.count == 1)
        try await server.stop()
    }

    @Test func `a store that is gone is named`() async throws {
        let server = try await FaultyStore(FaultyStore.answer("200 OK"))
        let client = try client(server)
        try await server.stop()

        let error = await #expect(throws: ObjectStorageError.self) { try await client.size(of: "key") }

        #expect(error?.code == .unavailable && error?.description.contains("check its address") == true)
    }

    @Test(arguments: [
        ("RequestTimeTooSkewed", "the clock of this machine is wrong"),
        ("AuthorizationHeaderMalformed", "is not that of the bucket: expected eu-west-1"),
        ("ExpiredToken", "AWS_SESSION_TOKEN"), ("Strange", "403, Strange"),
    ])
    func `a refusal says what to do, and is not tried again`(code: String, text: String) async throws {
        let body = "<Error><Code>\(code)</Code><Region>eu-west-1</Region></Error>"
        let server = try await FaultyStore(FaultyStore.answer("403 Forbidden", body))

        let error = await #expect(throws: ObjectStorageError.self) {
            try await client(server).put(Data(), to: "key", contentType: "image/webp")
        }

        #expect(error?.code == .refused && error?.description.contains(text) == true, "\(error?.description ?? "")")
        #expect(server.count == 1)
        try await server.stop()
    }

    @Test func `a list of 10,000 objects comes in 10 pages`() async throws {
        let pages = (0..<10).map { page in
            let items = (0..<1000).map { "<Contents><Key>\(page * 1000 + $0)</Key><Size>\($0)</Size></Contents>" }
            let token = "<NextContinuationToken>\(page)</NextContinuationToken>"
            return FaultyStore.answer(
                "200 OK",
                "<ListBucketResult><IsTruncated>\(page < 9)</IsTruncated>\(token)\(items.joined())</ListBucketResult>"
            )
        }
        let server = try await FaultyStore(pages)
        var keys: [String] = []

        try await client(server).forEachPage(of: "") { keys += $0.map(\.key) }

        #expect(keys == (0..<10_000).map(String.init) && server.count == 10)
        try await server.stop()
    }

    @Test func `a list that does not end is ended`() async throws {
        let page = """
            <ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>same</NextContinuationToken>\
            </ListBucketResult>
            """
        let server = try await FaultyStore(FaultyStore.answer("200 OK", page))

        await #expect(throws: ObjectStorageError.self) { try await client(server).forEachPage(of: "") { _ in } }
        #expect(server.count == 2)
        try await server.stop()
    }

    @Test func `a redirect is not followed`() async throws {
        let server = try await FaultyStore(
            "HTTP/1.1 301 Moved\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
        )

        let error = await #expect(throws: ObjectStorageError.self) {
            try await client(server).data(of: "key", limit: 100)
        }

        #expect(error?.code == .refused && server.count == 1)
        try await server.stop()
    }
}

/// The pauses that a client would have made.
private final class Pauses: Sendable {
    private let noted = Mutex<[Duration]>([])

    var all: [Duration] { noted.withLock { $0 } }

    func note(_ pause: Duration) { noted.withLock { $0.append(pause) } }
}
