import Foundation
import Testing

@testable import MomentsModel

@Suite struct AddressTextTests {
    @Test(arguments: [
        "/", "/photos/ab01/small?v=1&s=a-b_c~d.e", "/a//b", "/a?b?c", "//host/a", "https://example.com/a%20b#c",
        "relative",
    ])
    func `an address is the one that it was made of`(_ text: String) throws {
        #expect(try #require(AddressText(text)).wrappedValue == URL(string: text))
    }

    @Test(arguments: ["", "http://[", "//host:port"])
    func `a text that is no address is refused`(_ text: String) {
        #expect(URL(string: text) == nil)
        #expect(AddressText(text) == nil)
    }
}
