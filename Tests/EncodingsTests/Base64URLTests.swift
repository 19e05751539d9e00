import Encodings
import Testing

@Suite struct Base64URLTests {
    // Source: RFC 4648, section 10, without padding; the last two have the letters that differ from base64.
    @Test(arguments: [
        ([], ""), ([0x66], "Zg"), ([0x66, 0x6F], "Zm8"), ([0x66, 0x6F, 0x6F], "Zm9v"),
        ([0x66, 0x6F, 0x6F, 0x62], "Zm9vYg"),
        ([0xFB, 0xFF], "-_8"), ([0xFF, 0xEF, 0xBE], "_---"),
    ])
    func `bytes have the text of the RFC`(bytes: [UInt8], text: String) {
        #expect(Base64URL.text(of: bytes) == text)
        #expect(Base64URL.text(of: AnySequence(bytes)) == text)
        #expect(Base64URL.bytes(of: text) == bytes)
    }

    @Test(arguments: 0..<40)
    func `bytes come back from their text`(count: Int) {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 11) }

        let text = Base64URL.text(of: bytes)

        #expect(Base64URL.bytes(of: text) == bytes)
        #expect(text.utf8.count == (count * 4 + 2) / 3)
        #expect(text.utf8.allSatisfy(Base64URL.isLetter))
    }

    @Test(arguments: ["A", "AB", "A=", "AA==", "A A", "é", "AAB", "+/8", "AAAA\n"])
    func `text in another form is no bytes`(text: String) {
        #expect(Base64URL.bytes(of: text) == nil)
    }
}
