import Foundation
import OrielCoreTransferable
import Synchronization
import Testing

@testable import OrielServer

/// Tests of downloads to browsers.
@Suite struct DownloadTests {
    /// Offers a file and runs `client` with the path of the download.
    private func offer(
        _ server: TestServer,
        name: String = "Grüße.html",
        client: @escaping @Sendable (_ path: String) async throws -> Void
    ) async throws -> URL {
        let socket = try await server.connect()
        _ = try await socket.welcome()
        let page = try #require(server.pages.last)
        let (end, ending) = AsyncStream<Void>.makeStream()
        page.contents.withLock { contents in
            contents.client = { command, argument in
                struct Argument: Decodable { var url: String }
                guard command == "download",
                    let url = try? JSONDecoder().decode(Argument.self, from: Data(argument.utf8)).url
                else { return nil }
                // The browser starts the download and replies before it is complete.
                Task {
                    do { try await client(url) } catch { Issue.record(error) }
                    ending.finish()
                }
                return "null"
            }
        }
        let url = try await page.services.offer(.data(Data("<script>".utf8)), name: name, mediaType: "text/html")
        // Keep the server running until the client has finished its requests.
        for await _ in end {}
        return url
    }

    @Test func `a file is given away once, to be saved and not to be run`() async throws {
        try await TestServer.run { server async throws in
            let url = try await offer(server) { path async throws in
                let answer = try await server.get(path, ["Sec-Fetch-Site": "same-origin"])
                #expect(answer.status == 200 && answer.text == "<script>")
                #expect(answer.headers["content-disposition"] == "attachment; filename*=UTF-8''Gr%C3%BC%C3%9Fe%2Ehtml")
                #expect(answer.headers["content-security-policy"] == "default-src 'none'; sandbox")
                #expect(answer.headers["x-content-type-options"] == "nosniff")
                #expect(try await server.get(path, ["Sec-Fetch-Site": "same-origin"]).status == 404)
            }

            #expect(url.lastPathComponent == "Grüße.html")
            #expect(try String(contentsOf: url, encoding: .utf8) == "<script>")
        }
    }

    @Test func `a foreign page gets nothing`() async throws {
        try await TestServer.run { server async throws in
            _ = try await offer(server) { path async throws in
                #expect(try await server.get(path, ["Sec-Fetch-Site": "cross-site"]).status == 403)
                #expect(try await server.get(path, ["Host": "evil.example"]).status == 421)
                #expect(try await server.get(path).status == 200)
            }
        }
    }

    @Test func `a download that is not fetched fails`() async throws {
        let office = TicketOffice()
        let file = try TemporaryFile(named: "a", in: TemporaryFolder())
        let download = Download(session: SessionID(), file: file, name: "a", mediaType: "text/plain", size: 0)
        let ticket = office.openDownload(download)

        office.sweep(now: .now + .seconds(61))

        #expect(await download.outcome.value() == false)
        #expect(office.redeemDownload(ticket.text) == nil)
    }

    @Test func `a download ends with its session`() async throws {
        let office = TicketOffice()
        let id = SessionID()
        let file = try TemporaryFile(named: "a", in: TemporaryFolder())
        let download = Download(session: id, file: file, name: "a", mediaType: "text/plain", size: 0)
        let ticket = office.openDownload(download)

        office.closeAll(of: id)

        #expect(await download.outcome.value() == false)
        #expect(office.redeemDownload(ticket.text) == nil)
    }
}
