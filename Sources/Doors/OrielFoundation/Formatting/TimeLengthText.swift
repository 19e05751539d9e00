internal import Foundation

/// The text of a length of time in one style.
struct TimeLengthText {
    let length: TimeLength
    let style: DateComponentsFormatter.UnitsStyle
    let isPadded: Bool
    let locale: Locale

    var text: String {
        switch style {
        case .positional: positional
        case .abbreviated: list(.narrow)
        case .short: list(.short)
        case .full: list(.full)
        case .spellOut:
            list(.full) { texts, value, text in
                text.replacing(texts.number(value), with: texts.words(value))
            }
        case .brief: brief
        }
    }

    /// The values, of which only the first that is not zero has a sign.
    private var values: [(unit: TimeUnit, value: Int)] {
        guard let signed = length.values.firstIndex(where: { $0.value != 0 }) else { return length.values }
        return length.values.enumerated().map { index, entry in
            (entry.unit, index == signed ? entry.value : abs(entry.value))
        }
    }

    private func list(
        _ width: UnitTexts.Width,
        change: (UnitTexts, Int, String) -> String = { _, _, text in text }
    ) -> String {
        let texts = UnitTexts(locale: locale, width: width)
        return texts.list(of: values.map { change(texts, $0.value, texts.text($0.value, of: $0.unit)) })
    }

    /// Short units without space after the number, joined as the narrowest list: "9hr 41min".
    private var brief: String {
        let short = UnitTexts(locale: locale, width: .short)
        let units = values.map { unit, value in
            let (number, text) = (short.number(value), short.text(value, of: unit))
            return text.hasPrefix(number) ? number + text.dropFirst(number.count).drop(while: \.isWhitespace) : text
        }
        return UnitTexts(locale: locale, width: .narrow).list(of: units)
    }

    /// The clock's part, such as "9:41:30", after an abbreviated list of the longer units.
    private var positional: String {
        let values = values
        let clock = values.filter { $0.unit >= .hour }
        let calendar = values.filter { $0.unit < .hour }
        let narrow = UnitTexts(locale: locale, width: .narrow)
        let units = calendar.map { narrow.text($0.value, of: $0.unit) }
        // A single number would not tell its unit after others.
        let isClock = clock.count > 1 || calendar.isEmpty
        guard isClock else { return narrow.list(of: units + clock.map { narrow.text($0.value, of: $0.unit) }) }
        let numbers = clock.enumerated().map { index, entry in
            digits(entry.value, count: index > 0 || isPadded ? 2 : 1)
        }
        let time = numbers.joined(separator: separator)
        return units.isEmpty ? time : "\(narrow.list(of: units)) \(time)"
    }

    private func digits(_ value: Int, count: Int) -> String {
        value.formatted(.number.grouping(.never).precision(.integerLength(count...)).locale(locale))
    }

    /// What the locale writes between minutes and seconds.
    private var separator: String {
        let time = Duration.seconds(61).formatted(.time(pattern: .minuteSecond).locale(locale))
        return String(time.filter { !$0.isNumber })
    }
}
