import Testing

@testable import OrielWeb

struct CSSNumberTests {
    @Test(arguments: [
        (0.0, "0"), (12, "12"), (-8, "-8"), (0.5, "0.5"), (-0.25, "-0.25"), (1.00004, "1"), (0.12345, "0.1235"),
        (1e9, "1000000000"),
        (.infinity, "0"), (.nan, "0"),
    ])
    func `a number has no more digits than it needs`(value: Double, expected: String) {
        #expect(number(value) == expected)
    }

    @Test func `a length of nothing needs no unit`() {
        #expect(px(0) == "0")
        #expect(px(1.5) == "1.5px")
    }
}
