import Foundation
import Testing

struct FoundationSequencesTests {
    @Test func `notifications arrive in order`() async {
        #expect(await FoundationSequences.received([3, 1, 2]) == [3, 1, 2])
        #expect(FoundationSequences.observed([3, 1, 2]) == [3, 1, 2])
    }

    @Test func `an observer without a name receives all notifications of an object`() {
        #expect(FoundationSequences.namesOfAll([3, 1], from: Marker()) == ["scoreChanged", "scoreChanged"])
    }

    private final class Marker {}

    @Test func `a loop over notifications ends with its task`() async {
        let center = NotificationCenter()
        let task = Task {
            for await _ in center.notifications(named: Notification.Name("never")) {}
            return Task.isCancelled
        }
        task.cancel()

        #expect(await task.value)
    }

    @Test func `lines end with all of Unicode's line ends, and empty ones are left out`() async throws {
        let url = try Self.file("one\r\n\ntwo\u{85}three\u{2028}\u{2029}vier ä")
        defer { try? FileManager.default.removeItem(at: url) }

        #expect(try await FoundationSequences.lines(of: url) == ["one", "two", "three", "vier ä"])
    }

    @Test func `characters are complete`() async throws {
        let url = try Self.file("e\u{301}👩‍👩‍👧x")
        defer { try? FileManager.default.removeItem(at: url) }
        let handle = try FileHandle(forReadingFrom: url)

        let text = try await FoundationSequences.characters(of: handle)

        #expect(text == "e\u{301}👩‍👩‍👧x" && text.count == 3)
    }

    @Test func `bytes that are no UTF-8 become the replacement character`() async throws {
        let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data([0x61, 0xC3, 0x62, 0xFF]).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }

        #expect(try await FoundationSequences.scalars(of: url) == ["a", "\u{FFFD}", "b", "\u{FFFD}"])
    }

    @Test func `a session streams a response`() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [TwoParts.self]
        let url = try #require(URL(string: "https://example.com/parts"))

        let answer = try await FoundationSequences.lines(of: url, in: URLSession(configuration: configuration))

        #expect(answer.status == 200)
        #expect(answer.lines == ["first", "second"])
    }

    @Test func `a session reports why there is no response`() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [TwoParts.self]
        let url = try #require(URL(string: "https://example.com/refused"))

        await #expect(throws: URLError.self) {
            try await FoundationSequences.lines(of: url, in: URLSession(configuration: configuration))
        }
    }

    @Test func `texts are compared as lists of files do`() {
        #expect(FoundationSequences.titles(["b10", "B2", "a"]) == ["a", "B2", "b10"])
        #expect(FoundationSequences.albums(["b10", "B2", "a"]) == ["b10", "B2", "a"])
        #expect(FoundationSequences.albumsForward(["b", "a"]) == ["a", "b"])
    }

    @Test func `tables do not keep their objects`() {
        let board = Scoreboard()
        let kept = NSObject()
        board.add(kept, named: "kept")
        do {
            let released = NSObject()
            board.add(released, named: "released")
            #expect(board.count == 2)
        }

        #expect(board.count == 1)
        #expect(board.name(of: kept) == "kept")
    }

    @Test func `settings keep their values`() throws {
        let configuration = FoundationSettings.configuration()
        #expect(configuration.waitsForConnectivity && !configuration.allowsExpensiveNetworkAccess)
        #expect(!URLSessionConfiguration.default.waitsForConnectivity)

        let request = FoundationSettings.request(try #require(URL(string: "https://example.com")))
        // A request on Linux has no room for these settings.
        #expect(request.allowsConstrainedNetworkAccess && request.allowsExpensiveNetworkAccess)
        #expect(!request.assumesHTTP3Capable && request.attribution == .developer)
        #expect(request.url?.host() == "example.com")

        let defaults = try #require(UserDefaults(suiteName: UUID().uuidString))
        #expect(FoundationSettings.store(3, forKey: "n", in: defaults) as? Int == 3)
        #expect(FoundationSettings.store(nil, forKey: "n", in: defaults) == nil)
        #expect(!FoundationSettings.savesPower && !FoundationSettings.isSignedIn)
        #expect(FoundationSettings.group?.lastPathComponent == "group.example.sequences")
    }

    @Test func `work goes on as an activity`() async {
        let isExpiring = await withCheckedContinuation { continuation in
            FoundationSettings.perform { continuation.resume(returning: $0) }
        }

        #expect(!isExpiring)
        #expect(await FoundationSettings.openTasks(of: .shared) >= 0)
    }

    @Test func `markdown of data and of translations has attributes`() throws {
        let text = try FoundationSettings.markdown("**bold**")
        #expect(String(text.characters) == "bold")
        #expect(text.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
        #expect(String(FoundationSettings.greeting("Ada").characters) == "Hello, Ada")
    }

    @Test func `an object is locked by one thread at a time`() async {
        let counter = SynchronizedCounter()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<100 { group.addTask { counter.add() } }
        }

        #expect(counter.value == 100)
    }

    private static func file(_ text: String) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try text.write(to: url, atomically: true, encoding: .utf8)
        return url
    }
}

/// Answers with two lines in parts that cut them, or with an error.
private final class TwoParts: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url, !url.path.contains("refused"),
            let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
        else {
            client?.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost))
            return
        }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data("fir".utf8))
        client?.urlProtocol(self, didLoad: Data("st\nsecond".utf8))
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}
