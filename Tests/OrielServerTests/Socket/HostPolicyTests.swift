import ArgumentParser
import Testing

@testable import OrielServer

@Suite struct HostPolicyTests {
    private func policy(_ arguments: String...) throws -> HostPolicy {
        try HostEnvironment.$replacement.withValue([:]) { HostPolicy(options: try ServerOptions.parse(arguments)) }
    }

    @Test(arguments: ["localhost", "localhost:8080", "127.0.0.1:1", "192.168.1.2", "[::1]:8080", "app.localhost:99"])
    func `addresses and this machine are known`(host: String) throws {
        #expect(try policy().refusal(host: host) == nil)
    }

    @Test(arguments: ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example:80", "evil.example:8080"])
    func `other names are not`(host: String) throws {
        #expect(try policy().refusal(host: host) == .unknownHost(Authority.host(of: host) ?? ""))
    }

    @Test func `names that were allowed are known`() throws {
        let policy = try policy("--public-url", "https://app.example", "--allow-host", "b.example:99")

        #expect(policy.refusal(host: "app.example") == nil && policy.refusal(host: "B.example") == nil)
        #expect(policy.refusal(host: "c.example") != nil && policy.refusal(host: nil) == .missingHost)
    }

    @Test(arguments: [
        ("localhost:8080", "http://localhost:8080"), ("localhost", "http://localhost"),
        ("app.example", "https://app.example"), ("app.example:443", "https://app.example"),
        // A proxy that does not forward the host.
        ("127.0.0.1:8080", "https://app.example"),
    ])
    func `the origin may be the host or the public address`(host: String, origin: String) throws {
        #expect(try policy("--public-url", "https://app.example").refusal(host: host, origin: origin) == nil)
    }

    @Test(arguments: [
        ("localhost:8080", "http://localhost:8081"), ("localhost:8080", "http://evil.example"), ("localhost", "null"),
        ("app.example", "https://app.example.evil.example"), ("app.example", ""),
    ])
    func `any other origin is foreign`(host: String, origin: String) throws {
        #expect(
            try policy("--public-url", "https://app.example").refusal(host: host, origin: origin)
                == .foreignOrigin(origin)
        )
    }
}
