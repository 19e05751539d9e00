import Foundation

/// The distance of a date from now, in whole seconds.
///
/// A future date counts down to zero, so fractions of a second are rounded up. A past date counts up, so they are
/// rounded down.
struct DateDistance {
    let isPast: Bool
    let seconds: Int
    /// The time until the number of seconds changes.
    let timeToNextSecond: TimeInterval
    private let start: Date

    init(from now: Date, to date: Date) {
        let interval = date.timeIntervalSince(now)
        isPast = interval <= 0
        let length = interval.magnitude
        // Dates beyond the range of any calendar are clamped.
        let whole = min(isPast ? length.rounded(.down) : length.rounded(.up), 1e11)
        seconds = Int(saturating: whole)
        timeToNextSecond = isPast ? whole + 1 - length : length - (whole - 1)
        start = isPast ? date : now
    }

    /// The minimum time until a text with two units changes.
    var timeToChange: TimeInterval {
        let step = seconds < 3600 ? 1 : seconds < 86_400 ? 60 : 3600
        let steps = isPast ? step - 1 - seconds % step : seconds % step
        return timeToNextSecond + Double(steps)
    }

    private static let units: [Calendar.Component] = [.year, .month, .day, .hour, .minute, .second]

    /// Returns the largest unit and those next to it: `2 hr, 23 min`.
    ///
    /// - Parameter limit: The maximum number of units; a single unit is written out.
    func text(limit: Int, in environment: EnvironmentValues) -> String {
        var calendar = environment.calendar
        calendar.timeZone = environment.timeZone
        let units = Self.units
        let components = calendar.dateComponents(
            Set(units),
            from: start,
            to: start.addingTimeInterval(TimeInterval(seconds))
        )
        let values = units.map { components.value(for: $0) ?? 0 }
        let first = values.firstIndex { $0 != 0 } ?? values.count - 1
        let shown = (first..<min(first + limit, values.count)).filter { $0 == first || values[$0] != 0 }
        let words = UnitWords(locale: environment.locale, isWide: limit == 1)
        return shown.map { words.text(values[$0], units[$0]) }.joined(separator: ", ")
    }
}

/// The names of time units in a language.
struct UnitWords {
    let locale: Locale
    let isWide: Bool

    func text(_ value: Int, _ unit: Calendar.Component) -> String {
        let seconds: (Int, Duration.UnitsFormatStyle.Unit)? =
            switch unit {
            case .second: (1, .seconds)
            case .minute: (60, .minutes)
            case .hour: (3600, .hours)
            case .day: (86_400, .days)
            case .weekOfYear: (604_800, .weeks)
            default: nil
            }
        guard let (length, formatUnit) = seconds else { return longText(value, unit) }
        let style = Duration.UnitsFormatStyle(allowedUnits: [formatUnit], width: isWide ? .wide : .abbreviated)
        return Duration.seconds(value * length).formatted(style.locale(locale))
    }

    /// Formats months and years. Their length varies, so duration formats have no words for them.
    private func longText(_ value: Int, _ unit: Calendar.Component) -> String {
        let language = locale.language.languageCode?.identifier ?? "en"
        let words = Self.words[language] ?? Self.words["en"]
        let forms = unit == .year ? words?.year : words?.month
        let isOne = PluralRules(language: language).category(of: PluralOperands(UInt64(value))) == .one
        let separator = ["zh", "ja"].contains(language) ? "" : " "
        return "\(value)\(separator)\((isOne ? forms?.one : forms?.other) ?? "")"
    }

    private typealias Forms = (one: String, other: String)

    private static let words: [String: (year: Forms, month: Forms)] = [
        "en": (("year", "years"), ("month", "months")),
        "de": (("Jahr", "Jahre"), ("Monat", "Monate")),
        "fr": (("an", "ans"), ("mois", "mois")),
        "es": (("año", "años"), ("mes", "meses")),
        "it": (("anno", "anni"), ("mese", "mesi")),
        "pt": (("ano", "anos"), ("mês", "meses")),
        "nl": (("jaar", "jaar"), ("maand", "maanden")),
        "sv": (("år", "år"), ("månad", "månader")),
        "zh": (("年", "年"), ("个月", "个月")),
        "ja": (("年", "年"), ("か月", "か月")),
        "ko": (("년", "년"), ("개월", "개월")),
    ]
}
