import AsyncHTTPClient
public import Foundation
import NIOCore
import NIOHTTP1

/// A bucket of a store with the API of Amazon S3.
///
///     let store = try ObjectStore(BucketAddress(bucket: "family"), keys: StorageKeys(environment: environment))
///     try await store.put(data, to: "photos/1.webp", contentType: "image/webp")
///     try await store.data(of: "photos/1.webp", limit: 1 << 20)
///
/// Each call has a deadline. What can be repeated is, with growing pauses: a lost connection, and the statuses 429 and 5xx.
/// Redirects are not followed, because the address is part of the signature.
public struct ObjectStore: Sendable {
    /// The most bytes that an object may say it has: 1 PB.
    static let maximumBytes = 1 << 50

    struct Limits: Sendable {
        var attempts = 4
        /// For one attempt.
        var attempt = Duration.seconds(20)
        /// For all attempts and the pauses between them.
        var time = Duration.seconds(60)
        var firstPause = Duration.milliseconds(200)
        /// The answer of a list: 1,000 keys of 1 KB, escaped, with what else is said of them.
        var listBytes = 8 << 20
        var errorBytes = 64 << 10
        /// Of a list. With 1,000 objects each, ten million.
        var pages = 10_000
    }

    public let address: BucketAddress
    private let keys: StorageKeys
    private let limits: Limits
    private let now: @Sendable () -> Date
    private let pause: @Sendable (Duration) async throws -> Void

    public init(_ address: BucketAddress, keys: StorageKeys) { self.init(address, keys: keys, limits: Limits()) }

    init(
        _ address: BucketAddress,
        keys: StorageKeys,
        limits: Limits,
        now: @escaping @Sendable () -> Date = { Date() },
        pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        (self.address, self.keys, self.limits, self.now, self.pause) = (address, keys, limits, now, pause)
    }

    // MARK: Objects

    /// Stores an object, in place of one with the same key. It is there as a whole or not at all.
    ///
    /// - Throws: `ObjectStorageError`, `CancellationError`.
    public func put(_ data: Data, to key: String, contentType: String) async throws {
        let request = StorageRequest(method: .PUT, path: address.path(of: key), body: data, contentType: contentType)
        let answer = try await send(request, limit: limits.errorBytes)
        guard answer.status == 200 else { throw refusal(answer, to: "store '\(key)'") }
    }

    /// Returns the content of an object; nil if there is none.
    ///
    /// - Parameter limit: The most bytes it may have.
    /// - Throws: `ObjectStorageError`, `.unexpected` if it has more; `CancellationError`.
    public func data(of key: String, limit: Int) async throws -> Data? {
        let answer = try await send(StorageRequest(method: .GET, path: address.path(of: key)), limit: limit)
        if answer.status == 200 { return answer.body }
        guard isMissing(answer) else { throw refusal(answer, to: "read '\(key)'") }
        return nil
    }

    /// Opens an object, whose bytes are then read while they arrive; nil if there is none.
    ///
    /// Its beginning is waited for, with the attempts of all calls. What is lost later is not asked for again.
    ///
    /// - Parameter limit: The most bytes it may have.
    /// - Throws: `ObjectStorageError`, `.unexpected` if it has more; `CancellationError`.
    public func open(_ key: String, limit: Int) async throws -> ArrivingObject? {
        let request = StorageRequest(method: .GET, path: address.path(of: key))
        let answer = try await send(request, limit: limit, opens: true)
        if let object = answer.object { return object }
        guard isMissing(answer) else { throw refusal(answer, to: "read '\(key)'") }
        return nil
    }

    /// Returns the bytes that an object has; nil if there is none.
    ///
    /// - Throws: `ObjectStorageError`, `CancellationError`.
    public func size(of key: String) async throws -> Int? {
        let answer = try await send(StorageRequest(method: .HEAD, path: address.path(of: key)), limit: 0)
        guard answer.status == 200 else {
            // An answer to HEAD has no body that says more.
            if answer.status == 404 { return nil }
            throw refusal(answer, to: "look at '\(key)'")
        }
        guard let bytes = answer.length else {
            throw ObjectStorageError.unexpected("the store \(address) does not say how many bytes '\(key)' has")
        }
        return bytes
    }

    /// Deletes an object. Deleting a missing object is not an error.
    ///
    /// - Throws: `ObjectStorageError`, `CancellationError`.
    public func delete(_ key: String) async throws {
        let request = StorageRequest(method: .DELETE, path: address.path(of: key))
        let answer = try await send(request, limit: limits.errorBytes)
        guard [200, 204].contains(answer.status) || isMissing(answer) else {
            throw refusal(answer, to: "delete '\(key)'")
        }
    }

    /// Calls `body` with the objects whose keys begin with a text, up to 1,000 at a time, in the order of their keys.
    ///
    /// - Throws: `ObjectStorageError`, `CancellationError`, the error of `body`.
    public func forEachPage(of prefix: String, body: ([StoredObject]) async throws -> Void) async throws {
        var token: String?
        for _ in 0..<limits.pages {
            let page = try await page(of: prefix, after: token, count: ObjectPage.limit)
            try await body(page.objects)
            guard let next = page.next else { return }
            guard next != token else {
                throw ObjectStorageError.unexpected("the list of the store \(address) does not end")
            }
            token = next
        }
        throw ObjectStorageError.unexpected("the list of the store \(address) has more than \(limits.pages) pages")
    }

    /// Checks that the bucket is there and that the keys can list it.
    ///
    /// - Throws: `ObjectStorageError`, `CancellationError`.
    public func check(prefix: String) async throws { _ = try await page(of: prefix, after: nil, count: 1) }

    private func page(of prefix: String, after token: String?, count: Int) async throws -> ObjectPage {
        var query: [(name: String, value: String)] = [
            ("list-type", "2"), ("max-keys", "\(count)"), ("prefix", prefix),
        ]
        if let token { query.append(("continuation-token", token)) }
        let request = StorageRequest(method: .GET, path: address.path.isEmpty ? "/" : address.path, query: query)
        let answer = try await send(request, limit: limits.listBytes)
        guard answer.status == 200 else { throw refusal(answer, to: "list objects") }
        return try ObjectPage(answer.body, prefix: prefix)
    }

    // MARK: Requests

    /// - Parameter opens: Whether the body of an answer with the status 200 is left to be read.
    private func send(_ request: StorageRequest, limit: Int, opens: Bool = false) async throws -> StorageAnswer {
        let end = ContinuousClock.now + limits.time
        var wait = limits.firstPause
        var attempt = 1
        while true {
            let failure: ObjectStorageError
            do {
                let answer = try await Deadline.within(min(end, ContinuousClock.now + limits.attempt)) {
                    try await self.attempt(request, limit: limit, opens: opens)
                }
                guard answer.status >= 500 || answer.status == 429 else { return answer }
                failure = .unavailable("the store \(address) answers \(answer.told)")
            } catch let error as ObjectStorageError {
                throw error
            } catch is Deadline.Passed {
                failure = .unavailable("the store \(address) does not answer in time")
            } catch {
                try Task.checkCancellation()
                failure = .unavailable(
                    "the store \(address) cannot be reached: \(error); check its address and that it runs"
                )
            }
            guard attempt < limits.attempts, ContinuousClock.now + wait < end else { throw failure }
            try await pause(wait)
            wait = min(wait * 2, .seconds(5))
            attempt += 1
        }
    }

    /// - Throws: `ObjectStorageError` if repeating the request is of no use; else the error of the connection.
    private func attempt(_ request: StorageRequest, limit: Int, opens: Bool) async throws -> StorageAnswer {
        let response = try await client.execute(
            request.signed(for: address, keys: keys, at: now()),
            timeout: TimeAmount(limits.attempt)
        )
        let lengths = response.headers["Content-Length"].map { Int($0) ?? -1 }
        guard lengths.count <= 1, lengths.allSatisfy({ (0...Self.maximumBytes).contains($0) }) else {
            throw ObjectStorageError.unexpected("the store \(address) sends a length that is none")
        }
        var answer = StorageAnswer(status: Int(response.status.code), length: lengths.first)
        answer.date = response.headers.first(name: "Date").map { String($0.prefix(40)) }
        if opens, answer.status == 200 {
            let name = "'\(request.path)' of the store \(address)"
            guard let length = answer.length, length <= limit else {
                throw ObjectStorageError.unexpected("\(name) has more than \(limit) bytes, or does not say how many")
            }
            answer.object = try await ArrivingObject(
                response.body,
                length: length,
                name: name,
                end: ContinuousClock.now + limits.time
            )
            return answer
        }
        let isError = answer.status >= 300
        for try await part in response.body {
            let room = (isError ? limits.errorBytes : limit) - answer.body.count
            if part.readableBytes > room {
                // The beginning of an error says what it is.
                if isError { break }
                throw ObjectStorageError.unexpected(
                    "the store \(address) sends more than \(limit) bytes for '\(request.path)'"
                )
            }
            answer.body.append(contentsOf: part.readableBytesView)
        }
        try Task.checkCancellation()
        let hasBody = !isError && request.method != .HEAD
        if hasBody, let length = answer.length, answer.body.count != length { throw Incomplete() }
        return answer
    }

    struct Incomplete: Error, CustomStringConvertible {
        let description = "its answer was cut off"
    }

    // MARK: Errors

    /// Whether an answer says that there is no such object. A bucket can be missing, too.
    private func isMissing(_ answer: StorageAnswer) -> Bool {
        answer.status == 404 && answer.error?["Code"] != "NoSuchBucket"
    }

    private func refusal(_ answer: StorageAnswer, to action: String) -> ObjectStorageError {
        let advice: String
        switch answer.error?["Code"] {
        case "InvalidAccessKeyId": advice = "it does not know the key \(keys.accessKey); check AWS_ACCESS_KEY_ID"
        case "SignatureDoesNotMatch":
            advice = "the secret is not that of the key \(keys.accessKey); check AWS_SECRET_ACCESS_KEY"
        case "InvalidToken", "ExpiredToken": advice = "AWS_SESSION_TOKEN is not valid any more; get new keys"
        case "NoSuchBucket": advice = "there is no such bucket; create it, or check its name"
        case "RequestTimeTooSkewed":
            let time = answer.date.map { " (its own says \($0))" } ?? ""
            advice = "the clock of this machine is wrong\(time); synchronize it, for example with systemd-timesyncd"
        case "AuthorizationHeaderMalformed", "PermanentRedirect", "IllegalLocationConstraintException":
            let region = answer.error?["Region"].map { ": expected \(StorageAnswer.plain($0))" } ?? ""
            advice = "the region '\(address.region)' is not that of the bucket\(region)"
        case "AccessDenied": advice = "the key \(keys.accessKey) may not \(action); check its policy"
        default: advice = answer.told
        }
        return .refused("the store \(address) does not \(action): \(advice)")
    }
}

/// Closed with the process.
private let client: HTTPClient = {
    var configuration = HTTPClient.Configuration(
        redirectConfiguration: .disallow,
        timeout: .init(connect: .seconds(5), read: .seconds(15)),
        decompression: .disabled
    )
    configuration.httpVersion = .http1Only
    // Failed connections are tried again here.
    configuration.connectionPool.retryConnectionEstablishment = false
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 32
    return HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
}()
