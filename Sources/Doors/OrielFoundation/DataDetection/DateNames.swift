internal import Foundation

/// The names of months and days in English and in another language, in lower case.
struct DateNames {
    private(set) var months: [String: Int] = [:]
    /// The distances of days from today.
    private(set) var days = ["today": 0, "tonight": 0, "tomorrow": 1, "yesterday": -1]

    init(locale: Locale) {
        for language in [Locale(identifier: "en_US"), locale] {
            var calendar = Calendar(identifier: .gregorian)
            calendar.locale = language
            let lists = [
                calendar.monthSymbols, calendar.shortMonthSymbols, calendar.standaloneMonthSymbols,
                calendar.shortStandaloneMonthSymbols,
            ]
            for list in lists {
                for (index, name) in list.enumerated() { months[word(name)] = index + 1 }
            }
        }
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = locale
        formatter.dateTimeStyle = .named
        for distance in -1...1 {
            days[word(formatter.localizedString(from: DateComponents(day: distance)))] = distance
        }
    }

    /// Returns the day after another.
    func day(_ offset: Int, after day: DateComponents) -> DateComponents? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar.date(from: day)
            .flatMap { calendar.date(byAdding: .day, value: offset, to: $0) }
            .map { calendar.dateComponents([.year, .month, .day], from: $0) }
    }

    /// Short names have a dot in some languages, which is a token of its own.
    private func word(_ name: String) -> String { name.lowercased().replacing(".", with: "") }
}
