import Foundation
import OrielFoundation
import Testing

struct MeasurementFormatterTests {
    private let distance = Measurement(value: 5, unit: UnitLength.kilometers)

    private func formatter(_ identifier: String = "en_US") -> MeasurementFormatter {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: identifier)
        return formatter
    }

    @Test func `shows up to three digits in the unit of the locale`() {
        #expect(formatter().string(from: distance) == "3.107 mi")
        #expect(formatter("de_DE").string(from: distance).spaced == "5 km")
    }

    @Test func `shows the unit that it is given`() {
        let formatter = formatter()
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = .long

        #expect(formatter.string(from: distance) == "5 kilometers")
        formatter.locale = Locale(identifier: "zh_Hans_CN")
        #expect(formatter.string(from: distance) == "5公里")
    }

    @Test func `uses its number formatter`() {
        let formatter = formatter()
        formatter.unitOptions = .providedUnit
        formatter.numberFormatter.minimumFractionDigits = 1

        #expect(formatter.string(from: distance) == "5.0 km")
    }

    @Test func `leaves the scale of temperatures out`() {
        let formatter = formatter()
        formatter.unitOptions = [.temperatureWithoutUnit, .providedUnit]

        #expect(formatter.string(from: Measurement(value: 21, unit: UnitTemperature.celsius)) == "21°")
        #expect(formatter.string(from: distance) == "5 km")
    }

    @Test func `names units without a number`() {
        #expect(formatter().string(from: UnitLength.kilometers) == "km")
        #expect(formatter().string(from: Unit(symbol: "span")) == "span")
    }

    @Test func `formats measurements, and nothing else, as a formatter`() {
        #expect(formatter().string(for: NSMeasurement(doubleValue: 2, unit: UnitLength.kilometers)) == "1.243 mi")
        #expect(formatter().string(for: 2) == nil)
    }
}
