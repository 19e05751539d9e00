import Testing

@testable import GraphQL

@Suite struct UnicodeEscapeTests {
    private func escape(_ text: String) -> UnicodeEscape? {
        Array(text.utf8).withUnsafeBufferPointer { UnicodeEscape(at: 0, in: $0) }
    }

    @Test(arguments: [
        (#"\u0041 "#, "A" as Unicode.Scalar, 6),
        (#"\u00E9"#, "é", 6),
        (#"\uD83C\uDF89"#, "🎉", 12),
        (#"\u{0}"#, "\u{0}", 5),
        (#"\u{10FFFF}"#, "\u{10FFFF}", 10),
        (#"\u{0000000000000041}"#, "A", 20),
    ])
    func `a scalar is read with its length`(text: String, scalar: Unicode.Scalar, length: Int) throws {
        let escape = try #require(self.escape(text))

        #expect(escape.scalar == scalar)
        #expect(escape.length == length)
    }

    @Test(arguments: [
        #"\u"#, #"\u004"#, #"\u00g0"#, #"\uD83C"#, #"\uD83C\n"#, #"\uD83C\u0041"#, #"\uDF89\uD83C"#, #"\uD83C\uDF8"#,
        #"\u{}"#, #"\u{"#, #"\u{41"#, #"\u{D83C}"#, #"\u{110000}"#, #"\u{FFFFFFFFFFFFFFFFF}"#, #"\u{4 1}"#,
    ])
    func `an escape without a scalar is rejected`(text: String) {
        #expect(escape(text) == nil)
    }
}
