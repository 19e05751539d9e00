import Testing

@testable import GraphQL

@Suite struct SourceLocationTests {
    @Test(arguments: [
        ("abc", 0, 1, 1),
        ("abc", 2, 1, 3),
        ("a\nb", 2, 2, 1),
        ("a\rb", 2, 2, 1),
        ("a\r\nb", 3, 2, 1),
        ("a\r\n\r\nb", 5, 3, 1),
        ("é🎉b", 6, 1, 3),
        ("\u{2028}b", 3, 1, 2),
        ("abc", 100, 1, 4),
    ])
    func `lines and code points are counted from one`(text: String, offset: Int, line: Int, column: Int) {
        let bytes = Array(text.utf8)

        #expect(
            bytes.withUnsafeBufferPointer { SourceLocation(of: offset, in: $0) }
                == SourceLocation(line: line, column: column)
        )
    }

    @Test func `a map knows every place of a long text`() {
        let lines = (0..<40).map { String(repeating: "é\u{1F389}x", count: $0 % 23) }
        let bytes = Array((lines.joined(separator: "\r\n") + "\r\r\n").utf8)
        let map = SourceMap(bytes)

        let wrong = bytes.withUnsafeBufferPointer { source in
            (0...bytes.count + 1).filter { map.location(ofOffset: $0) != SourceLocation(of: $0, in: source) }
        }
        #expect(wrong == [])
    }

    @Test(arguments: [0, 1, 255, 256, 257, 512])
    func `a map knows the end of a text of any size`(size: Int) {
        let map = SourceMap([UInt8](repeating: UInt8(ascii: "a"), count: size))

        #expect(map.location(ofOffset: size) == SourceLocation(line: 1, column: size + 1))
    }
}
