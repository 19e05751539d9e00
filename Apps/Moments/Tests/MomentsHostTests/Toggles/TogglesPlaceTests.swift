import Foundation
import Testing

@testable import moments

@Suite struct TogglesPlaceTests {
    @Test func `a path is a file, and an address one of the web`() throws {
        #expect(TogglesPlace("conf/toggles.json") == .file("conf/toggles.json"))
        let url = try #require(URL(string: "https://moments.example/toggles"))
        #expect(TogglesPlace("https://moments.example/toggles") == .address(url))
    }

    @Test(arguments: ["", "ftp://moments.example", "https://", "file:///toggles.json"])
    func `others are refused`(text: String) {
        #expect(TogglesPlace(text) == nil)
    }

    @Test func `secrets in an address are not logged`() {
        #expect(TogglesPlace("https://me:secret@moments.example/t.json?key=secret")?.name == "moments.example/t.json")
    }
}
