import Foundation
import Synchronization
import Testing

@testable import OrielServer

@Suite struct TicketTests {
    private let ours = ["Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "cors"]

    /// Opens a page and returns its services.
    private func services(_ server: TestServer) async throws -> SessionServices {
        _ = try await server.get("/")
        return try #require(server.pages.last).services
    }

    @Test func `a ticket sets its cookie once`() async throws {
        let options = try TestServer.options("--public-url", "https://app.example")
        try await TestServer.run(options: options) { server async throws in
            let cookie = try SessionCookie(name: "session", value: "abc", lifetime: .seconds(60))
            let path = try await services(server).ticketPath(for: cookie)

            let answer = try await server.get(path, ours)

            #expect(answer.status == 204)
            let parts = Set((answer.headers["set-cookie"] ?? "").components(separatedBy: "; "))
            #expect(parts == ["session=abc", "Max-Age=60", "Path=/", "Secure", "HttpOnly", "SameSite=Lax"])
            #expect(try await server.get(path, ours).status == 404)
        }
    }

    @Test(
        arguments: [
            [:], ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "navigate"],
            ["Origin": "http://evil.example"],
        ] as [[String: String]]
    )
    func `a foreign page cannot sign anybody in`(headers: [String: String]) async throws {
        try await TestServer.run { server async throws in
            let path = try await services(server).ticketPath(for: try SessionCookie(name: "s", value: "v"))

            let answer = try await server.get(path, headers)

            #expect(answer.status == 403 && answer.headers["set-cookie"] == nil)
            #expect(try await server.get(path, ours).status == 204)
        }
    }

    @Test(arguments: [("a b", "v"), ("n", "a;b"), ("n", "a\r\nb"), ("", "v"), ("n", "é")])
    func `a cookie that would break the header is rejected`(name: String, value: String) {
        #expect(throws: InvalidCookie.self) { try SessionCookie(name: name, value: value) }
    }

    @Test func `tickets are forgotten in time`() throws {
        let office = TicketOffice()
        let start = ContinuousClock.now
        let path = office.path(setting: try SessionCookie(name: "s", value: "v"), now: start)

        #expect(office.redeemCookie(String(path.dropFirst("/oriel/session/".count)), now: start + .seconds(61)) == nil)
    }
}
