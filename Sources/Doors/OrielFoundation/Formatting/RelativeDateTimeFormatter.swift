public import Foundation
internal import _FoundationICU

/// Formats the distance between two dates, such as "2 hours ago" or "tomorrow".
///
///     let formatter = RelativeDateTimeFormatter()
///     formatter.unitsStyle = .short
///     formatter.localizedString(fromTimeInterval: -7200)  // "2 hr. ago"
///
/// The longest unit that is not zero is shown, and the rest is dropped: 119 minutes are "1 hour".
open class RelativeDateTimeFormatter: Formatter {
    /// Whether a formatter uses words such as "yesterday".
    public enum DateTimeStyle: Int, Sendable {
        /// "1 day ago".
        case numeric = 0
        /// "Yesterday" where the language has such a word, otherwise as ``numeric``.
        case named
    }

    /// How a formatter writes units.
    public enum UnitsStyle: Int, Sendable {
        /// "2 months ago".
        case full = 0
        /// "Two months ago".
        case spellOut
        /// "2 mo. ago".
        case short
        /// "2mo ago".
        case abbreviated
    }

    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    open var formattingContext = Formatter.Context.unknown
    open var calendar: Calendar! = .autoupdatingCurrent
    open var locale: Locale! = .autoupdatingCurrent

    /// Returns the distance of the longest unit that is set and not zero.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let values = TimeUnit.allCases.compactMap { unit in unit.value(in: dateComponents).map { (unit, $0) } }
        guard let (unit, value) = values.first(where: { $0.1 != 0 }) ?? values.last else { return text(0, of: .second) }
        return text(value, of: unit)
    }

    /// Returns the distance of a number of seconds from now; negative numbers are in the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        // A whole second, so that the sum of both has no rounding error.
        let now = Date(timeIntervalSinceReferenceDate: Date.now.timeIntervalSinceReferenceDate.rounded(.down))
        return localizedString(for: now + (timeInterval.isNaN ? 0 : timeInterval), relativeTo: now)
    }

    /// Returns the distance of a date from another.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let units = Set(TimeUnit.allCases.map(\.component))
        let calendar = calendar ?? .autoupdatingCurrent
        return localizedString(from: calendar.dateComponents(units, from: referenceDate.bounded, to: date.bounded))
    }

    /// Returns the distance of a date from now; nil for values of other types.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: .now) }
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = RelativeDateTimeFormatter()
        copy.dateTimeStyle = dateTimeStyle
        copy.unitsStyle = unitsStyle
        copy.formattingContext = formattingContext
        copy.calendar = calendar
        copy.locale = locale
        return copy
    }

    private func text(_ value: Int, of unit: TimeUnit) -> String {
        let identifier = ICU.identifier(of: locale ?? .autoupdatingCurrent)
        let text = ICU.text { buffer, capacity, status in
            // ICU closes the number format together with the formatter.
            let numbers =
                unitsStyle == .spellOut ? swift_unum_open(UNUM_SPELLOUT, nil, 0, identifier, nil, &status) : nil
            let formatter = swift_ureldatefmt_open(identifier, numbers, width, context, &status)
            defer { swift_ureldatefmt_close(formatter) }
            let format = dateTimeStyle == .named ? swift_ureldatefmt_format : swift_ureldatefmt_formatNumeric
            return format(formatter, Double(value), unit.relativeUnit, buffer, capacity, &status)
        }
        // German words contain soft hyphens.
        return text?.replacing("\u{ad}", with: "") ?? "\(value) \(unit.name)"
    }

    private var width: UDateRelativeDateTimeFormatterStyle {
        switch unitsStyle {
        case .full, .spellOut: UDAT_STYLE_LONG
        case .short: UDAT_STYLE_SHORT
        case .abbreviated: UDAT_STYLE_NARROW
        }
    }

    private var context: UDisplayContext {
        switch formattingContext {
        case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
        case .listItem: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
        case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
        case .middleOfSentence: UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE
        default: UDISPCTX_CAPITALIZATION_NONE
        }
    }
}
