import Foundation
import Testing

@testable import LinkCards

@Suite struct LinkRulesTests {
    private func rules(_ addresses: String..., trusting hosts: Set<String> = []) -> LinkRules {
        LinkRules(trustedHosts: hosts) { _ in addresses.compactMap(IPAddress.init) }
    }

    @Test(arguments: [
        "http://site.example/a", "https://site.example", "http://site.example:443/", "https://SITE.example:80",
    ])
    func `a host with public addresses may be fetched`(text: String) async throws {
        let url = try #require(URL(string: text))

        #expect(try await rules("8.8.8.8", "2606:4700::1111").target(of: url).address.description == "8.8.8.8")
    }

    @Test(arguments: [
        "ftp://site.example/", "file:///etc/passwd", "http://site.example:8080/", "https://site.example:22/",
        "http://user@site.example/", "http://a:b@site.example/", "gopher://site.example:80/", "http:///path",
        "http://site%2eexample/", "http://[2606:4700::1111]/",
    ])
    func `other schemes, ports and users are refused`(text: String) async throws {
        let url = try #require(URL(string: text))

        await #expect(throws: LinkError.self) { try await rules("8.8.8.8").target(of: url) }
    }

    @Test func `one private address among others is enough to be refused`() async throws {
        let url = try #require(URL(string: "http://site.example/"))

        await #expect(throws: LinkError.refused("an address of site.example")) {
            try await rules("8.8.8.8", "127.0.0.1").target(of: url)
        }
        await #expect(throws: LinkError.self) { try await rules().target(of: url) }
    }

    @Test func `a host of the operator's network may have any address, at its port`() async throws {
        let rules = rules("10.0.0.7", trusting: ["Wiki.example:8443"])

        #expect(
            try await rules.target(of: #require(URL(string: "https://wiki.example:8443/a"))).address.description
                == "10.0.0.7"
        )
        for other in ["https://wiki.example/", "https://other.example:8443/"] {
            await #expect(throws: LinkError.self) { try await rules.target(of: #require(URL(string: other))) }
        }
    }

    @Test(arguments: [
        "127.0.0.1", "0x7f.1", "2130706433", "0177.0.0.1", "127.1", "[::1]", "[::ffff:127.0.0.1]", "localhost",
    ])
    func `the system's notations of this machine are refused`(host: String) async throws {
        let url = try #require(URL(string: "http://\(host)/"))

        await #expect(throws: LinkError.self) { try await LinkRules().target(of: url) }
    }

    @Test func `a host is read by all programs alike`() async throws {
        let target = try await rules("8.8.8.8").target(of: #require(URL(string: "http://Bücher.Example/a?b=c#d")))

        #expect(
            target.url.absoluteString == "http://xn--bcher-kva.example/a?b=c" && target.host == "xn--bcher-kva.example"
        )
    }
}
