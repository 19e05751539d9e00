import Crypto
import Foundation
import Hummingbird
import Synchronization
import Testing

@testable import OrielServer

@Suite struct PageTests {
    @Test func `a page is a whole document that says how to connect`() async throws {
        try await TestServer.run { server async throws in
            let answer = try await server.get("/some/where?a=b")

            #expect(answer.status == 200)
            #expect(answer.headers["content-type"] == "text/html; charset=utf-8")
            #expect(answer.headers["cache-control"] == "no-store")
            #expect(answer.text.hasPrefix("<!DOCTYPE html>"))
            #expect(answer.text.contains("<title>Fake &lt;page&gt;</title>"))
            #expect(answer.text.contains("<main id=\"oriel\" data-nodes=\"1\"><p></p></main>"))
            let start = #"{"inspects":true,"socket":"/oriel/socket?w=","texts":{"4":"This page has expired.","#
            #expect(answer.text.contains(#"<script type="application/json" id="oriel-session">"# + start))
            #expect(server.pages.last?.request.path == "/some/where?a=b")
        }
    }

    @Test func `only the one inline script can run, and inline rules need the nonce`() async throws {
        try await TestServer.run { server async throws in
            let answer = try await server.get("/")
            let policy = try #require(answer.headers["content-security-policy"])

            let script = try #require(answer.text.firstMatch(of: /<script>(.*?)<\/script>/)).1
            let hash = Data(SHA256.hash(data: Data(script.utf8))).base64EncodedString()
            #expect(policy.contains("default-src 'none'; script-src 'self' 'sha256-\(hash)'; "))
            #expect(policy.split(separator: "sha256-").count == 2)
            #expect(answer.text.matches(of: /<script>/).count == 1)
            #expect(policy.contains("base-uri 'none'; form-action 'self'; frame-ancestors 'none'"))
            let nonce = try #require(policy.firstMatch(of: /'nonce-([A-Za-z0-9_-]+)'/)).1
            #expect(
                answer.text.contains("<style nonce=\"\(nonce)\">p { color: red }</style><style nonce=\"\(nonce)\">")
            )
            #expect(answer.headers["x-content-type-options"] == "nosniff")
            #expect(answer.headers["referrer-policy"] == "same-origin")
            #expect(try await server.get("/").headers["content-security-policy"] != policy)
        }
    }

    @Test(arguments: [true, false])
    func `a browser that takes gzip gets the page compressed, unless another site asks`(
        isAskedByOthers: Bool
    ) async throws {
        try await TestServer.run { server async throws in
            var headers = ["Accept-Encoding": "gzip, deflate, br, zstd"]
            if isAskedByOthers { headers.merge(["Cookie": "a=b", "Sec-Fetch-Site": "cross-site"]) { $1 } }
            let answer = try await server.get("/", headers)

            #expect(answer.headers["content-encoding"] == "gzip")
            #expect(answer.headers["vary"]?.contains("Accept-Encoding") == true)
            #expect(answer.body.starts(with: [0x1F, 0x8B]))
            #expect(answer.body.count == Int(answer.headers["content-length"] ?? ""))
            #expect(answer.headers["cache-control"] == "no-store")
            let text = String(decoding: answer.body, as: UTF8.self)
            #expect(text.contains("<main id=\"oriel\" data-nodes=\"1\">") == isAskedByOthers)
        }
    }

    @Test func `asking for the headers makes no session`() async throws {
        try await TestServer.run { server async throws in
            let answer = try await server.request("HEAD", "/")

            #expect(answer.status == 200 && answer.body.isEmpty)
            #expect(server.pages.count == 0)
        }
    }

    @Test(arguments: ["/robots.txt", "/a/b.png", "/oriel/nothing", "/oriel/assets/x.js"])
    func `a file that is not there is not a page`(path: String) async throws {
        try await TestServer.run { server async throws in
            #expect(try await server.get(path).status == 404)
            #expect(server.pages.count == 0)
        }
    }

    @Test func `an app without an icon says so in a way no browser complains about`() async throws {
        try await TestServer.run { server async throws in
            #expect(try await server.get("/favicon.ico").status == 204)
            #expect(server.pages.count == 0)
        }
    }

    @Test func `a path with a dot that is no file is a page`() async throws {
        try await TestServer.run { server async throws in
            #expect(try await server.get("/people/john.doe").status == 200)
        }
    }

    @Test func `a post to a page is not found`() async throws {
        try await TestServer.run { server async throws in
            #expect(try await server.request("POST", "/", body: [1]).status == 404)
        }
    }

    @Test func `an unknown host is rejected with the option to set`() async throws {
        try await TestServer.run { server async throws in
            let answer = try await server.get("/", ["Host": "evil.example"])

            #expect(answer.status == 421)
            #expect(answer.text.contains("--allow-host evil.example"))
            #expect(server.pages.count == 0)
        }
    }

    @Test func `the session knows what the host makes of cookies`() async throws {
        try await TestServer.run(configure: { server in
            server.sessionContext = { request in
                guard request.cookies["session"]?.value == "secret" else { throw HTTPError(.unauthorized) }
                return SessionContext()
            }
        }) { server async throws in
            #expect(try await server.get("/").status == 401)
            #expect(try await server.get("/", ["Cookie": "session=secret"]).status == 200)
        }
    }

    @Test func `the host receives the client address, from the proxy if trusted`() async throws {
        let addresses = Mutex<[String]>([])
        for options in [try TestServer.options(), try TestServer.options("--trust-forwarded")] {
            try await TestServer.run(
                options: options,
                configure: { server in
                    server.sessionContext = { request in
                        addresses.withLock { $0.append(request.clientAddress) }
                        return SessionContext()
                    }
                },
                routes: { router in
                    router.get("route") { request, context in
                        addresses.withLock { $0.append(options.clientAddress(of: request, in: context)) }
                        return ""
                    }
                }
            ) { server async throws in
                for path in ["/", "/route"] {
                    _ = try await server.get(path, ["X-Forwarded-For": "10.0.0.1, 192.0.2.7"])
                }
            }
        }

        #expect(addresses.withLock { $0 } == ["127.0.0.1", "127.0.0.1", "192.0.2.7", "192.0.2.7"])
    }

    @Test func `the browser's languages reach the page, best first`() async throws {
        try await TestServer.run { server async throws in
            _ = try await server.get("/", ["Accept-Language": "en;q=0.5, zh-CN, *;q=0.1"])

            #expect(server.pages.last?.request.languages == ["zh-cn", "en"])
        }
    }

    @Test func `a page without a socket is removed and frees its place`() async throws {
        var limits = SessionLimits()
        limits.attachTimeout = .seconds(2)
        try await TestServer.run(sessionLimits: limits) { server async throws in
            for _ in 0..<20 { _ = try await server.get("/") }

            try await waitUntil("no session is left") { server.metric("oriel_sessions") == 0 }
            #expect(server.metric("oriel_sessions_opened_total") == 20)
            try await waitUntil("the pages have ended") {
                server.pages.made.withLock { $0.allSatisfy { $0.contents.withLock { $0.hasEnded } } }
            }
        }
    }

    @Test func `at an address's limit, waiting pages are evicted and pages in use are not`() async throws {
        try await TestServer.run(options: try TestServer.options("--max-sessions-per-address", "2")) {
            server async throws in
            _ = try await server.get("/")
            let first = try await server.connect()
            let second = try await server.connect()
            _ = try await first.welcome()
            _ = try await second.welcome()

            let answer = try await server.get("/")

            #expect(answer.status == 429 && answer.headers["retry-after"] == "10")
        }
    }

    @Test func `a page in use is not evicted at the server's limit`() async throws {
        try await TestServer.run(options: try TestServer.options("--max-sessions", "1")) { server async throws in
            let first = try await server.connect()
            _ = try await first.welcome()

            let answer = try await server.get("/")

            #expect(answer.status == 503 && answer.headers["retry-after"] == "10")
            first.input("still here", number: 1)
            #expect(try await first.nextFrame().text == "still here|0")
        }
    }

    @Test func `own routes come before pages, middleware goes around both`() async throws {
        try await TestServer.run(routes: { router in
            router.add(middleware: Stamp())
            router.get("/api/status") { _, _ in "fine" }
        }) { server async throws in
            let status = try await server.get("/api/status")
            let page = try await server.get("/api/other")
            let health = try await server.get("/healthz")

            #expect(status.text == "fine" && status.headers["x-stamp"] == "1")
            #expect(page.text.hasPrefix("<!DOCTYPE html>") && page.headers["x-stamp"] == "1")
            #expect(health.status == 200 && health.headers["x-stamp"] == nil)
        }
    }

    private struct Stamp: RouterMiddleware {
        typealias Context = ServerRequestContext

        func handle(
            _ request: Request,
            context: Context,
            next: (Request, Context) async throws -> Response
        ) async throws -> Response {
            var response = try await next(request, context)
            response.headers[.init("X-Stamp")!] = "1"
            return response
        }
    }
}
