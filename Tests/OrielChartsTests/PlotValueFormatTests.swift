import Foundation
import Testing

@testable import OrielCharts

/// The texts of legends, and of the tables that screen readers read.
@Suite struct PlotValueFormatTests {
    private func format(_ locale: String) -> PlotValueFormat {
        PlotValueFormat(locale: Locale(identifier: locale), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
    }

    @Test func `dates and numbers are in the language of the chart`() {
        let date = Date(timeIntervalSince1970: 1_796_000_000)

        #expect(format("zh-Hans").text(of: .date(date)) == "2026年11月30日")
        #expect(format("en_GB").text(of: .date(date)).hasSuffix("Nov 2026"))
        #expect(format("de").text(of: .number(1234.5)) == "1.234,5")
        #expect(format("de").text(of: .category("a")) == "a")
    }
}
