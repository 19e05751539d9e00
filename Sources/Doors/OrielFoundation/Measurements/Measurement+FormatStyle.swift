public import Foundation

extension Measurement where UnitType: Dimension {
    /// Writes measurements, such as "3.1 miles", in the units of a locale.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How the unit is written.
        public struct UnitWidth: Codable, Hashable, Sendable {
            let option: Int

            /// "3.1 miles".
            public static var wide: Self { Self(option: 0) }

            /// "3.1 mi".
            public static var abbreviated: Self { Self(option: 1) }

            /// "3.1mi".
            public static var narrow: Self { Self(option: 2) }
        }

        public var width: UnitWidth

        public var locale: Locale

        /// The purpose that decides the unit.
        public var usage: MeasurementFormatUnitUsage<UnitType>?

        /// The form of the number after the conversion. If nil, the number is rounded as its purpose requires.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?

        var hidesScale = false

        public init(
            width: UnitWidth,
            locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        public func format(_ value: Measurement<UnitType>) -> String { text.text(value.value, value.unit) }

        var text: MeasurementText {
            let style = numberFormatStyle?.locale(locale)
            return MeasurementText(
                locale: locale,
                width: width == .wide ? .full : width == .narrow ? .narrow : .short,
                usage: usage?.name,
                hidesScale: hidesScale,
                number: style.map { style in { style.format($0) } }
            )
        }

        /// Returns the style for another locale.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }

    /// Returns the measurement as a text with an abbreviated unit of the current locale.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

    /// Returns the measurement as a style writes it.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.format(self)
    }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
    /// Whether only a degree sign is written, without the scale.
    public var hidesScaleName: Bool {
        get { hidesScale }
        set { hidesScale = newValue }
    }

    public init(
        width: UnitWidth = .abbreviated,
        locale: Locale = .autoupdatingCurrent,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
        self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
        hidesScale = hidesScaleName
    }
}

extension FormatStyle {
    /// A style for measurements in the units of the current locale.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// A style for temperatures in the scale of the current locale.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
        hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
}
