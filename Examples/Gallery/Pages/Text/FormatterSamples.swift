import Foundation

/// Texts of Foundation's formatters.
enum FormatterSamples {
    static func ago(days: Int, in locale: Locale) -> String {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = locale
        formatter.dateTimeStyle = .named
        formatter.formattingContext = .beginningOfSentence
        return formatter.localizedString(from: DateComponents(day: -days))
    }

    static func duration(seconds: TimeInterval, in locale: Locale) -> String {
        let formatter = DateComponentsFormatter()
        formatter.calendar?.locale = locale
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.unitsStyle = .full
        return formatter.string(from: seconds) ?? ""
    }

    static func list(of items: [String], in locale: Locale) -> String {
        let formatter = ListFormatter()
        formatter.locale = locale
        return formatter.string(from: items) ?? ""
    }
}
