import Foundation
import NIOHTTP1
import Testing

@testable import LinkCards

@Suite struct LinkFetcherTests {
    private typealias Page = LoopbackServer.Page

    private static let image: HTTPHeaders = ["Content-Type": "image/png"]

    /// A fetcher to which `site.example` is the server on this machine; it may use its port.
    private func fetcher(_ server: LoopbackServer, _ limits: LinkFetcher.Limits = .patient) -> LinkFetcher {
        let rules = LinkRules(trustedHosts: ["site.example:\(server.port)"]) { host in
            [IPAddress(host == "site.example" || host == "inside.example" ? "127.0.0.1" : "8.8.8.8")].compactMap(\.self)
        }
        return LinkFetcher(rules: rules, userAgent: "Test/1", limits: limits)
    }

    private func page(_ path: String, of server: LoopbackServer, _ limits: LinkFetcher.Limits = .patient) async throws
        -> LinkPage
    {
        let url = try #require(URL(string: "http://site.example:\(server.port)\(path)"))
        do {
            let page = try await fetcher(server, limits).page(at: url)
            try await server.stop()
            return page
        } catch {
            try await server.stop()
            throw error
        }
    }

    @Test func `a page is fetched with its picture, and hears nothing of the reader`() async throws {
        let server = try await LoopbackServer([
            "/a?b=c": Page(
                "<title>Hello</title><meta property='og:image' content='/p.png'><meta property=og:site_name content=S>"
            ),
            "/p.png": Page("picture", headers: Self.image),
        ])

        let page = try await page("/a?b=c", of: server)

        #expect(page == LinkPage(title: "Hello", siteName: "S", image: Data("picture".utf8)))
        for request in server.requests {
            #expect(request.headers["User-Agent"] == ["Test/1"])
            #expect(request.headers["Host"] == ["site.example:\(server.port)"])
            #expect(
                Set(request.headers.map { $0.name.lowercased() }) == [
                    "host", "user-agent", "accept", "accept-encoding",
                ]
            )
        }
    }

    @Test func `redirects are followed three times`() async throws {
        func redirect(_ place: String) -> Page {
            Page(status: .found, headers: ["Location": place, "Set-Cookie": "a=b"])
        }
        let server = try await LoopbackServer([
            "/0": redirect("/1"), "/1": redirect("2"), "/2": redirect("/3"), "/3": redirect("/4"),
            "/4": Page("<title>End</title>"),
        ])
        let again = try await LoopbackServer([
            "/1": redirect("2"), "/2": redirect("/3"), "/3": redirect("/4"), "/4": Page("<title>End</title>"),
        ])

        await #expect(throws: LinkError.failed("too many redirects")) { try await page("/0", of: server) }
        #expect(server.requests.count == 4)
        #expect(try await page("/1", of: again).title == "End")
        #expect(again.requests.allSatisfy { $0.headers["Cookie"].isEmpty && $0.headers["Referer"].isEmpty })
    }

    @Test(arguments: [
        "http://inside.example/", "http://127.0.0.1/", "http://[::1]/", "http://169.254.169.254/latest",
        "file:///etc/passwd",
        "http://site.example/", "http://public.example:22/",
    ])
    func `a redirect into the network of the server is refused`(place: String) async throws {
        let server = try await LoopbackServer(["/": Page(status: .movedPermanently, headers: ["Location": place])])

        await #expect(throws: LinkError.self) { try await page("/", of: server) }
        #expect(server.requests.count == 1)
    }

    @Test func `a picture in the network of the server is not fetched`() async throws {
        let server = try await LoopbackServer([
            "/": Page("<title>T</title><meta property=og:image content='http://inside.example/p.png'>"),
            "/p.png": Page("x", headers: Self.image),
        ])

        #expect(try await page("/", of: server) == LinkPage(title: "T", siteName: "site.example"))
        #expect(server.requests.map(\.path) == ["/"])
    }

    @Test(arguments: ["site.example", "SITE.example", "xn--bcher-kva.example", "bücher.example"])
    func `the name is resolved once for a request`(host: String) async throws {
        let server = try await LoopbackServer(["/": Page("<title>T</title>")])
        let count = Counter()
        let rules = LinkRules(trustedHosts: ["site.example:\(server.port)", "xn--bcher-kva.example:\(server.port)"]) {
            _ in
            count.next()
            return [IPAddress("127.0.0.1")].compactMap(\.self)
        }

        let url = try #require(URL(string: "http://\(host):\(server.port)/"))
        _ = try await LinkFetcher(rules: rules, userAgent: "Test/1", limits: .patient).page(at: url)

        // The system knows none of the names, so the connection went to the address that was checked.
        #expect(count.value == 1)
        try await server.stop()
    }

    @Test func `a long page is read to its limit, a large picture not at all`() async throws {
        var limits = LinkFetcher.Limits.patient
        (limits.pageBytes, limits.imageBytes) = (200, 10)
        let server = try await LoopbackServer([
            "/": Page(
                "<title>T</title><meta property=og:image content=/p.png>" + String(repeating: "x", count: 500_000)
            ),
            "/p.png": Page("eleven byte", headers: Self.image),
        ])

        #expect(try await page("/", of: server, limits) == LinkPage(title: "T", siteName: "site.example"))
    }

    @Test(arguments: [
        ["Content-Type": "application/pdf"], ["Content-Type": "image/png"], [:],
        ["Content-Type": "text/html", "Content-Encoding": "gzip"],
    ])
    func `another type is no page`(headers: [String: String]) async throws {
        let server = try await LoopbackServer([
            "/": Page("<title>T</title>", headers: HTTPHeaders(headers.map { ($0, $1) }))
        ])

        await #expect(throws: LinkError.self) { try await page("/", of: server) }
    }

    @Test func `a slow page is given up`() async throws {
        var limits = LinkFetcher.Limits()
        limits.time = .milliseconds(300)
        let server = try await LoopbackServer(["/": Page(isSilent: true)])

        await #expect(throws: LinkError.failed("it takes too long")) { try await page("/", of: server, limits) }
    }

    @Test(arguments: ["/missing", "/untitled"])
    func `a page without a title has no card`(path: String) async throws {
        let server = try await LoopbackServer(["/untitled": Page("<p>no title")])

        await #expect(throws: LinkError.self) { try await page(path, of: server) }
    }
}

extension LinkFetcher.Limits {
    /// Other tests need the processors, too.
    fileprivate static var patient: LinkFetcher.Limits {
        var limits = LinkFetcher.Limits()
        (limits.time, limits.pause) = (.seconds(60), .seconds(60))
        return limits
    }
}

private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    func next() { lock.withLock { count += 1 } }
    var value: Int { lock.withLock { count } }
}
