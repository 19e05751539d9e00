import Foundation

/// A formatter for dates relative to now.
enum RelativeDate {
    /// Returns text such as "5 minutes ago"; "now" for dates less than a minute ago or in the future.
    static func text(of date: Date, from now: Date, in locale: Locale) -> String {
        // The style describes its anchor relative to the formatted date, so `format(now)` describes `date`.
        let isRecent = date > now.addingTimeInterval(-60)
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: isRecent ? now : date,
            presentation: isRecent ? .named : .numeric,
            unitsStyle: .wide,
            locale: locale
        )
        return style.format(now)
    }
}
