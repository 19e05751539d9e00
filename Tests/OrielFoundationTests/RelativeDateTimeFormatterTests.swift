import Foundation
import OrielFoundation
import Testing

struct RelativeDateTimeFormatterTests {
    private func formatter(_ identifier: String = "en") -> RelativeDateTimeFormatter {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: identifier)
        formatter.calendar = .sample(identifier)
        return formatter
    }

    @Test(arguments: [
        ("en", "2 hours ago", "in 1 day", "tomorrow", "now"),
        ("de", "vor 2 Stunden", "in 1 Tag", "morgen", "jetzt"),
        ("fr", "il y a 2 heures", "dans 1 jour", "demain", "maintenant"),
        ("ja", "2 時間前", "1 日後", "明日", "今"),
        ("zh-Hans", "2小时前", "1天后", "明天", "现在"),
        ("ar", "قبل ساعتين", "خلال يوم واحد", "غدًا", "الآن"),
    ])
    func `uses the words of each language`(
        language: String,
        hoursAgo: String,
        nextDay: String,
        tomorrow: String,
        now: String
    ) {
        let formatter = formatter(language)

        #expect(formatter.localizedString(fromTimeInterval: -7200) == hoursAgo)
        #expect(formatter.localizedString(fromTimeInterval: 86400) == nextDay)

        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(fromTimeInterval: -7200) == hoursAgo)
        #expect(formatter.localizedString(fromTimeInterval: 86400) == tomorrow)
        #expect(formatter.localizedString(fromTimeInterval: 0) == now)
    }

    @Test(arguments: [
        (RelativeDateTimeFormatter.UnitsStyle.full, "2 months ago", "il y a 2 mois"),
        (.spellOut, "two months ago", "il y a deux mois"),
        (.short, "2 mo. ago", "il y a 2 m."),
        (.abbreviated, "2mo ago", "-2 m."),
    ])
    func `has four styles`(style: RelativeDateTimeFormatter.UnitsStyle, english: String, french: String) {
        for (language, text) in [("en", english), ("fr", french)] {
            let formatter = formatter(language)
            formatter.unitsStyle = style
            #expect(formatter.localizedString(from: DateComponents(month: -2)).spaced == text)
        }
    }

    @Test func `spells German numbers without soft hyphens`() {
        let formatter = formatter("de")
        formatter.unitsStyle = .spellOut

        #expect(formatter.localizedString(from: DateComponents(day: 21)) == "in einundzwanzig Tagen")
    }

    @Test func `drops what is smaller than the longest unit`() {
        #expect(formatter().localizedString(fromTimeInterval: -7199) == "1 hour ago")
        #expect(formatter().localizedString(fromTimeInterval: 20 * 86400) == "in 2 weeks")
    }

    @Test func `takes the longest component that is not zero`() {
        #expect(formatter().localizedString(from: DateComponents(year: 0, day: -3, hour: 5)) == "3 days ago")
        #expect(formatter().localizedString(from: DateComponents(day: 0)) == "in 0 days")
        #expect(formatter().localizedString(from: DateComponents()) == "in 0 seconds")
        #expect(formatter().localizedString(from: DateComponents(weekOfYear: 2)) == "in 2 weeks")
    }

    @Test func `compares two dates in its calendar`() throws {
        let calendar = Calendar.sample()
        let march = try #require(calendar.date(from: DateComponents(year: 2025, month: 3, day: 31)))
        let april = try #require(calendar.date(from: DateComponents(year: 2025, month: 4, day: 30)))

        #expect(formatter().localizedString(for: march, relativeTo: april) == "4 weeks ago")
        #expect(formatter().localizedString(for: april, relativeTo: march) == "in 1 month")
    }

    @Test func `begins sentences with a capital letter`() {
        let formatter = formatter("fr")
        formatter.dateTimeStyle = .named
        formatter.formattingContext = .beginningOfSentence

        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "Hier")
    }

    @Test func `formats dates, and nothing else, as a formatter`() {
        #expect(formatter().string(for: Date.now - 3601) == "1 hour ago")
        #expect(formatter().string(for: "today") == nil)
    }

    @Test func `copies its settings`() throws {
        let formatter = formatter("de")
        formatter.dateTimeStyle = .named
        formatter.unitsStyle = .short

        let copy = try #require(formatter.copy() as? RelativeDateTimeFormatter)

        #expect(copy.localizedString(from: DateComponents(day: 2)) == "übermorgen")
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300])
    func `has a text for every number`(interval: Double) {
        #expect(!formatter().localizedString(fromTimeInterval: interval).isEmpty)
        #expect(!formatter().localizedString(from: DateComponents(year: .min)).isEmpty)
    }
}
