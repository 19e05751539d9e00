import HTTPTypes
import Hummingbird
import Logging
import MomentsModel
import TestSupport
import Testing

@testable import MomentsServer

/// The ID that leads from a response to the lines of the log.
@Suite struct RequestIDTests {
    private static let query = #"{"query":"{ viewer { timeline { nodes { comments { nodes { id } } } } } }"}"#
    private static let header = HTTPField.Name("X-Request-ID")!

    /// The IDs of the requests about which something was logged.
    private func loggedIDs(_ server: TestServer) -> [String] {
        server.log.metadata.compactMap { $0["hb.request.id"] }
    }

    @Test func `the log line of a request that fails has the ID in its response`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        let browser = TestBrowser(server)
        server.spy.failure = .busy("the disk is slow")

        for headers in [HTTPFields.cookie(ada.token), .bearer(ada)] {
            let before = loggedIDs(server).count
            let page = try await browser.post(Self.query, headers)

            #expect(page.status == 503, "\(page.text)")
            let id = try #require(page.headers[Self.header])
            #expect(Set(loggedIDs(server).dropFirst(before)) == [id])
            #expect(server.log.lines.contains { $0.contains("the disk is slow") && $0.contains(id) })
        }
        #expect(Set(loggedIDs(server)).count == 2)
    }

    @Test func `a resolver that fails logs the ID, too`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        _ = try await server.publish("hello", by: ada)
        let browser = TestBrowser(server)
        // The store fails after the timeline is read.
        server.spy.beforeReading = { _ in server.spy.failure = .busy("the disk is slow") }

        let page = try await browser.post(Self.query, .bearer(ada))

        let id = try #require(page.headers[Self.header])
        #expect(page.status == 200 && page.text.contains("UNAVAILABLE"), "\(page.text)")
        #expect(Set(loggedIDs(server)) == [id])
    }

    @Test func `the server makes a new ID for each response`() async throws {
        let server = try TestServer()
        let browser = TestBrowser(server)
        var ids: Set<String> = []

        let photo = "/photos/abc/medium"
        let requests: [(HTTPRequest.Method, String)] = [
            (.post, "/graphql"), (.post, "/photos"), (.get, "/export"), (.get, photo), (.head, photo),
        ]
        for (method, path) in requests {
            let page = try await browser.send(method, path, [Self.header: "theirs"])
            ids.insert(try #require(page.headers[Self.header], "\(path)"))
        }

        #expect(ids.count == 5 && !ids.contains("theirs"))
        #expect(ServedRequest.id == nil)
    }

    @Test func `an ID that the HTTP server has made is that of its own lines`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        var logger = Logger(label: "test")
        logger[metadataKey: "hb.request.id"] = "f00d"
        server.spy.failure = .busy("the disk is slow")

        let page = try await TestBrowser(server, logger: logger).post(Self.query, .bearer(ada))

        #expect(page.headers[Self.header] == "f00d" && Set(loggedIDs(server)) == ["f00d"])
    }

    @Test(
        arguments: [
            (HTTPError(.forbidden, headers: [.retryAfter: "7"]), 403, "7"),
            (Refusal(), 409, "7"),
            (Failure(), 500, nil),
        ] as [(any Error, Int, String?)]
    )
    func `the response to an error of any kind has the ID`(error: any Error, status: Int, retry: String?) async throws {
        let router = Router(context: BasicRequestContext.self)
        router.group().add(middleware: RequestIDMiddleware<BasicRequestContext>())
            .get("/") { _, _ -> String in throw error }
        var logger = Logger(label: "test")
        logger[metadataKey: "hb.request.id"] = "f00d"

        let page = try await TestBrowser(router, logger: logger).send(.get, "/")

        #expect(page.status == status)
        #expect(page.headers[Self.header] == "f00d" && page.headers[.retryAfter] == retry)
    }

    @Test func `an error without a response is logged with the ID`() async throws {
        let log = RecordedLog()
        let router = Router(context: BasicRequestContext.self)
        router.group().add(middleware: RequestIDMiddleware<BasicRequestContext>())
            .get("/") { _, _ -> String in throw Failure() }

        let page = try await TestBrowser(router, logger: log.logger).send(.get, "/")

        let id = try #require(page.headers[Self.header])
        #expect(log.lines.contains { $0.contains("Failure") && $0.contains(id) })
    }
}

/// An error that chooses its response.
private struct Refusal: HTTPResponseError {
    var status: HTTPResponse.Status { .conflict }

    func response(from request: Request, context: some RequestContext) throws -> Response {
        Response(status: status, headers: [.retryAfter: "7"])
    }
}

private struct Failure: Error {}
