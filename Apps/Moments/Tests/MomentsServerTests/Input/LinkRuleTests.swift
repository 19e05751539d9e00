import MomentsModel
import Testing

@testable import MomentsServer

@Suite struct LinkRuleTests {
    @Test(arguments: [
        ("https://example.com", "https://example.com"),
        ("  HTTPS://Example.COM/Path?Query=A#Part \n", "https://example.com/Path?Query=A#Part"),
        ("http://example.com:8080/a%20b", "http://example.com:8080/a%20b"),
        ("http://[2001:DB8::1]/", "http://[2001:db8::1]/"),
        ("https://example.com/关于?q=朋友", "https://example.com/%E5%85%B3%E4%BA%8E?q=%E6%9C%8B%E5%8F%8B"),
        ("https://b\u{FC}cher.example/x", "https://xn--bcher-kva.example/x"),
        ("https://example.com/a|b", "https://example.com/a%7Cb"),
    ])
    func `a link is kept in one way of writing it`(_ text: String, _ kept: String) throws {
        #expect(try LinkRule.normalised(text) == kept)
    }

    @Test(arguments: [
        "", " ", "example.com", "//example.com", "javascript:alert(1)", "JavaScript:alert(1)//http://example.com",
        "data:text/html,x", "file:///etc/passwd", "ftp://example.com", "http:", "http://", "https:///path",
        "http:/example.com",
        "https://bank.example@evil.example/", "https://user:password@example.com/", "https://exa mple.com/",
        "https://example.com/\u{0}", "https://example.com/\u{202E}gpj.exe", "https:\\\\example.com",
        "https://evil.com\\@good.com",
        "https://example.com/\njavascript:alert(1)", "http://:80/", "https://example.com:99999999/",
        "mailto:a@example.com",
    ])
    func `what leads to no page of the web is refused`(_ text: String) {
        #expect(throws: MomentsError.self) { try LinkRule.normalised(text) }
    }

    @Test func `a long link is refused`() {
        let text = "https://example.com/" + String(repeating: "a", count: Limits.link)

        #expect(throws: MomentsError.self) { try LinkRule.normalised(text) }
    }

    @Test func `a link that is long only when it is escaped is refused, too`() {
        let text = "https://example.com/" + String(repeating: "好", count: Limits.link / 2)

        #expect(throws: MomentsError.self) { try LinkRule.normalised(text) }
    }
}
