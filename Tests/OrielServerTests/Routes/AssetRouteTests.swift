import Testing

@testable import OrielServer

@Suite struct AssetRouteTests {
    private func scriptPath(_ server: TestServer) async throws -> String {
        let text = try await server.get("/").text
        return String(try #require(text.firstMatch(of: /src="([^"]+)"/)).1)
    }

    @Test func `a page loads one script, which browsers may keep for ever`() async throws {
        try await TestServer.run { server async throws in
            let path = try await scriptPath(server)
            #expect(path.wholeMatch(of: #//oriel/assets/[A-Za-z0-9_-]{12}/client\.js/#) != nil)

            let answer = try await server.get(path)

            #expect(answer.headers["content-type"] == "text/javascript; charset=utf-8")
            #expect(answer.headers["cache-control"] == "public, max-age=31536000, immutable")
            #expect(answer.headers["vary"] == "Accept-Encoding")
            #expect(answer.body == ClientScripts.files["client.js"])
        }
    }

    @Test func `the scripts that it loads later are beside it`() async throws {
        try await TestServer.run { server async throws in
            let path = try await scriptPath(server)
            for (name, bytes) in ClientScripts.files {
                let answer = try await server.get(path.replacing("client.js", with: name))
                #expect(answer.headers["content-type"] == "text/javascript; charset=utf-8")
                #expect(answer.body == bytes)
            }

            #expect(try await server.get(path.replacing("client.js", with: "other.js")).status == 404)
            #expect(try await server.get("/oriel/assets/AAAAAAAAAAAA/files.js").status == 404)
        }
    }

    @Test func `a compressed form is sent if accepted`() async throws {
        try await TestServer.run { server async throws in
            let path = try await scriptPath(server)

            let gzip = try await server.get(path, ["Accept-Encoding": "gzip, br;q=0"])
            let none = try await server.get(path, ["Accept-Encoding": "identity"])

            #expect(gzip.headers["content-encoding"] == "gzip" && gzip.body.prefix(2) == [0x1F, 0x8B])
            #expect(none.headers["content-encoding"] == nil && none.body.count > gzip.body.count)
            #expect(gzip.headers["etag"] != none.headers["etag"])
        }
    }

    @Test func `a file that is known is not sent again`() async throws {
        try await TestServer.run { server async throws in
            let path = try await scriptPath(server)
            let tag = try #require(try await server.get(path).headers["etag"])

            let answer = try await server.get(path, ["If-None-Match": "\"other\", \(tag)"])

            #expect(answer.status == 304 && answer.body.isEmpty)
        }
    }

    @Test func `the headers of a file can be asked for`() async throws {
        try await TestServer.run { server async throws in
            let answer = try await server.request("HEAD", try await scriptPath(server))

            #expect(answer.status == 200 && answer.body.isEmpty)
        }
    }

    @Test func `health and numbers are served, numbers only if wanted`() async throws {
        try await TestServer.run { server async throws in
            _ = try await server.get("/")
            #expect(try await server.get("/healthz").text == "ok\n")
            let numbers = try await server.get("/metrics")
            #expect(numbers.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8")
            #expect(numbers.text.contains("# TYPE oriel_sessions gauge\noriel_sessions 1\n"))
        }
        try await TestServer.run(options: try TestServer.options("--no-metrics")) { server async throws in
            #expect(try await server.get("/metrics").text.hasPrefix("<!DOCTYPE html>"))
        }
    }

    @Test func `the service worker stays at its address, and is for all pages`() async throws {
        try await TestServer.run { server async throws in
            let answer = try await server.get("/oriel/worker.js?icon=%2Foriel%2Fassets%2Ficon.png")

            #expect(answer.status == 200 && answer.body == ClientScripts.files["worker.js"])
            #expect(answer.headers["content-type"] == "text/javascript; charset=utf-8")
            #expect(answer.headers["cache-control"] == "no-cache")
            #expect(answer.headers["service-worker-allowed"] == "/")
        }
    }

    @Test func `the browser's bars have the colour of the page`() async throws {
        try await TestServer.run { server async throws in
            let text = try await server.get("/").text
            #expect(text.contains(##"<meta name="theme-color" media="(prefers-color-scheme:dark)" content="#000">"##))
            #expect(text.contains(##"<meta name="theme-color" media="(prefers-color-scheme:light)" content="#fff">"##))
        }
    }
}
