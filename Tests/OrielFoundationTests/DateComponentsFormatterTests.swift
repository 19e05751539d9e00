import Foundation
import OrielFoundation
import Testing

struct DateComponentsFormatterTests {
    private func formatter(
        _ style: DateComponentsFormatter.UnitsStyle = .abbreviated,
        in identifier: String = "en",
        units: NSCalendar.Unit = [.hour, .minute, .second]
    ) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        formatter.calendar = .sample(identifier)
        return formatter
    }

    @Test(arguments: [
        (DateComponentsFormatter.UnitsStyle.positional, "1:05:07"),
        (.abbreviated, "1h 5m 7s"),
        (.short, "1 hr, 5 min, 7 sec"),
        (.full, "1 hour, 5 minutes, 7 seconds"),
        (.spellOut, "one hour, five minutes, seven seconds"),
        (.brief, "1hr 5min 7sec"),
    ])
    func `has six styles`(style: DateComponentsFormatter.UnitsStyle, text: String) {
        #expect(formatter(style).string(from: 3907) == text)
    }

    @Test(arguments: [
        ("de", "1 Stunde, 5 Minuten und 7 Sekunden", "1h 5min 7s", "fünf Minuten", "1Std. 5Min. 7Sek."),
        ("fr", "1 heure, 5 minutes et 7 secondes", "1h 5min 7s", "cinq minutes", "1h 5min 7s"),
        ("ja", "1時間 5分 7秒", "1時間5分7秒", "五分", "1時間5分7秒"),
        ("zh-Hans", "1小时5分钟7秒钟", "1小时5分钟7秒", "五分钟", "1小时5分钟7秒"),
        ("ar", "ساعة، 5 دقائق، و7 ثوان", "1س 5د 7ث", "خمسة دقائق", "1س 5د 7ث"),
    ])
    func `uses the words of each language`(
        language: String,
        full: String,
        abbreviated: String,
        spelled: String,
        brief: String
    ) {
        #expect(formatter(.full, in: language).string(from: 3907)?.spaced == full)
        #expect(formatter(.abbreviated, in: language).string(from: 3907)?.spaced == abbreviated)
        #expect(formatter(.spellOut, in: language).string(from: 300)?.spaced == spelled)
        #expect(formatter(.brief, in: language).string(from: 3907)?.spaced == brief)
        #expect(formatter(.positional, in: language).string(from: 3907) == "1:05:07")
    }

    private static let zeros: [(DateComponentsFormatter.ZeroFormattingBehavior, TimeInterval, String, String)] = [
        (.default, 65, "1:05", "1m 5s"),
        (.default, 5, "5", "5s"),
        (.default, 3605, "1:00:05", "1h 5s"),
        (.default, 0, "0", "0s"),
        (.pad, 65, "00:01:05", "0h 1m 5s"),
        ([.pad, .dropLeading], 65, "01:05", "1m 5s"),
        ([], 65, "0:01:05", "0h 1m 5s"),
        (.dropLeading, 3600, "1:00:00", "1h 0m 0s"),
        (.dropMiddle, 3605, "1:05", "1h 5s"),
        (.dropTrailing, 3600, "1", "1h"),
        (.dropAll, 0, "0", "0s"),
        (.pad, 0, "00:00:00", "0h 0m 0s"),
    ]

    @Test(arguments: zeros)
    func `drops or pads zeros`(
        behavior: DateComponentsFormatter.ZeroFormattingBehavior,
        seconds: TimeInterval,
        positional: String,
        abbreviated: String
    ) {
        let formatter = formatter(.positional)
        formatter.zeroFormattingBehavior = behavior
        #expect(formatter.string(from: seconds) == positional)

        formatter.unitsStyle = .abbreviated
        #expect(formatter.string(from: seconds) == abbreviated)
    }

    @Test func `shows at most a number of units`() {
        let formatter = formatter(.full)
        formatter.maximumUnitCount = 1

        #expect(formatter.string(from: 7199) == "1 hour")
        #expect(formatter.string(from: 0) == "0 seconds")
    }

    @Test func `adds a single longest unit to the next`() {
        let formatter = formatter(.full)
        formatter.collapsesLargestUnit = true

        #expect(formatter.string(from: 63) == "63 seconds")
        #expect(formatter.string(from: 125) == "2 minutes, 5 seconds")
        #expect(formatter.string(from: -63) == "-63 seconds")
    }

    @Test func `shows the sign once`() {
        #expect(formatter(.full).string(from: -3907) == "-1 hour, 5 minutes, 7 seconds")
        #expect(formatter(.positional).string(from: -90) == "-1:30")
    }

    @Test func `shows days beside a clock`() {
        #expect(formatter(.positional, units: [.day, .hour, .minute]).string(from: 93784) == "1d 2:03")
        #expect(formatter(.positional, units: [.day, .hour]).string(from: 93784) == "1d 2h")
    }

    @Test func `converts components to the allowed units`() {
        #expect(formatter(.full).string(from: DateComponents(minute: 90)) == "1 hour, 30 minutes")
        #expect(formatter(.full, units: []).string(from: DateComponents(minute: 90)) == "90 minutes")
        #expect(formatter(.full, units: [.year, .month]).string(from: DateComponents(month: 14)) == "1 year, 2 months")
        let german = formatter(.full, in: "de", units: [.year, .month])
        #expect(german.string(from: DateComponents(month: 14)) == "1 Jahr und 2 Monate")
    }

    @Test func `components without values have no length`() {
        #expect(formatter().string(from: DateComponents()) == "0s")
        #expect(formatter(units: []).string(from: DateComponents()) == nil)
    }

    @Test func `compares two dates in its calendar`() throws {
        let calendar = Calendar.sample()
        let start = try #require(calendar.date(from: DateComponents(year: 2024, month: 1, day: 31)))
        let end = try #require(calendar.date(from: DateComponents(year: 2024, month: 3, day: 2)))

        #expect(formatter(.full, units: [.month, .day]).string(from: start, to: end) == "1 month, 2 days")
        #expect(formatter(.full, units: [.weekOfMonth, .day]).string(from: start, to: end) == "4 weeks, 3 days")
        #expect(formatter(.full, units: [.day]).string(from: end, to: start) == "-31 days")
    }

    @Test func `months are as long as after the reference date`() throws {
        let formatter = formatter(.full, units: [.day])
        let calendar = try #require(formatter.calendar)
        formatter.referenceDate = calendar.date(from: DateComponents(year: 2023, month: 2, day: 1))

        #expect(formatter.string(from: DateComponents(month: 1)) == "28 days")
    }

    @Test func `begins sentences with a capital letter`() {
        let formatter = formatter(.spellOut)
        formatter.formattingContext = .beginningOfSentence

        #expect(formatter.string(from: 60) == "One minute")
    }

    @Test func `formats components, and nothing else, as a formatter`() {
        #expect(formatter().string(for: DateComponents(minute: 2)) == "2m")
        #expect(formatter().string(for: 3) == nil)
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e300])
    func `has no text beyond calendars`(seconds: Double) {
        #expect(formatter().string(from: seconds) == nil)
        #expect(formatter().string(from: DateComponents(year: .max - 1)) == nil)
    }
}
