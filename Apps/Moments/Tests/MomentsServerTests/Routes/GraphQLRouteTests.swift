import Foundation
import GraphQL
import HTTPTypes
import MomentsModel
import Testing

@testable import MomentsServer

/// The person a request is answered for, and the requests that are rejected.
@Suite struct GraphQLRouteTests {
    private static let who = #"{"query":"{ viewer { name } }"}"#
    private static let nobody = #"{"data":{"viewer":null}}"#
    private static let ada = #"{"data":{"viewer":{"name":"Ada"}}}"#
    private static let site = HTTPField.Name("Sec-Fetch-Site")!

    @Test func `a program is known by its token, a browser by its cookie`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        let browser = TestBrowser(server)

        #expect(try await browser.post(Self.who, .bearer(ada)).text == Self.ada)
        #expect(try await browser.post(Self.who, .cookie(ada.token)).text == Self.ada)
        #expect(try await browser.post(Self.who).text == Self.nobody)
    }

    @Test(arguments: ["Bearer wrong", "bearer ", "Bearer", "BEARER \(String(repeating: "A", count: 43))"])
    func `a wrong token is refused`(_ header: String) async throws {
        for server in [try TestServer(), try await TestServer.demo().server] {
            let page = try await TestBrowser(server).post(Self.who, [.authorization: header])

            #expect(page.status == 401)
            #expect(page.headers[.wwwAuthenticate]?.hasPrefix("Bearer") == true)
            #expect(!page.text.contains("viewer"))
        }
    }

    @Test func `a wrong token is refused also beside a good cookie`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        var headers = HTTPFields.cookie(ada.token)
        headers[.authorization] = "Bearer wrong"

        #expect(try await TestBrowser(server).post(Self.who, headers).status == 401)
    }

    @Test(arguments: ["", "x", String(repeating: "A", count: 43), "'; drop table people; --"])
    func `a cookie that is nobody's is simply nobody`(_ cookie: String) async throws {
        let server = try TestServer()
        _ = try await server.add("ada")

        let page = try await TestBrowser(server).post(Self.who, .cookie(cookie))

        #expect(page.status == 200)
        #expect(page.text == Self.nobody)
    }

    @Test func `a sign-in that was ended elsewhere is nobody at once`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        let browser = TestBrowser(server)
        #expect(try await browser.post(Self.who, .cookie(ada.token)).text == Self.ada)

        _ = try await browser.post(#"{"query":"mutation { signOut }"}"#, .bearer(ada))

        #expect(try await browser.post(Self.who, .cookie(ada.token)).text == Self.nobody)
        #expect(try await browser.post(Self.who, .bearer(ada)).status == 401)
    }

    @Test(arguments: [
        (["Sec-Fetch-Site": "cross-site"], 403), (["Sec-Fetch-Site": "same-site"], 403),
        (["Sec-Fetch-Site": "same-origin"], 200), (["Sec-Fetch-Site": "none"], 200),
        (["Origin": "https://evil.example"], 403), (["Origin": "https://sub.moments.example"], 403),
        (["Origin": "null"], 403), (["Origin": "https://moments.example"], 200),
        (["Origin": "http://moments.example"], 200), (["Origin": "https://moments.example:8443"], 403),
        (["Origin": "https://moments.example", "Sec-Fetch-Site": "cross-site"], 403),
    ])
    func `a page of another origin uses nobody's cookie, and nobody's demo`(
        _ fields: [String: String],
        _ status: Int
    ) async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        var headers: HTTPFields = [:]
        for (name, value) in fields { headers[try #require(HTTPField.Name(name))] = value }
        let demo = TestBrowser(try await TestServer.demo().server)

        let withCookie = try await TestBrowser(server).post(Self.who, headers + .cookie(ada.token))
        let inDemo = try await demo.post(Self.who, headers)

        #expect(withCookie.status == status)
        #expect(inDemo.status == status)
        #expect(withCookie.text.contains("Ada") == (status == 200))
        #expect(inDemo.text.contains("Zero") == (status == 200))
    }

    /// For browsers, the page is same-origin; they send any cookie that it has set.
    @Test(arguments: ["", "x", String(repeating: "A", count: 43)])
    func `a page under a foreign name gets no demo person by a cookie it has made up`(_ cookie: String) async throws {
        let demo = TestBrowser(try await TestServer.demo().server)
        let headers = HTTPFields.cookie(cookie) + [.origin: "http://evil.example:8080", Self.site: "same-origin"]

        let foreign = try await demo.post(Self.who, headers, authority: "evil.example:8080")
        let own = try await demo.post(Self.who, .cookie(cookie) + [.origin: "https://moments.example"])

        #expect(foreign.status == 403 && !foreign.text.contains("Zero"))
        #expect(own.text.contains("Zero"))
    }

    @Test func `a program may run in any origin`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")

        // For a page of another site, the GraphQL engine's own rule rejects even this; a server of the same site is accepted.
        let page = try await TestBrowser(server).post(Self.who, .bearer(ada) + [Self.site: "same-site"])

        #expect(page.text == Self.ada)
    }

    @Test(arguments: ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
    func `what a form can send is refused`(_ type: String) async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")

        let page = try await TestBrowser(server).post(Self.who, .cookie(ada.token) + [.contentType: type])

        #expect(page.status == 415)
    }

    @Test func `there is no way to ask by GET`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")

        let page = try await TestBrowser(server).send(.get, "/graphql?query=%7Bviewer%7Bname%7D%7D", .bearer(ada))

        #expect(page.status == 404 || page.status == 405)
        #expect(!page.text.contains("Ada"))
    }

    @Test func `several requests in one body are refused`() async throws {
        let server = try TestServer()

        #expect(try await TestBrowser(server).post("[\(Self.who),\(Self.who)]").status == 400)
    }

    @Test func `a body that is too large is not read to its end`() async throws {
        let server = try TestServer()
        let piece = [UInt8](repeating: UInt8(ascii: " "), count: 64 << 10)

        let page = try await TestBrowser(server).send(
            .post,
            "/graphql",
            [.contentType: "application/json"],
            pieces: Array(repeating: piece, count: 20)
        )

        #expect(page.status == 413)
    }

    @Test func `answers are kept by nobody on the way`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")

        #expect(try await TestBrowser(server).post(Self.who, .bearer(ada)).headers[.cacheControl] == "no-store")
    }

    @Test func `limits per address count the address that the routes were told`() async throws {
        let server = try TestServer()
        _ = try await server.add("ada")
        let browser = TestBrowser(server)
        let attempt = #"{"query":"mutation { signIn(handle: \"ada\", password: \"wrong horse\") { token } }"}"#

        for _ in 0..<5 { _ = try await browser.post(attempt, [.from: "192.0.2.8"]) }

        #expect(try await browser.post(attempt, [.from: "192.0.2.8"]).text.contains("RATE_LIMITED"))
        #expect(try await browser.post(attempt, [.from: "192.0.2.9"]).text.contains("WRONG_CREDENTIALS"))
    }

    @Test func `the list of sign-ins calls a program what its headers do`() async throws {
        let server = try TestServer()
        _ = try await server.add("ada")
        let document =
            #"{"query":"mutation { signIn(handle: \"ada\", password: \"correct horse\") { "#
            + #"viewer { signIns { device isCurrent } } } }"}"#

        let page = try await TestBrowser(server).post(
            document,
            [.userAgent: "Mozilla/5.0 (Windows NT 10.0) Firefox/128.0"]
        )

        #expect(page.text.contains(#"{"device":"Firefox on Windows","isCurrent":true}"#))
    }

    @Test func `without a public address, photos have the address that was asked`() async throws {
        let server = try TestServer(MomentsConfiguration())
        let ada = try await server.add("ada")
        let photo = try await server.photo("of a cat", by: ada)
        _ = try await server.publish("", by: ada, photos: [photo.id])
        let question = #"{"query":"{ viewer { timeline { nodes { photos } } } }"}"#

        let page = try await TestBrowser(server).post(question, .bearer(ada))
        let inProcess = try await server.ask("{ viewer { timeline { nodes { photos } } } }", as: ada)

        #expect(page.text.contains(#"["http://moments.example/photos/\#(photo.hash)/medium?v="#))
        #expect(inProcess["viewer.timeline.nodes[0].photos[0]"].string?.hasPrefix("/photos/\(photo.hash)") == true)
    }
}

extension HTTPFields {
    static func + (a: HTTPFields, b: HTTPFields) -> HTTPFields {
        var sum = a
        for field in b { sum[field.name] = field.value }
        return sum
    }
}
