import Testing

@testable import OrielWeb

@Suite struct StyleTests {
    private func style(_ value: String) -> Style {
        var style = Style()
        style[.width] = value
        return style
    }

    @Test func `equal styles have the same hash, wherever their texts lie in memory`() {
        for length in 0..<40 {
            let value = String(repeating: "1", count: length)
            let same = String("x\(value)".dropFirst())

            #expect(style(value).hashValue == style(same).hashValue)
        }
    }

    @Test func `styles that differ in one character have different hashes`() {
        for length in 1..<40 {
            let hashes = (0..<length).map { place in
                let digits = (0..<length).map { $0 == place ? "2" : "1" }
                return style(digits.joined()).hashValue
            }

            #expect(Set(hashes).count == length)
        }
    }

    @Test func `the property and the end of a value count`() {
        var height = Style()
        height[.height] = "1px"
        var two = style("1")
        two[.height] = "px"

        #expect(Set([style("1px"), height, two].map(\.hashValue)).count == 3)
    }
}
