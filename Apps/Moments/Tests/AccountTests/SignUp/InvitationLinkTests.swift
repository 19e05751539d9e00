import Account
import Foundation
import Testing

struct InvitationLinkTests {
    @Test func `an address leads back to its code`() throws {
        let site = try #require(URL(string: "https://moments.example"))

        #expect(InvitationLink.url("aB-3_x", at: site).absoluteString == "https://moments.example/join-aB-3_x")
        #expect(InvitationLink.code(in: InvitationLink.path("aB-3_x")) == "aB-3_x")
    }

    @Test(
        arguments: [
            "aB-3_x", " aB-3_x\n", "join-aB-3_x", "/join-aB-3_x", "/join-aB-3_x/",
            "https://a.example/join-aB-3_x?x=1#y",
        ]
    )
    func `a code is found in what people paste`(text: String) {
        #expect(InvitationLink.code(in: text) == "aB-3_x")
    }

    @Test(arguments: [
        "", " ", "/", "join-", "/friends", "https://a.example", "two words", "ä", String(repeating: "a", count: 101),
    ])
    func `what is neither is none`(text: String) {
        #expect(InvitationLink.code(in: text) == nil)
    }
}
