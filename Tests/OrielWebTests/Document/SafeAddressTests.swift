import Foundation
import OrielCore
import OrielTesting
import Testing

@testable import OrielWeb

@Suite struct SafeAddressTests {
    @Test(arguments: [
        "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "java\nscript:alert(1)",
        "\u{1}javascript:x",
        "java\tscript:x", "vbscript:x", "data:text/html,<script>", "file:///etc/passwd", "blob:https://a.example/x",
        "view-source:https://a.example", "intent://x#Intent;end", "ws://a.example", "feed:javascript:x",
    ])
    func `script and file addresses are rejected`(text: String) {
        #expect(SafeAddress(text) == nil)
    }

    @Test(arguments: [
        "https://a.example/b?c#d", "HTTP://a.example", "mailto:a@a.example", "tel:+123", "/path", "path", "?query",
        "#part",
        "a/b:c", "//a.example/x",
    ])
    func `web, mail, phone and local addresses are accepted`(text: String) {
        let address = SafeAddress(text)
        #expect(address?.text == text)
    }

    @Test(arguments: ["javascript:alert(1)", "JAVASCRIPT:alert(1)", "vbscript:x", "data:text/html,x"]) @MainActor
    func `no link of any view carries such an address`(address: String) throws {
        let url = try #require(URL(string: address))
        var linked = AttributedString("c")
        linked.link = url
        let html = ViewHost {
            Link("a", destination: url)
            Text("[b](\(address))")
            Text(linked)
        }.html

        #expect(!html.lowercased().contains("href=\"\(address.prefix(6).lowercased())"))
    }
}
