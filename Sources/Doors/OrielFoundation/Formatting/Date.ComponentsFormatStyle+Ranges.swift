public import Foundation

// Foundation on Linux has this type with its fields, without initializers and without a format.
extension Date.ComponentsFormatStyle {
    /// How units are written.
    public struct Style: Codable, Hashable, Sendable {
        private enum Option: Int, Codable { case wide, abbreviated, condensedAbbreviated, narrow, spellOut }

        private let option: Option

        /// "2 hours, 46 minutes, 49 seconds"
        public static var wide: Self { Self(option: .wide) }
        /// "2 hr, 46 min, 49 sec"
        public static var abbreviated: Self { Self(option: .abbreviated) }
        /// "2hr 46min 49sec"
        public static var condensedAbbreviated: Self { Self(option: .condensedAbbreviated) }
        /// "2h 46m 49s"
        public static var narrow: Self { Self(option: .narrow) }
        /// "two hours, forty-six minutes, forty-nine seconds"
        public static var spellOut: Self { Self(option: .spellOut) }

        var unitsStyle: DateComponentsFormatter.UnitsStyle {
            switch option {
            case .wide: .full
            case .abbreviated: .short
            case .condensedAbbreviated: .brief
            case .narrow: .abbreviated
            case .spellOut: .spellOut
            }
        }
    }

    /// Writes the length of time between two dates. On Apple's systems, `Date.ComponentsFormatStyle` itself does that.
    public struct RangeStyle: Foundation.FormatStyle, Sendable {
        /// Nil for hours, minutes and seconds with colons.
        private let style: Style?
        private let fields: Set<Date.ComponentsFormatStyle.Field>
        public var locale: Locale
        public var calendar: Calendar

        init(style: Style?, fields: Set<Date.ComponentsFormatStyle.Field>?) {
            self.style = style
            self.fields = fields ?? [.year, .month, .week, .day, .hour, .minute, .second]
            locale = .autoupdatingCurrent
            calendar = .autoupdatingCurrent
        }

        public func format(_ value: Range<Date>) -> String {
            let formatter = DateComponentsFormatter()
            var calendar = calendar
            calendar.locale = locale
            formatter.calendar = calendar
            formatter.allowedUnits = units
            formatter.unitsStyle = style?.unitsStyle ?? .positional
            return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
        }

        /// Returns the style for another locale.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }

        /// Returns the style for another calendar.
        public func calendar(_ calendar: Calendar) -> Self {
            var style = self
            style.calendar = calendar
            return style
        }

        private var units: NSCalendar.Unit {
            var units: NSCalendar.Unit = []
            let all: [(Date.ComponentsFormatStyle.Field, NSCalendar.Unit)] = [
                (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour),
                (.minute, .minute), (.second, .second),
            ]
            for (field, unit) in all where fields.contains(field) { units.insert(unit) }
            return units
        }
    }
}

extension FormatStyle where Self == Date.ComponentsFormatStyle.RangeStyle {
    /// A style for the length of time between two dates, as units.
    ///
    ///     let length = (start..<end).formatted(.components(style: .wide, fields: [.hour, .minute]))
    ///
    /// - Parameter fields: The units; nil for all.
    public static func components(
        style: Date.ComponentsFormatStyle.Style,
        fields: Set<Date.ComponentsFormatStyle.Field>? = nil
    ) -> Self {
        Self(style: style, fields: fields)
    }

    /// A style for the length of time between two dates, as hours, minutes and seconds: "2:46:49".
    public static var timeDuration: Self { Self(style: nil, fields: [.hour, .minute, .second]) }
}
