import Testing

@testable import MomentsServer

@Suite struct RequestedRangeTests {
    private func range(_ text: String?, if condition: String? = nil, length: Int = 100) -> RequestedRange {
        RequestedRange(text, if: condition, tag: "\"a\"", length: length)
    }

    @Test(
        arguments: [
            ("bytes=0-0", 0..<1), ("bytes=10-19", 10..<20), ("bytes=99-99", 99..<100), ("bytes=90-", 90..<100),
            ("bytes=0-", 0..<100), ("bytes=90-1000", 90..<100), ("bytes=-10", 90..<100), ("bytes=-1000", 0..<100),
            ("Bytes=010-019", 10..<20), ("bytes=5-99999999999999999999", 5..<100),
            ("bytes=-99999999999999999999", 0..<100),
        ] as [(String, Range<Int>)]
    )
    func `a part is found`(text: String, part: Range<Int>) { #expect(range(text) == .part(part)) }

    @Test(arguments: ["bytes=100-", "bytes=100-200", "bytes=99999999999999999999-", "bytes=-0"])
    func `a part after the last byte cannot be sent`(text: String) { #expect(range(text) == .unsatisfiable) }

    @Test(arguments: ["bytes=0-", "bytes=-1"])
    func `nothing has no part`(text: String) { #expect(range(text, length: 0) == .unsatisfiable) }

    @Test(
        arguments: [
            nil, "", "bytes", "bytes=", "bytes=-", "bytes=5", "bytes=2-1", "bytes=0-1,5-6", "bytes=0-1, 5-6",
            "bytes= 0-1",
            "bytes=+0-1", "bytes=0--1", "bytes=a-b", "bytes=٠-١", "items=0-1", "0-1",
        ] as [String?]
    )
    func `what cannot be read, and several parts, are answered with the whole`(text: String?) {
        #expect(range(text) == .whole)
    }

    @Test func `a part is sent only of what the browser has`() {
        #expect(range("bytes=0-1", if: "\"a\"") == .part(0..<2))
        for other in ["\"b\"", "W/\"a\"", "a", "*", "", "Sun, 29 Nov 2026 03:15:00 GMT"] {
            #expect(range("bytes=0-1", if: other) == .whole)
            #expect(range("bytes=100-", if: other) == .whole)
        }
    }
}
