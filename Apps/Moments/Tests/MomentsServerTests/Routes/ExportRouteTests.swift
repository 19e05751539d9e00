import Foundation
import HTTPTypes
import Hummingbird
import MomentsModel
import NIOCore
import TestSupport
import Testing

@testable import MomentsServer

/// Who gets the download of everything of one's own, and how often.
@Suite struct ExportRouteTests {
    private struct Gone: Error {}

    /// A connection that breaks at a write.
    private struct BreakingWriter: ResponseBodyWriter {
        let last: Int
        let sizes: Shared<[Int]>

        mutating func write(_ buffer: ByteBuffer) async throws {
            let size = buffer.readableBytes
            sizes.change { $0.append(size) }
            if sizes.value.count == last { throw Gone() }
        }

        consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
    }

    /// A connection during which something else happens, once.
    private struct BusyWriter: ResponseBodyWriter {
        let pages: Shared<[Page]>
        let meanwhile: @Sendable () async throws -> [Page]

        mutating func write(_ buffer: ByteBuffer) async throws {
            guard pages.value.isEmpty else { return }
            let found = try await meanwhile()
            pages.change { $0 = found }
        }

        consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
    }

    private func server(_ rate: Rate = Rate(3, per: .seconds(3600))) async throws -> (
        TestServer, TestBrowser, TestPerson
    ) {
        var configuration = MomentsConfiguration(publicURL: "https://moments.example")
        configuration.rateLimits.export = rate
        let server = try TestServer(configuration)
        return (server, TestBrowser(server), try await server.add("ada"))
    }

    @Test func `a person gets a file that is named after them and the day, and kept nowhere`() async throws {
        let (_, browser, ada) = try await server()

        for headers in [HTTPFields.cookie(ada.token), .bearer(ada)] {
            let page = try await browser.send(.get, "/export", headers)

            #expect(page.status == 200)
            #expect(page.bytes.starts(with: Array("PK".utf8)))
            #expect(page.headers[.contentType] == "application/zip")
            #expect(page.headers[.contentDisposition] == "attachment; filename=\"moments-ada-2023-11-14.zip\"")
            #expect(page.headers[.cacheControl] == "no-store")
            #expect(page.headers[.xContentTypeOptions] == "nosniff")
        }
    }

    @Test func `a stranger gets nothing`() async throws {
        let (server, browser, _) = try await server()
        let credentials: [HTTPFields] = [[:], .cookie("stale"), [.authorization: "Bearer wrong"]]

        for headers in credentials {
            let page = try await browser.send(.get, "/export", headers)

            #expect(page.status == 401)
            #expect(page.headers[.cacheControl] == "no-store")
        }
        #expect(!server.spy.calls.contains("signIns"))
    }

    @Test(arguments: ["cross-site", "same-site"])
    func `a page of another site cannot use it up`(site: String) async throws {
        let (_, browser, ada) = try await server(Rate(1, per: .seconds(3600)))
        let foreign = HTTPFields.cookie(ada.token) + [HTTPField.Name("Sec-Fetch-Site")!: site]

        #expect(try await browser.send(.get, "/export", foreign).status == 403)
        #expect(try await browser.send(.get, "/export", .cookie(ada.token)).status == 200)
    }

    @Test func `it can be had three times in an hour`() async throws {
        let (server, browser, ada) = try await server(RateLimits().export)
        let ben = try await server.add("ben")

        for _ in 0..<3 { #expect(try await browser.send(.get, "/export", .bearer(ada)).status == 200) }
        let refused = try await browser.send(.get, "/export", .bearer(ada))

        #expect(refused.status == 429)
        #expect(refused.headers[HTTPField.Name("Retry-After")!] == "1200")
        #expect(try await browser.send(.get, "/export", .bearer(ben)).status == 200)
        server.clock.advance(by: .seconds(1200))
        #expect(try await browser.send(.get, "/export", .bearer(ada)).status == 200)
    }

    @Test func `a person has one at a time, and the server two`() async throws {
        let (server, browser, ada) = try await server(.unlimited)
        let (ben, cem) = (try await server.add("ben"), try await server.add("cem"))
        let (inner, outer) = (Shared<[Page]>([]), Shared<[Page]>([]))
        let inBoth = BusyWriter(pages: inner) {
            var pages: [Page] = []
            for person in [ada, ben, cem] { pages.append(try await browser.send(.get, "/export", .bearer(person))) }
            return pages
        }
        let inFirst = BusyWriter(pages: outer) {
            [try await browser.send(.get, "/export", .bearer(ben), to: inBoth)]
        }

        let page = try await browser.send(.get, "/export", .bearer(ada), to: inFirst)

        #expect(page.status == 200)
        #expect(outer.value.map(\.status) == [200])
        #expect(inner.value.map(\.status) == [429, 429, 503])
        #expect(inner.value.allSatisfy { $0.headers[HTTPField.Name("Retry-After")!] == "30" })
        #expect(try await browser.send(.get, "/export", .bearer(ada)).status == 200)
    }

    @Test func `when the browser is gone, the work stops and the place is free`() async throws {
        let (server, browser, ada) = try await server(.unlimited)
        let photo = try await server.photo(String(repeating: "x", count: 1 << 20), by: ada)
        _ = try await server.publish("Look", by: ada, photos: [photo.id])
        let sizes = Shared<[Int]>([])

        await #expect(throws: Gone.self) {
            try await browser.send(.get, "/export", .bearer(ada), to: BreakingWriter(last: 2, sizes: sizes))
        }

        #expect(sizes.value.count == 2)
        #expect(sizes.value.allSatisfy { $0 <= 128 << 10 })
        #expect(server.log.lines.contains { $0.contains("ended early") })
        #expect(try await browser.send(.get, "/export", .bearer(ada)).status == 200)
    }

    @Test func `a download that stalls ends when another has taken its place`() async throws {
        let (server, browser, ada) = try await server(.unlimited)
        let pages = Shared<[Page]>([])
        let stalling = BusyWriter(pages: pages) { [clock = server.clock] in
            clock.advance(by: .seconds(Int64(ExportPlaces.patience)))
            return [try await browser.send(.get, "/export", .bearer(ada))]
        }

        await #expect(throws: ExportPlaces.Stalled.self) {
            try await browser.send(.get, "/export", .bearer(ada), to: stalling)
        }

        #expect(pages.value.map(\.status) == [200])
        #expect(server.log.lines.contains { $0.contains("ended early") })
    }

    @Test func `while the store fails, the answer says so`() async throws {
        let (server, browser, ada) = try await server()
        server.spy.failure = .damaged("page 7 of /srv/moments.sqlite")

        let page = try await browser.send(.get, "/export", .bearer(ada))

        #expect(page.status == 503)
        #expect(!page.text.contains("/srv"))
    }
}
