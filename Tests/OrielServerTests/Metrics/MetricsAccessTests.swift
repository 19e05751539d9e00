import ArgumentParser
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Testing

@testable import OrielServer

@Suite struct MetricsAccessTests {
    private func access(_ arguments: String...) throws -> MetricsAccess {
        try HostEnvironment.$replacement.withValue([:]) { MetricsAccess(options: try ServerOptions.parse(arguments)) }
    }

    private func request(host: String = "localhost:8080", _ fields: HTTPFields = [:]) -> Request {
        let head = HTTPRequest(method: .get, scheme: "http", authority: host, path: "/metrics", headerFields: fields)
        return Request(head: head, body: RequestBody(buffer: ByteBuffer()))
    }

    private func address(_ text: String) throws -> SocketAddress { try SocketAddress(ipAddress: text, port: 4711) }

    @Test(arguments: ["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"])
    func `a program on this machine reads the numbers`(peer: String) throws {
        #expect(try access().allows(request(), from: address(peer)))
    }

    @Test(arguments: ["192.0.2.1", "10.0.0.1", "::2", "2001:db8::1", "::ffff:192.0.2.1"])
    func `others do not`(peer: String) throws {
        #expect(try !access().allows(request(), from: address(peer)))
    }

    @Test func `an unknown peer does not`() throws {
        #expect(try !access().allows(request(), from: nil))
    }

    @Test(arguments: ["X-Forwarded-For", "Forwarded", "X-Real-IP", "Via", "X-Forwarded-Host", "X-Forwarded-Proto"])
    func `a proxied request is not local`(name: String) throws {
        let fields: HTTPFields = [try #require(HTTPField.Name(name)): "127.0.0.1"]

        #expect(try !access().allows(request(fields), from: address("127.0.0.1")))
    }

    @Test func `behind a proxy every request seems to be from this machine, so none is answered`() throws {
        #expect(try !access("--trust-forwarded").allows(request(), from: address("127.0.0.1")))
        #expect(try !access("--public-url", "https://a.example").allows(request(), from: address("127.0.0.1")))
    }

    @Test func `a name of the server in the network is not this machine`() throws {
        #expect(try !access().allows(request(host: "app.example"), from: address("127.0.0.1")))
        #expect(try access().allows(request(host: "[::1]:99"), from: address("::1")))
    }

    @Test func `a refused forwarded request names the option to set`() async throws {
        try await TestServer.run { server async throws in
            let answer = try await server.get("/metrics", ["X-Forwarded-For": "127.0.0.1"])

            #expect(answer.status == 403)
            #expect(answer.text.contains("--metrics-port") && !answer.text.contains("oriel_sessions"))
        }
    }
}
