import Foundation

/// How long ago something was.
enum RelativeDate {
    /// "5 minutes ago"; "now" for what was less than a minute ago, or what a clock that is ahead has dated.
    static func text(of date: Date, from now: Date, in locale: Locale) -> String {
        // The style tells how the anchor looks from the date it is given.
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
