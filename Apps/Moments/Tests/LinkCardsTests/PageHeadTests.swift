import Foundation
import Testing

@testable import LinkCards

@Suite struct PageHeadTests {
    private func head(_ html: String, type: String = "text/html") -> PageHead {
        PageHead(Data(html.utf8), contentType: type)
    }

    private let page = URL(string: "https://www.site.example/a/b")!

    @Test func `what a page says to other sites is preferred to its title`() {
        let head = head(
            """
            <!DOCTYPE html><html><head><!-- <meta property=og:title content=no> --><title>Plain</title>
            <meta property="og:title" content="Tom &amp; Jerry &#x2764; &quot;1&quot;" /><META NAME='twitter:title' content=x>
            <meta content='A Site' property='og:site_name'><meta property=og:image content=/c.png?a=1&amp;b=2>
            </head><body><meta property="og:title" content="late">
            """
        )

        #expect(head.title == "Tom & Jerry ❤ \"1\"")
        #expect(head.siteName == "A Site")
        #expect(head.image(relativeTo: page)?.absoluteString == "https://www.site.example/c.png?a=1&b=2")
    }

    @Test func `a page without such words has its title and its host`() {
        let head = head(
            "<head><script>'<title>no</title>'</script><style></style><TITLE lang=en>\n One\n two &nbsp; </TITLE>"
        )

        #expect(head.title == "One two")
        #expect(head.siteName == nil && head.image(relativeTo: page) == nil)
        #expect(PageHead.host(of: page) == "site.example")
    }

    @Test(arguments: [
        "", "<", "<title", "<title>", "<meta content=\"", "<!--", "<title> \u{200B} </title>", "no page",
        "</head><title>x",
    ])
    func `a page without a title has none`(html: String) {
        #expect(head(html).title == nil)
    }

    @Test func `texts are one plain line of bounded length`() throws {
        let head = head(
            "<title>a\u{202E}b\u{2066}c\u{200F}d\u{0}e\nf" + String(repeating: "x", count: 500) + "</title>"
        )
        let title = try #require(head.title)

        #expect(title.hasPrefix("abcde f"))
        #expect(title.hasSuffix("…") && title.count == LinkPage.titleLimit + 1)
        #expect(head.title?.contains("<") == false)
        let accents = self.head(
            "<title>" + String(repeating: "e" + String(repeating: "\u{301}", count: 90), count: 40) + "</title>"
        )
        #expect(try #require(accents.title).utf8.count < 10_000)
    }

    @Test func `markup in a title is text`() {
        #expect(
            head("<title>&lt;b&gt;&amp;lt; &bogus; &#0; &#xD800; &</title>").title == "<b>&lt; &bogus; &#0; &#xD800; &"
        )
    }

    @Test(arguments: [
        ("text/html; charset=GB18030", ""), ("text/html;charset=gbk", ""), ("text/html", "<meta charset=\"gb2312\">"),
        ("text/html", "<meta http-equiv=Content-Type content='text/html; charset=gbk'>"),
    ])
    func `a Chinese page names its encoding`(type: String, meta: String) {
        // 中文
        let bytes = Data("<head>\(meta)<title>".utf8) + [0xD6, 0xD0, 0xCE, 0xC4] + Data("</title>".utf8)

        #expect(PageHead(bytes, contentType: type).title == "中文")
    }

    @Test func `other encodings are UTF-8 or Latin-1`() {
        let latin = Data("<title>caf".utf8) + [0xE9] + Data("</title>".utf8)

        #expect(PageHead(latin, contentType: "text/html; charset=ISO-8859-1").title == "café")
        #expect(PageHead(latin, contentType: "text/html").title == "caf\u{FFFD}")
        #expect(head("<title>café</title>", type: "text/html; charset=unknown").title == "café")
    }

    @Test func `mutated pages are read without a trap`() {
        let seed = Array(
            "<!--x--><head><title a='1'>T &amp; &#65;</title><meta property=\"og:title\" content='x'><script></script></head>"
                .utf8
        )
        let pieces: [[UInt8]] = ["<", ">", "\"", "'", "&", "&#", "<!--", "-->", "</", "=", "</title", "<meta ", "\0"]
            .map { Array($0.utf8) }
        var random = SeededGenerator(state: 42)
        for _ in 0..<3000 {
            var bytes = seed
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                let place = Int.random(in: 0...bytes.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
                case 1 where place < bytes.count: bytes.remove(at: place)
                case 2: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: place)
                default: bytes = Array(bytes.prefix(place))
                }
            }
            let head = PageHead(Data(bytes), contentType: "text/html")
            #expect(head.title.map { $0.count <= LinkPage.titleLimit + 1 } ?? true)
        }
    }

    @Test(arguments: [
        "<", "<a", "<title>", "<meta content=\"", "<meta a='", "<!--", "</", "<script>", "&", "&amp", "<a <",
        "<meta x ",
    ])
    func `a long page takes no more time for each byte than a short one`(piece: String) {
        /// For how long a processor has worked for this thread; others do not prolong it.
        func work() -> Duration {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
        }
        func time(_ count: Int) -> Duration {
            let data = Data(String(repeating: piece, count: count).utf8)
            return (0..<3).map { _ in
                let before = work()
                _ = PageHead(data, contentType: "text/html; charset=utf-8").title
                return work() - before
            }.min() ?? .zero
        }
        // Quadratic time would be 64 times as long, each time. The machine may have become slower between the two.
        #expect((0..<5).contains { _ in time(80_000) < time(10_000) * 40 + .milliseconds(20) })
    }
}

private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
