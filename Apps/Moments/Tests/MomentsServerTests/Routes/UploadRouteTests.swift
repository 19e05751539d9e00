import Foundation
import GraphQL
import HTTPTypes
import MomentsMedia
import MomentsModel
import TestSupport
import Testing

@testable import MomentsServer

@Suite(.timeLimit(.minutes(5))) struct UploadRouteTests {
    private static let photo = Array("photo of a lake".utf8)

    private func stage(_ change: (inout RateLimits) -> Void = { _ in }) async throws -> (
        TestServer, TestBrowser, TestPerson
    ) {
        var configuration = MomentsConfiguration(publicURL: "https://moments.example")
        change(&configuration.rateLimits)
        let server = try TestServer(configuration)
        return (server, TestBrowser(server), try await server.add("ada"))
    }

    private func code(_ page: Page) throws -> String? {
        try Value(json: page.bytes)[path: "error.code"].string
    }

    @Test func `a photo that was uploaded can be seen by its owner and published`() async throws {
        let (server, browser, ada) = try await stage()

        let page = try await browser.send(
            .post,
            "/photos",
            .cookie(ada.token),
            pieces: [Array("photo ".utf8), Array("of a lake".utf8)]
        )

        #expect(page.status == 201)
        let answer = try Value(json: page.bytes)
        #expect(answer[path: "width"] == 1600 && answer[path: "height"] == 1200)
        let address = try #require(answer[path: "url"].string?.replacing("https://moments.example", with: ""))
        #expect(try await browser.send(.get, address, .cookie(ada.token)).text == "photo of a lake MEDIUM")
        let published = try await server.ask(
            "mutation($id: ID!) { publishMoment(input: { photos: [{ id: $id, altText: \"A lake\" }] }) { images { altText } } }",
            ["id": answer[path: "id"]],
            as: ada
        )
        #expect(published["publishMoment.images[0].altText"] == "A lake")
    }

    @Test func `a visitor uploads nothing`() async throws {
        let (server, browser, _) = try await stage()

        let page = try await browser.send(.post, "/photos", pieces: [Self.photo])
        let stale = try await browser.send(.post, "/photos", .cookie("stale"), pieces: [Self.photo])
        let wrong = try await browser.send(.post, "/photos", [.authorization: "Bearer wrong"], pieces: [Self.photo])

        for page in [page, stale, wrong] {
            #expect(page.status == 401)
            #expect(try code(page) == "UNAUTHENTICATED")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: server.files.folder.path()).isEmpty)
    }

    @Test(arguments: [
        ["Origin": "https://evil.example"], ["Sec-Fetch-Site": "same-site"], ["Sec-Fetch-Site": "cross-site"],
    ])
    func `a page of another origin uploads nothing`(_ fields: [String: String]) async throws {
        let (server, browser, ada) = try await stage()
        var headers = HTTPFields.cookie(ada.token)
        for (name, value) in fields { headers[try #require(HTTPField.Name(name))] = value }

        let page = try await browser.send(.post, "/photos", headers, pieces: [Self.photo])

        #expect(page.status == 403)
        #expect(try FileManager.default.contentsOfDirectory(atPath: server.files.folder.path()).isEmpty)
    }

    @Test func `a page under a foreign name uploads nothing by a cookie it has made up`() async throws {
        let (server, _) = try await TestServer.demo()
        var headers = HTTPFields.cookie("x")
        headers[.origin] = "http://evil.example"

        let page = try await TestBrowser(server)
            .send(.post, "/photos", headers, authority: "evil.example", pieces: [Self.photo])

        #expect(page.status == 403)
        #expect(try FileManager.default.contentsOfDirectory(atPath: server.files.folder.path()).isEmpty)
    }

    @Test func `what is no photo is refused with a reason`() async throws {
        let (_, browser, ada) = try await stage()

        let page = try await browser.send(.post, "/photos", .bearer(ada), pieces: [Array("<svg onload=alert(1)>".utf8)])

        #expect(page.status == 422)
        #expect(
            page.text
                == #"{"error":{"code":"INVALID","message":"This is an SVG drawing. Use a JPEG, HEIC, PNG, WebP or GIF file.","#
                + #""reason":"PHOTO_UNSUPPORTED"}}"#
        )
    }

    @Test(arguments: [Limits.photoBytes + 1, .max])
    func `a photo that says it is too large is refused before it is read`(length: Int) async throws {
        let (_, browser, ada) = try await stage()
        let headers = HTTPFields.bearer(ada) + [.contentLength: "\(length)"]

        let page = try await browser.send(.post, "/photos", headers, pieces: [])

        #expect(page.status == 413)
        #expect(page.headers[.connection] == "close")
    }

    @Test func `a photo that does not say its length is read up to the limit`() async throws {
        let (_, browser, ada) = try await stage()
        let piece = [UInt8](repeating: 0, count: 1 << 20)

        let page = try await browser.send(
            .post,
            "/photos",
            .bearer(ada),
            pieces: Array(repeating: piece, count: Limits.photoBytes / piece.count + 1)
        )

        #expect(page.status == 413)
    }

    @Test func `a photo that did not arrive whole is not kept`() async throws {
        let (server, browser, ada) = try await stage()

        let page = try await browser.send(
            .post,
            "/photos",
            .bearer(ada) + [.contentLength: "1000"],
            pieces: [Self.photo]
        )

        #expect(page.status == 422)
        #expect(try FileManager.default.contentsOfDirectory(atPath: server.files.folder.path()).isEmpty)
    }

    @Test func `uploads are limited, and the refusal says how long to wait`() async throws {
        let (_, browser, ada) = try await stage { $0.upload = Rate(2, per: .seconds(60)) }
        for _ in 0..<2 {
            #expect(try await browser.send(.post, "/photos", .bearer(ada), pieces: [Self.photo]).status == 201)
        }

        let page = try await browser.send(.post, "/photos", .bearer(ada), pieces: [Self.photo])

        #expect(page.status == 429)
        #expect(try code(page) == "RATE_LIMITED")
        #expect(page.headers[HTTPField.Name("Retry-After")!] == "30")
    }

    // MARK: Quotas

    /// A server whose people may store the photos of `Self.photo` and nothing more.
    private func fullStage() async throws -> (TestServer, TestBrowser, TestPerson, bytes: Int) {
        let bytes = try await FolderOfPhotos().add(Data(Self.photo)).bytes
        var configuration = MomentsConfiguration(publicURL: "https://moments.example")
        configuration.storageQuota = bytes
        let server = try TestServer(configuration)
        let (browser, ada) = (TestBrowser(server), try await server.add("ada"))
        #expect(try await browser.send(.post, "/photos", .bearer(ada), pieces: [Self.photo]).status == 201)
        return (server, browser, ada, bytes)
    }

    @Test func `who has used up the quota is refused before the photo is read`() async throws {
        let (server, browser, ada, bytes) = try await fullStage()
        #expect(try await server.store.storageUse(of: ada.id).bytes == bytes)
        server.spy.calls = []

        // The body never ends, and the clock stands still.
        let page = try await browser.send(.post, "/photos", .bearer(ada), endless: true)

        #expect(page.status == 422)
        #expect(page.headers[.connection] == "close")
        let answer = try Value(json: page.bytes)
        #expect(answer[path: "error.reason"] == "STORAGE_FULL")
        #expect(answer[path: "error.message"].string?.hasPrefix("Your photos take 1 of 1 MB.") == true)
        #expect(!server.spy.calls.contains("addPhoto"))
    }

    @Test func `a photo that is larger than the rest of the quota leaves no file`() async throws {
        let (server, browser, ada, bytes) = try await fullStage()
        let ben = try await server.add("ben")
        let before = try FileManager.default.contentsOfDirectory(atPath: server.files.folder.path())
        let larger = Self.photo + Array(" and a mountain".utf8)

        let page = try await browser.send(.post, "/photos", .bearer(ben), pieces: [larger])

        #expect(page.status == 422)
        #expect(try Value(json: page.bytes)[path: "error.reason"] == "STORAGE_FULL")
        #expect(try FileManager.default.contentsOfDirectory(atPath: server.files.folder.path()).count == before.count)
        #expect(try await server.store.storageUse(of: ben.id).bytes == 0)
        // Nor does it cost anybody else their photo.
        #expect(try await browser.send(.post, "/photos", .bearer(ben), pieces: [Self.photo]).status == 201)
        #expect(try await server.store.storageUse(of: ada.id).bytes == bytes)
    }

    @Test func `a quota of one's own goes before the server's`() async throws {
        let (server, browser, ada, _) = try await fullStage()
        let ben = try await server.add("ben")
        try await server.store.setQuota(megabytes: 1, of: ada.id, by: nil)
        try await server.store.setQuota(megabytes: 0, of: ben.id, by: nil)

        let adas = try await browser.send(.post, "/photos", .bearer(ada), pieces: [Array("photo of a hill".utf8)])
        let bens = try await browser.send(.post, "/photos", .bearer(ben), pieces: [Self.photo])

        #expect(adas.status == 201)
        #expect(bens.status == 422)
        #expect(try Value(json: bens.bytes)[path: "error.reason"] == "STORAGE_FULL")
    }

    @Test func `in the same process the quota is the same`() async throws {
        let (server, _, ada, _) = try await fullStage()

        await #expect {
            try await server.service.upload(
                Data("photo of a hill".utf8),
                token: ada.token,
                clientAddress: "192.0.2.1"
            )
        } throws: {
            ($0 as? MomentsError)?.reason == "STORAGE_FULL"
        }
    }

    @Test func `somebody who sends nothing does not hold a place for ever`() async throws {
        let (server, browser, ada) = try await stage()

        let upload = Task {
            try await browser.send(.post, "/photos", .bearer(ada), endless: true)
        }
        await server.clock.untilSleeping()
        server.clock.advance(by: .seconds(121))

        #expect(try await upload.value.status == 422)
    }

    @Test func `in the same process a photo is uploaded without HTTP`() async throws {
        let (server, _, ada) = try await stage()

        let photo = try await server.service.upload(Data(Self.photo), token: ada.token, clientAddress: "192.0.2.1")

        #expect(photo.url.hasPrefix("/photos/"))
        await #expect(throws: MomentsError.unauthenticated) {
            try await server.service.upload(Data(Self.photo), token: nil, clientAddress: "192.0.2.1")
        }
    }
}
