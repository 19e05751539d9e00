public import Foundation

/// Writes measurements and units, such as "3.107 mi".
///
///     let formatter = MeasurementFormatter()
///     formatter.unitOptions = .providedUnit
///     formatter.unitStyle = .long
///     formatter.string(from: Measurement(value: 5, unit: UnitLength.kilometers))  // "5 kilometers"
open class MeasurementFormatter: Formatter {
    /// How a formatter chooses units.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The unit of the measurement, not that of the locale.
        public static let providedUnit = Self(rawValue: 1 << 0)
        /// A unit that fits the size of the number. The locale's units always do; with ``providedUnit``, this has no
        /// effect.
        public static let naturalScale = Self(rawValue: 1 << 1)
        /// Temperatures without their scale: "21°".
        public static let temperatureWithoutUnit = Self(rawValue: 1 << 2)
    }

    open var unitOptions: UnitOptions = []

    open var unitStyle = Formatter.UnitStyle.medium

    open var locale: Locale! = .autoupdatingCurrent

    /// Writes the number, in the locale of this formatter.
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    /// Returns a measurement as a text.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        string(measurement.value, measurement.unit)
    }

    /// Returns a unit as a text, such as "km".
    open func string(from unit: Unit) -> String { text.text(unit) }

    /// Returns the text of an `NSMeasurement` or of a `Measurement<Unit>`; nil for values of other types.
    open override func string(for obj: Any?) -> String? {
        if let measurement = obj as? NSMeasurement { return string(measurement.doubleValue, measurement.unit) }
        return (obj as? Measurement<Unit>).map { string(from: $0) }
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = MeasurementFormatter()
        copy.unitOptions = unitOptions
        copy.unitStyle = unitStyle
        copy.locale = locale
        copy.numberFormatter = numberFormatter?.copy() as? NumberFormatter
        return copy
    }

    private func string(_ value: Double, _ unit: Unit) -> String { text.text(value, unit) }

    private var text: MeasurementText {
        MeasurementText(
            locale: locale ?? .autoupdatingCurrent,
            width: unitStyle == .long ? .full : unitStyle == .short ? .narrow : .short,
            usage: unitOptions.contains(.providedUnit) ? nil : "default",
            hidesScale: unitOptions.contains(.temperatureWithoutUnit),
            number: number
        )
    }

    private var number: ((Double) -> String)? {
        guard let formatter = numberFormatter?.copy() as? NumberFormatter else { return nil }
        formatter.locale = locale ?? .autoupdatingCurrent
        return { formatter.string(from: NSNumber(value: $0)) ?? "\($0)" }
    }
}
