import Foundation

/// A formatter for dates relative to now.
enum RelativeDate {
    /// The age in seconds up to which a text has hours or minutes: half an hour later, it is rounded to a day.
    private static let longestHours: TimeInterval = 23 * 3600

    /// Returns text such as "5 minutes ago"; "now" for dates less than a minute ago or in the future.
    static func text(of date: Date, from now: Date, in locale: Locale) -> String {
        // The style describes its anchor relative to the formatted date, so `format(now)` describes `date`.
        let isRecent = date > now.addingTimeInterval(-60)
        var style = Date.AnchoredRelativeFormatStyle(
            anchor: isRecent ? now : date,
            presentation: isRecent ? .named : .numeric,
            unitsStyle: .wide,
            locale: locale
        )
        // Without the units that the text does not have, the calendar has less to do: a quarter of the time.
        if !isRecent, date > now.addingTimeInterval(-longestHours) { style.allowedFields = [.hour, .minute] }
        return style.format(now)
    }
}
