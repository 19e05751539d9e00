import Foundation
import Testing

@testable import OrielTool

struct PageServerTests {
    @Test func `a head is read and written`() throws {
        var head = try #require(HTTPHead("GET /a?b=/c HTTP/1.1\r\nHost: localhost\r\nAccept:text/html, */*"))

        #expect(head.method == "GET" && head.path == "/a" && head["accept"] == "text/html, */*" && head.asksForPage)
        head["Connection"] = "close"
        head["HOST"] = nil
        #expect(head.text == "GET /a?b=/c HTTP/1.1\r\nAccept: text/html, */*\r\nConnection: close\r\n\r\n")
    }

    @Test(arguments: ["", "GET / HTTP/1.1\r\nno field"])
    func `what is no head is refused`(text: String) {
        #expect(HTTPHead(text) == nil)
    }

    @Test(arguments: ["127.0.0.1:8080", "localhost:8080", "[::1]:8080", "192.168.1.7", "house:8080"])
    func `pages of this server may read errors`(authority: String) {
        let fields = [
            HTTPHead.Field(name: "Host", value: authority), .init(name: "Origin", value: "http://\(authority)"),
        ]

        #expect(HTTPHead(start: "GET / HTTP/1.1", fields: fields).isOurs(host: "house"))
    }

    @Test(arguments: [
        ["Host": "127.0.0.1:8080"], ["Host": "127.0.0.1:8080", "Origin": "http://evil.example"],
        ["Host": "evil.example", "Origin": "http://evil.example"], ["Origin": "http://127.0.0.1"],
        ["Host": "10.evil.example", "Origin": "http://10.evil.example"],
    ])
    func `other pages may not`(fields: [String: String]) {
        let head = HTTPHead(start: "GET / HTTP/1.1", fields: fields.map { .init(name: $0, value: $1) })

        #expect(!head.isOurs(host: "127.0.0.1"))
    }

    @Test func `the script is added to the head of a page`() {
        let page = PageServer.withScript(Array("<html><head></head><body></body></html>".utf8))

        #expect(
            String(decoding: page, as: UTF8.self)
                == "<html><head><script type=\"module\" src=\"/oriel-dev/overlay.js\"></script></head><body></body></html>"
        )
    }

    @Test func `the handshake is that of the example in RFC 6455`() {
        #expect(SocketHandshake.accept("dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
    }

    @Test(arguments: [
        (1, [0x81, 1]), (125, [0x81, 125]), (126, [0x81, 126, 0, 126]),
        (70000, [0x81, 127, 0, 0, 0, 0, 0, 1, 17, 112]),
    ])
    func `frames have their length`(count: Int, head: [UInt8]) {
        let frame = SocketHandshake.frame(String(repeating: "a", count: count))

        #expect(Array(frame.prefix(head.count)) == head && frame.count == head.count + count)
    }

    @Test(arguments: [
        ("READY=1\nX_ORIEL_PORT=4711", Notice.listening(port: 4711)),
        ("READY=1\nX_ORIEL_RELOAD=done\nSTATUS=x", .reloaded(true)),
        ("X_ORIEL_RELOAD=failed", .reloaded(false)), ("STOPPING=1", nil), ("", nil), ("=\n=", nil),
    ])
    func `notices of the program are understood`(text: String, notice: Notice?) {
        #expect(Notice(text) == notice)
    }
}
