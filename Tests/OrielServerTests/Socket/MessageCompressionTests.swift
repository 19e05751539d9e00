import NIOCore
import NIOHTTP1
import NIOWebSocket
import Testing

@testable import OrielServer

@Suite struct MessageCompressionTests {
    private func request(_ offers: String...) -> HTTPRequestHead {
        let headers = HTTPHeaders(offers.map { ("Sec-WebSocket-Extensions", $0) })
        return HTTPRequestHead(version: .http1_1, method: .GET, uri: "/", headers: headers)
    }

    /// A message that a browser might get.
    private let rows = Array(String(repeating: #"<div class="row">A line of text</div>"#, count: 200).utf8)

    @Test(arguments: [
        "permessage-deflate", "permessage-deflate; client_max_window_bits",
        "permessage-deflate; client_max_window_bits=10; server_no_context_takeover",
        "x-webkit-deflate-frame, permessage-deflate; client_no_context_takeover",
        "permessage-deflate; server_max_window_bits=10, Permessage-Deflate",
    ])
    func `an offer is accepted`(offer: String) {
        #expect(
            MessageCompression.headers(for: request(offer))["Sec-WebSocket-Extensions"] == [
                "permessage-deflate; server_no_context_takeover; client_no_context_takeover"
            ]
        )
    }

    @Test(arguments: [
        "", ",;=", "x-webkit-deflate-frame", "permessage-deflate; server_max_window_bits=10",
        "permessage-deflate; unknown", "permessage-deflate2",
    ])
    func `without a usable offer there is no compression`(offer: String) {
        #expect(MessageCompression.headers(for: request(offer)).isEmpty)
        #expect(!MessageCompression.isOffered(by: request(offer)))
        #expect(MessageCompression.headers(for: request()).isEmpty)
    }

    @Test(arguments: [0, 1, 23]) func `a large message is smaller, and the same afterwards`(padding: Int) throws {
        let frame = MessageCompression.frame(of: rows, padding: padding)

        #expect(frame.rsv1 && frame.fin && frame.opcode == .binary)
        #expect(frame.length < rows.count / 4)
        #expect(
            try Compression.inflate(Array(frame.data.readableBytesView) + [0, 0, 0xFF, 0xFF], limit: 10_000) == rows
        )
    }

    @Test func `padding adds whole blocks`() {
        let lengths = [0, 4].map { MessageCompression.frame(of: rows, padding: $0).length }

        #expect(lengths[1] - lengths[0] == 20)
    }

    @Test func `a short message stays as it is`() {
        let frame = MessageCompression.frame(of: [1, 2, 3])

        #expect(!frame.rsv1)
        #expect(Array(frame.data.readableBytesView) == [1, 2, 3])
    }

    @Test func `a message that would become too large is not made`() throws {
        let bomb = try #require(Compression.deflateMessage([UInt8](repeating: 0, count: 10_000_000)))
        #expect(bomb.count < 64 * 1024)

        #expect(throws: Compression.InflateError.tooLarge) { try Compression.inflate(bomb, limit: 64 * 1024) }
        #expect(throws: Compression.InflateError.tooLarge) { try Compression.inflate(bomb, limit: 9_999_999) }
        #expect(try Compression.inflate(bomb, limit: 10_000_000).count == 10_000_000)
    }

    @Test(arguments: [[7, 255, 255], [0x06], [0xFF, 0xFF, 0xFF]] as [[UInt8]])
    func `what is not compressed is refused`(bytes: [UInt8]) {
        #expect(throws: Compression.InflateError.notDeflated) {
            try Compression.inflate(bytes + [0, 0, 0xFF, 0xFF], limit: 1000)
        }
    }

    @Test func `random bytes are refused or within the limit`() {
        var numbers = SystemRandomNumberGenerator()
        for _ in 0..<5000 {
            let bytes = (0..<Int.random(in: 0..<60)).map { _ in UInt8.random(in: 0...255, using: &numbers) }
            let result = try? Compression.inflate(bytes, limit: 100)
            #expect(result.map { $0.count <= 100 } ?? true, "\(bytes)")
        }
    }
}
