import Foundation
import OrielFoundation
import Testing

struct DateRangeStyleTests {
    private let range = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 86_400 + 10_009)

    private func text(
        _ style: Date.ComponentsFormatStyle.Style,
        _ language: String,
        _ fields: Set<Date.ComponentsFormatStyle.Field>? = nil
    ) -> String {
        range.formatted(
            .components(style: style, fields: fields).locale(Locale(identifier: language)).calendar(.sample(language))
        ).spaced
    }

    @Test(arguments: [
        (Date.ComponentsFormatStyle.Style.wide, "1 day, 2 hours, 46 minutes, 49 seconds"),
        (.abbreviated, "1 day, 2 hr, 46 min, 49 sec"),
        (.narrow, "1d 2h 46m 49s"),
        (.spellOut, "one day, two hours, forty-six minutes, forty-nine seconds"),
    ])
    func `writes all units`(style: Date.ComponentsFormatStyle.Style, text: String) {
        #expect(self.text(style, "en") == text)
    }

    @Test(arguments: [
        ("en", "26 hours, 46 minutes"), ("de", "26 Stunden und 46 Minuten"), ("fr", "26 heures et 46 minutes"),
        ("zh-Hans", "26小时46分钟"),
    ])
    func `writes some units`(language: String, text: String) {
        #expect(self.text(.wide, language, [.hour, .minute]) == text)
    }

    @Test func `writes a duration`() {
        let style = Date.ComponentsFormatStyle.RangeStyle.timeDuration.locale(Locale(identifier: "en")).calendar(
            .sample()
        )

        #expect(range.formatted(style) == "26:46:49")
    }

    @Test func `is a value that can be stored`() throws {
        let style = Date.ComponentsFormatStyle.RangeStyle.components(style: .condensedAbbreviated, fields: [.day])
            .locale(Locale(identifier: "de"))
            .calendar(.sample("de"))
        let data = try JSONEncoder().encode(style)

        #expect(try JSONDecoder().decode(Date.ComponentsFormatStyle.RangeStyle.self, from: data) == style)
    }
}
