import Foundation

/// A provider of localized strings for view models.
///
/// It looks up keys in `Localizable.strings` in a target's `Resources/{en,zh-Hans}.lproj`, the same files that views use:
///
///     localizer.string("Signed in as %@", user.name, bundle: .module)
///     localizer.string("likes", count: 3, bundle: .module)   // "likes.one" or "likes.other" = "%lld likes"
///     localizer.relative(moment.createdDate)                 // "5 minutes ago"
public struct Localizer: Sendable {
    public let locale: Locale
    public let clock: AppClock

    public init(locale: Locale, clock: AppClock = .system) {
        self.locale = locale
        self.clock = clock
    }

    /// Returns the localized string for a key, formatted with `String(format:)`, or the key itself if there is no translation.
    ///
    /// Without arguments, percent signs are literal.
    public func string(_ key: String, _ arguments: any CVarArg..., bundle: Bundle) -> String {
        let text = StringTables.shared.text(of: key, in: bundle, locale: locale) ?? key
        return arguments.isEmpty ? text : String(format: text, locale: locale, arguments: arguments)
    }

    /// Returns the string for a count: the key `key.one` for one in English, otherwise `key.other`.
    public func string(_ key: String, count: Int, bundle: Bundle) -> String {
        let isOne = count == 1 && AppLanguage(best: locale) == .english
        return string(key + (isOne ? ".one" : ".other"), count, bundle: bundle)
    }

    /// Returns a date relative to now: "5 minutes ago", "5分钟前".
    public func relative(_ date: Date) -> String {
        RelativeDate.text(of: date, from: clock.now, in: locale)
    }
}
