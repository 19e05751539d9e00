import Foundation

/// Texts for view models, in the viewer's language.
///
/// Keys are looked up in `Localizable.strings` of a target's `Resources/{en,zh-Hans}.lproj`, the files that views use, too:
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

    /// The text of a key, with values put in as `String(format:)` does; the key itself where nobody has translated it.
    ///
    /// Without values a percent sign means itself.
    public func string(_ key: String, _ arguments: any CVarArg..., bundle: Bundle) -> String {
        let text = StringTables.shared.text(of: key, in: bundle, locale: locale) ?? key
        return arguments.isEmpty ? text : String(format: text, locale: locale, arguments: arguments)
    }

    /// The text for a number of things: that of `key.one` for one in languages that tell one from many, else of `key.other`.
    public func string(_ key: String, count: Int, bundle: Bundle) -> String {
        let isOne = count == 1 && AppLanguage(best: locale) == .english
        return string(key + (isOne ? ".one" : ".other"), count, bundle: bundle)
    }

    /// How long ago something was, or how soon it will be: "5 minutes ago", "5分钟前".
    public func relative(_ date: Date) -> String {
        RelativeDate.text(of: date, from: clock.now, in: locale)
    }
}
