import Testing

@testable import OrielWeb

@Suite struct CSSQuantitiesTests {
    @Test(
        arguments: [
            ("0.5", [0.5], [""]), ("translate(-10px,.5%)", [-10, 0.5], ["px", "%"]),
            ("rotate3d(0,1,0,20deg) scale(1.5)", [0, 1, 0, 20, 1.5], ["", "", "", "deg", ""]),
            ("calc(100% - 4px)", [100, 4], ["%", "px"]),
        ] as [(String, [Double], [String])]
    )
    func `the numbers of a value have units`(value: String, numbers: [Double], units: [String]) throws {
        let quantities = try #require(CSSQuantities(value))

        #expect(quantities.numbers == numbers)
        #expect(quantities.units == units)
    }

    @Test(arguments: ["none", "#123456", "var(--size) 2px", "url(a1.png)", "red", "1.2.3"])
    func `other values have no numbers`(value: String) {
        #expect(CSSQuantities(value) == nil)
    }

    @Test(
        arguments: [
            ("translate(0,4px)", "translate(2px,0)", ["px", "px"]), ("scale(2)", "scale(3)", [""]),
            ("10px", "10%", nil), ("scale(2)", "rotate(2deg)", nil), ("2", "3px", nil),
        ] as [(String, String, [String]?)]
    )
    func `values of the same form share units`(first: String, second: String, units: [String]?) throws {
        let (first, second) = (try #require(CSSQuantities(first)), try #require(CSSQuantities(second)))

        #expect(first.units(sharedWith: second) == units)
    }
}
