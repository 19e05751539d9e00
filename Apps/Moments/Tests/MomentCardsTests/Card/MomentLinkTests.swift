import MomentCards
import Testing

struct MomentLinkTests {
    @Test(arguments: [
        ("https://www.swift.org/blog/", "https://www.swift.org/blog/", "swift.org", "/blog/"),
        ("swift.org", "https://swift.org", "swift.org", ""),
        (" http://example.com/a?b=c ", "http://example.com/a?b=c", "example.com", "/a"),
        ("https://swift.org/", "https://swift.org/", "swift.org", ""),
    ])
    func `an address is read as people type it`(text: String, url: String, host: String, path: String) throws {
        let link = try #require(MomentLink(text))

        #expect(link.url.absoluteString == url)
        #expect(link.host == host)
        #expect(link.path == path)
    }

    @Test(arguments: [
        "", "   ", "hello", "javascript:alert(1)", "javascript://swift.org/%0aalert(1)", "ftp://swift.org", "a b.org",
        "https://bank.example@evil.example", "data:text/html,x", ".org", "file:///etc/passwd",
    ])
    func `what is no address of the web leads nowhere`(text: String) {
        #expect(MomentLink(text) == nil)
    }
}
