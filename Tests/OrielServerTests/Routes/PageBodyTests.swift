import HTTPTypes
import NIOCore
import OrielZlib
import Testing

@testable import OrielServer

@Suite struct PageBodyTests {
    private let sheet = PageStyleSheet(String(repeating: "p { color: red }\n", count: 5000))

    @Test(arguments: [0, 1, 65_534, 65_535, 65_536, 131_070, 200_000])
    func `a browser reads the same, compressed or not`(length: Int) throws {
        let body = PageBody(
            head: "<style>",
            styleSheet: sheet,
            rest: String(repeating: "x", count: length) + "时光"
        )

        for isWhole in [true, false] {
            let unpacked = try unpack(try #require(body.gzip(isWhole: isWhole)))

            #expect(unpacked == Array(body.plain.readableBytesView))
        }
    }

    @Test func `a page without anything is a page`() throws {
        let body = PageBody(head: "", styleSheet: PageStyleSheet(""), rest: "")

        #expect(try unpack(try #require(body.gzip(isWhole: false))).isEmpty)
        #expect(try unpack(try #require(body.gzip(isWhole: true))).isEmpty)
        #expect(body.plain.readableBytes == 0)
    }

    @Test func `for others, rules are compressed, and what a page says is not`() throws {
        let text = String(repeating: "What somebody says. ", count: 100)
        let body = PageBody(head: text, styleSheet: sheet, rest: text)

        let bytes = Array(try #require(body.gzip(isWhole: false)).readableBytesView)

        // A header of 10 bytes, then 5 bytes of the block's header.
        #expect(bytes[15...].starts(with: text.utf8))
        #expect(bytes.dropLast(8).suffix(text.utf8.count).elementsEqual(text.utf8))
        #expect(bytes.count - 2 * text.utf8.count < sheet.plain.readableBytes / 100)
    }

    @Test func `a whole page is compressed, and longer by the padding`() throws {
        let body = PageBody(head: "", styleSheet: sheet, rest: String(repeating: "What somebody says. ", count: 100))

        let lengths = try [0, 1, 127].map { try #require(body.gzip(isWhole: true, padding: $0)).readableBytes }

        #expect(lengths[0] < 500)
        #expect(lengths.map { $0 - lengths[0] } == [0, 1, 127])
        #expect(try unpack(try #require(body.gzip(isWhole: true, padding: 127))) == Array(body.plain.readableBytesView))
    }

    @Test(
        arguments: [
            ([], true), ([(.secFetchSite, "cross-site")], true), ([(.cookie, "a=b")], true),
            ([(.cookie, "a=b"), (.secFetchSite, "none")], true),
            ([(.cookie, "a=b"), (.secFetchSite, "same-origin")], true),
            ([(.cookie, "a=b"), (.secFetchSite, "same-site")], false),
            ([(.cookie, "a=b"), (.secFetchSite, "cross-site")], false),
            ([(.authorization, "Basic YTpi"), (.secFetchSite, "cross-site")], false),
        ] as [([(HTTPField.Name, String)], Bool)]
    )
    func `the content is not compressed if another site causes a request with credentials`(
        fields: [(HTTPField.Name, String)],
        isCompressed: Bool
    ) {
        let body = PageBody(head: "", styleSheet: sheet, rest: String(repeating: "What somebody says. ", count: 100))
        var headers: HTTPFields = [.acceptEncoding: "gzip"]
        for (name, value) in fields { headers[name] = value }

        #expect((body.form(for: headers).bytes.readableBytes < 1000) == isCompressed)
    }

    @Test func `comments of the rules are not sent`() {
        let sheet = PageStyleSheet("/* a */\np { color: red }\n/* b\n*/ q { top: 0 } /**/\n")

        #expect(String(buffer: sheet.plain) == "p { color: red }\n q { top: 0 } ")
    }

    @Test(
        arguments: [("gzip, deflate, br", "gzip"), ("br", nil), ("gzip;q=0", nil), (nil, nil)] as [(String?, String?)]
    )
    func `gzip is used only if accepted`(accepted: String?, encoding: String?) {
        var headers = HTTPFields()
        headers[.acceptEncoding] = accepted
        #expect(PageBody(head: "", styleSheet: sheet, rest: "").form(for: headers).encoding == encoding)
    }

    /// Decompresses a whole gzip stream; zlib verifies its checksums.
    private func unpack(_ buffer: ByteBuffer) throws -> [UInt8] {
        var stream = z_stream()
        try #require(oriel_inflate_init_gzip(&stream) == Z_OK)
        defer { inflateEnd(&stream) }
        var input = Array(buffer.readableBytesView)
        var output = [UInt8](repeating: 0, count: 1_000_000)
        let status = input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                stream.next_in = input.baseAddress
                stream.avail_in = UInt32(input.count)
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(output.count)
                return inflate(&stream, Z_FINISH)
            }
        }
        try #require(status == Z_STREAM_END && stream.avail_in == 0)
        return Array(output.prefix(Int(stream.total_out)))
    }
}
