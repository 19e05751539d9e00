import Testing

@testable import GraphQL

@Suite struct JSONParserTests {
    private func parse(_ text: String, depth: Int = 200) throws(JSONParser.Fault) -> Value {
        try JSONParser.value(of: Array(text.utf8), maximumDepth: depth)
    }

    @Test(
        arguments: [
            ("null", .null),
            (" \t\r\n true ", .bool(true)),
            ("[false,[],{}]", [false, [], [:]]),
            ("0", .int(0)),
            ("-12", .int(-12)),
            ("9223372036854775807", .int(.max)),
            ("9223372036854775808", .double(9_223_372_036_854_775_808)),
            ("1.0", .double(1)),
            ("-1.5e-3", .double(-0.0015)),
            ("1E2", .double(100)),
            ("1e999", .double(.infinity)),
            ("{\"a\": 1, \"b\": {\"c\": [\"d\"]}}", ["a": 1, "b": ["c": ["d"]]]),
            ("{\"a\": 1, \"b\": 2, \"a\": 3}", ["a": 3, "b": 2]),
        ] as [(String, Value)]
    )
    func `a text is read as the value it says`(text: String, value: Value) throws {
        #expect(try parse(text) == value)
    }

    @Test(arguments: [
        (#""""#, ""),
        (#""é🎉""#, "é🎉"),
        (#""\"\\\/\b\f\n\r\t\u0000""#, "\"\\/\u{8}\u{C}\n\r\t\u{0}"),
        (#""\u00e9\uD83C\uDF89""#, "é🎉"),
        (#""\uD83C""#, "\u{FFFD}"),
        (#""\uDF89\uD83Ca""#, "\u{FFFD}\u{FFFD}a"),
        (#""\uD83C\u0041""#, "\u{FFFD}A"),
    ])
    func `escapes are decoded, and half a pair is replaced`(text: String, string: String) throws {
        #expect(try parse(text) == .string(string))
    }

    @Test(arguments: [
        ("", 0), ("nul", 0), ("[1,]", 3), ("[1 2]", 3), ("{\"a\"}", 4), ("{a: 1}", 1), ("{\"a\": 1,}", 8), ("1 2", 2),
        ("01", 1), ("-", 1), ("1.", 2), (".5", 0), ("1e", 2), ("+1", 0), ("NaN", 0), ("'a'", 0), ("\"a", 2),
        ("\"a\nb\"", 2), (#""\x""#, 1), (#""\u12"#, 1), (#""\u{41}""#, 1), ("[", 1), ("]", 0), ("\u{FEFF}1", 0),
    ])
    func `invalid JSON is reported at its position`(text: String, offset: Int) throws {
        let fault = #expect(throws: JSONParser.Fault.self) { try parse(text) }

        #expect(fault?.offset == offset)
    }

    @Test(arguments: [[0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80]] as [[UInt8]])
    func `a string that is not UTF-8 is refused`(bytes: [UInt8]) {
        let quote = UInt8(ascii: "\"")

        #expect(throws: JSONParser.Fault.self) { try JSONParser.value(of: [quote] + bytes + [quote]) }
        #expect(throws: JSONParser.Fault.self) { try JSONParser.value(of: [quote, 0x5C, 0x6E] + bytes + [quote]) }
    }

    @Test func `nesting ends at the limit`() throws {
        let deepest = String(repeating: "[", count: 50) + String(repeating: "]", count: 50)

        #expect(throws: Never.self) { try parse(deepest, depth: 50) }
        #expect(throws: JSONParser.Fault.self) { try parse("[\(deepest)]", depth: 50) }
        #expect(throws: JSONParser.Fault.self) { try parse(String(repeating: "{\"a\":[", count: 100_000)) }
    }
}
