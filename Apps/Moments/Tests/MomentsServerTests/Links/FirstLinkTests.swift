import MomentsModel
import Testing

@testable import MomentsServer

@Suite struct FirstLinkTests {
    @Test(arguments: [
        ("https://swift.org", "https://swift.org"),
        ("Look: HTTPS://Swift.org/a?b=c#d, and http://other.example", "https://swift.org/a?b=c#d"),
        ("(see https://en.wikipedia.org/wiki/Swift_(bird)).", "https://en.wikipedia.org/wiki/Swift_(bird)"),
        ("(https://swift.org/a)", "https://swift.org/a"),
        ("看这里https://swift.org/a，很好", "https://swift.org/a"),
        ("<https://swift.org/a>", "https://swift.org/a"),
        ("https:// http://user@host.example http://b.example!", "http://b.example"),
    ])
    func `the first web address of a text is found without the sentence around it`(text: String, link: String) {
        #expect(FirstLink.find(in: text) == link)
    }

    @Test(arguments: [
        "", "swift.org", "ftp://swift.org", "javascript:alert(1)", "https://", "http:///a",
        "https://user:pass@host.example",
    ])
    func `other texts have none`(text: String) {
        #expect(FirstLink.find(in: text) == nil)
    }
}
