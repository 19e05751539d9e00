import HTTPTypes
import Testing

@testable import MomentsServer

@Suite struct SameOriginPolicyTests {
    private let policy = SameOriginPolicy(publicURL: "https://moments.example")

    @Test(arguments: [
        ("127.0.0.1:8080", true), ("[::1]:8080", true), ("localhost:8080", true), ("me.localhost", true),
        ("moments.example", true), ("evil.example:8080", false), ("127.0.0.1.evil.example", false),
        ("localhost.evil.example", false), ("", false),
    ])
    func `a name that anybody can give to our address makes nobody a demo person`(
        _ authority: String,
        _ isAllowed: Bool
    ) {
        let headers: HTTPFields = [.origin: "http://\(authority)"]

        #expect(policy.allowsWithoutCredentials(headers, authority: authority) == isAllowed)
        // A browser never sends the cookie of another host name, so with a cookie the name is authentic.
        #expect(policy.allows(headers, authority: authority))
    }

    @Test func `a program that is no page may call the server what it likes`() {
        #expect(policy.allowsWithoutCredentials([:], authority: "moments.internal"))
    }

    @Test func `behind a proxy that names another host, the public address counts`() {
        let headers: HTTPFields = [.origin: "https://Moments.example"]

        #expect(policy.allows(headers, authority: "10.0.0.5:8080"))
        #expect(!policy.allows([.origin: "https://evil.example"], authority: "10.0.0.5:8080"))
        #expect(!policy.allows([.origin: "nonsense"], authority: "nonsense"))
    }
}
