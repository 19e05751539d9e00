import TestSupport

/// The bytes of events as no browser of ours sends them: each kind with every odd value its fields can hold.
///
/// Written byte by byte, as the types of the protocol cannot hold most of them.
struct HostilePayload: Sendable {
    let kind: UInt8
    let bytes: [UInt8]

    /// An event as an item of a message.
    func item(number: UInt32, node: UInt32) -> [UInt8] {
        [2] + Self.integer(UInt64(number)) + Self.integer(UInt64(node) * 2) + [kind] + bytes
    }

    // MARK: - Values

    static let numbers: [Float] = [
        0, -0.0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1e30, -1e30, 3.4e38, -3.4e38, .nan, .infinity,
        -.infinity, -1, 1, 0.5, 390,
        Float(Int32.max), Float(Int32.min), Float(Int64.max), Float(Int64.min),
    ]

    static let texts: [[UInt8]] =
        [
            "", "0", "-0", "1e-45", "1e30", "-1e30", "3.4e38", "1e400", "-1e400", "NaN", "inf", "-inf", "-1", "1",
            "2147483647", "-2147483648", "9223372036854775807", "-9223372036854775808", "9223372036854775808",
            "true", "false", "#ffffff", "#+12345", "2026-11-21", "0000-00-00", "9999-12-31", "-1-1-1",
            "9223372036854775807-01-01", "2026-11-21T13:45", "T", "24:60", "9999-12-31T23:59", "13:45", "Enter",
            "0 1", "1 40", "2 2031", "0 -2147483648", "1 9223372036854775807",
            "ArrowUp", "\u{0}", "\u{301}", "a\u{202E}b", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "null", "[]",
            #"[{"id":1e400,"name":"a","type":"","size":1e400}]"#,
            #"[{"id":0,"name":"../../a","type":"image/png","size":9223372036854775807}]"#,
            String(repeating: "[", count: 10_000),
        ].map { Array($0.utf8) } + [loneSurrogate, [0xFF], [0xC0, 0x80]]

    /// What may be dropped from outside of a page.
    static let drops: [[UInt8]] = [
        "{}", #"{"text":"a","url":"b"}"#, #"{"types":["","/","image/png","text/plain;",null]}"#, #"{"files":{}}"#,
        #"{"types":["Files","text/plain","text/uri-list","image/png"]}"#,
        #"{"files":[{"id":0,"name":"../../a","type":"image/png","size":9007199254740991}],"url":"javascript:a"}"#,
    ].map { Array($0.utf8) }

    /// What no UTF-8 may hold, and JavaScript strings can.
    static let loneSurrogate: [UInt8] = [0x61, 0xED, 0xA0, 0x80]

    /// As much as a message may hold, beside the rest of it.
    static let longText = Array(repeating: UInt8(ascii: "a"), count: 65_000)

    static let integers: [UInt64] = [0, 1, 2, 255, 65_536, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF, 0x1_0000_0000]

    static func integer(_ value: UInt64) -> [UInt8] {
        var (rest, bytes) = (value, [UInt8]())
        while rest > 0x7F {
            bytes.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        return bytes + [UInt8(rest)]
    }

    static func text(_ bytes: [UInt8]) -> [UInt8] { integer(UInt64(bytes.count)) + bytes }

    static func float(_ value: Float) -> [UInt8] {
        let bits = value.bitPattern
        return [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: bits >> $0) }
    }

    private static func floats(_ value: Float, _ count: Int) -> [UInt8] {
        Array(repeatElement(float(value), count: count).joined())
    }

    private static let pointers: [[UInt8]] = {
        let states: [[UInt8]] = [[1, 0, 0], [2, 2, 0], [3, 1, 31], [4, 0, 0], [0, 3, 0], [0, 0, 32]]
        var all: [[UInt8]] = numbers.map { [0, 0, 0, 1] + floats($0, 2) }
        all += integers.map { [0, 1, 31] + integer($0) + floats(1, 2) }
        all += states.map { $0 + [1] + floats(1, 2) }
        return all
    }()

    // MARK: - The table

    /// What a kind of event is attacked with.
    static func all(ofKind kind: UInt8) -> [HostilePayload] {
        let contents: [[UInt8]] =
            switch kind {
            case 1: numbers.map { [1] + floats($0, 2) } + [[0], [2], [255]].map { $0 + floats(1, 2) }
            case 2, 3: (texts + [longText]).map { text($0) }
            case 6: texts.map { text($0) + [0] } + [text(longText) + [0], text([97]) + [15], text([97]) + [16]]
            case 5, 14, 16, 22: [[0], [1], [2], [255]]
            case 24: numbers.map { [1] + floats($0, 4) } + [[0] + floats(0, 4), [2] + floats(0, 4)]
            case 23:
                (texts + drops)
                    .flatMap { content in
                        [[0, 0], [1, 1], [2, 0], [3, 1]].map { $0 + text(content) + floats(5, 2) }
                    }
                    + numbers.map { [3, 0] + text([]) + floats($0, 2) }
                    + [[4, 0] + text([]) + floats(0, 2), [0, 2] + text([]) + floats(0, 2)]
            case 21: [[0], [1], [2], [3], [4], [5], [255]]
            case 15:
                integers.map { [1] + integer($0) + integer($0) }
                    + [0, 2, 255].map { [$0] + integer(1) + integer(0) }
            case 7:
                numbers.flatMap { [[0] + floats($0, 6), [1] + floats($0, 6)] } + [
                    [2] + floats(0, 6), [3] + floats(0, 6),
                ]
            case 8: [[0], [1], [0], [2], [3]]
            // A place far away in a view that is almost nothing, and the other way round.
            case 9:
                numbers.map { floats($0, 6) }
                    + numbers.map { float($0) + floats(0, 1) + floats(.leastNonzeroMagnitude, 4) }
                    + numbers.map { floats($0, 2) + floats(390, 4) }
            case 10: numbers.flatMap { [floats($0, 2), floats(0, 1) + float($0), float($0) + floats(0, 1)] }
            case 11: numbers.flatMap { [floats($0, 4), floats(390, 2) + floats($0, 2), floats($0, 2) + floats(0, 2)] }
            case 25:
                integers.map { integer($0) + integer($0) }
                    + [[0, 1], [1, 0], [3, 2], [0, 255]].map { $0.flatMap { integer($0) } }
            case 26: pointers
            case 18: integers.map { integer($0) }
            case 19: numbers.flatMap { [[0] + floats($0, 6), [1] + float($0) + floats(0, 5)] } + [[2] + floats(1, 6)]
            case 20:
                numbers.flatMap { value in [0, 1, 2, 3, 4, 6, 8, 64].map { integer(UInt64($0)) + floats(value, $0) } }
                    + integers.filter { $0 > 2 }.map { integer($0) } + [integer(4096) + floats(1, 4096)]
            default: [[]]
            }
        return contents.map { HostilePayload(kind: kind, bytes: $0) }
    }

    /// Random bytes of the right form, mostly of the values of the table.
    static func random(ofKind kind: UInt8, using random: inout SeededGenerator) -> HostilePayload {
        var bytes: [UInt8] = []
        for field in form(ofKind: kind) {
            switch field {
            case .byte: bytes.append(UInt8.random(in: 0...3, using: &random))
            case .float: bytes += float(randomNumber(using: &random))
            case .integer: bytes += integer(integers.randomElement(using: &random) ?? 0)
            case .text: bytes += text(randomText(using: &random))
            }
        }
        return HostilePayload(kind: kind, bytes: bytes)
    }

    private enum Field { case byte, float, integer, text }

    private static func form(ofKind kind: UInt8) -> [Field] {
        switch kind {
        case 1: [.byte, .float, .float]
        case 2, 3: [.text]
        case 5, 8, 14, 16, 22: [.byte]
        case 24: [.byte, .float, .float, .float, .float]
        case 23: [.byte, .byte, .text, .float, .float]
        case 15: [.byte, .integer, .integer]
        case 6: [.text, .byte]
        case 7, 19: [.byte] + Array(repeating: .float, count: 6)
        case 9: Array(repeating: .float, count: 6)
        case 10: [.float, .float]
        case 11: Array(repeating: .float, count: 4)
        case 18: [.integer]
        case 26: [.byte, .byte, .byte, .integer, .float, .float]
        case 25: [.integer, .integer]
        case 21: [.byte]
        // The count that this writes is often wrong.
        case 20: [.byte, .float, .float]
        default: []
        }
    }

    private static func randomNumber(using random: inout SeededGenerator) -> Float {
        switch Int.random(in: 0..<64, using: &random) {
        // Each of these ends the message, so they come seldom.
        case 0: [Float.nan, .infinity, -.infinity].randomElement(using: &random) ?? .nan
        case 1..<24: numbers.filter(\.isFinite).randomElement(using: &random) ?? 0
        case 24..<40: Float(bitPattern: UInt32.random(in: 0...(.max), using: &random) & 0xFF7F_FFFF)
        default: Float.random(in: -1000...1000, using: &random)
        }
    }

    private static func randomText(using random: inout SeededGenerator) -> [UInt8] {
        switch Int.random(in: 0..<400, using: &random) {
        case 0: longText
        case 1..<8: loneSurrogate
        case 8..<80: Array("word \(Int.random(in: 0..<100, using: &random))".utf8)
        default: texts.randomElement(using: &random) ?? []
        }
    }
}
