import Account
import Foundation
import Testing

@Suite struct PasswordResetLinkTests {
    @Test func `a link leads back to its code`() throws {
        let site = try #require(URL(string: "https://moments.example"))

        #expect(PasswordResetLink.url("aB-3_x", at: site).absoluteString == "https://moments.example/reset-aB-3_x")
        #expect(PasswordResetLink.code(in: "https://moments.example/reset-aB-3_x") == "aB-3_x")
        #expect(PasswordResetLink.code(in: PasswordResetLink.path("aB-3_x") + "/?from=mail#top") == "aB-3_x")
    }

    @Test(arguments: [
        "", "/", "/reset-", "/reset", "reset-code", "/join-code", "/friends", "/reset-co de", "/reset-\u{1F600}",
        "/reset-" + String(repeating: "x", count: 101), "/moment-3",
    ])
    func `other addresses have none`(address: String) {
        #expect(PasswordResetLink.code(in: address) == nil)
        #expect(InvitationLink.code(in: "/reset-code") == nil)
    }
}
