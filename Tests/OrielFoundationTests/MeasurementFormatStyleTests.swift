import Foundation
import OrielFoundation
import Testing

struct MeasurementFormatStyleTests {
    private func locale(_ identifier: String) -> Locale { Locale(identifier: identifier) }

    @Test(arguments: [
        ("en_US", "3.1 mi"), ("en_GB", "3.1 mi"), ("de_DE", "5 km"), ("fr_FR", "5 km"), ("ja_JP", "5 km"),
        ("zh_Hans_CN", "5公里"), ("ar_EG@numbers=arab", "٥ كم"),
    ])
    func `shows a distance in the unit of a region`(identifier: String, text: String) {
        let distance = Measurement(value: 5, unit: UnitLength.kilometers)
        let style = Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: locale(identifier), usage: .road)

        #expect(distance.formatted(style).spaced == text)
    }

    @Test(arguments: [
        ("en_US", "5 kilometers"), ("de_DE", "5 Kilometer"), ("fr_FR", "5 kilomètres"), ("ja_JP", "5キロメートル"),
        ("zh_Hans_CN", "5公里"),
    ])
    func `or in its own`(identifier: String, text: String) {
        let distance = Measurement(value: 5, unit: UnitLength.kilometers)

        let style = Measurement<UnitLength>.FormatStyle(width: .wide, usage: .asProvided).locale(locale(identifier))
        #expect(distance.formatted(style).spaced == text)
    }

    @Test func `an attributed measurement says which part is the value`() {
        let style = Measurement<UnitLength>.FormatStyle(
            width: .wide,
            locale: locale("en_US"),
            usage: .asProvided,
            numberFormatStyle: FloatingPointFormatStyle<Double>().precision(.fractionLength(1))
        )
        let text = Measurement(value: 1234.5, unit: UnitLength.kilometers).formatted(style.attributed)

        typealias Numbers = AttributeScopes.FoundationAttributes.NumberFormatAttributes
        func part(where isWanted: (AttributedString.Runs.Run) -> Bool) -> String {
            text.runs.filter(isWanted).map { String(text[$0.range].characters) }.joined()
        }
        #expect(String(text.characters).spaced == "1,234.5 kilometers")
        #expect(part { $0.measurement == .value } == "1,234.5")
        #expect(part { $0.measurement == .unit } == "kilometers")
        #expect(part { $0[Numbers.NumberPartAttribute.self] == .fraction } == "5")
        #expect(part { $0[Numbers.SymbolAttribute.self] == .groupingSeparator } == ",")
    }

    @Test func `an attributed amount of data says which part is the value`() {
        let style = Measurement<UnitInformationStorage>.FormatStyle.ByteCount(style: .file, locale: locale("en_US"))
        let text = Measurement(value: 1.5, unit: UnitInformationStorage.gigabytes).formatted(style.attributed)

        #expect(String(text.characters).spaced == "1.5 GB")
        #expect(text.runs.contains { $0.byteCount == .value })
    }

    @Test func `shows several units where a region does`() {
        let height = Measurement(value: 1.78, unit: UnitLength.meters)

        let style = Measurement<UnitLength>.FormatStyle(
            width: .abbreviated,
            locale: locale("en_US"),
            usage: .personHeight
        )
        #expect(height.formatted(style) == "5 ft, 10 in")
        #expect(height.formatted(style.locale(locale("de_DE"))).spaced == "178 cm")
    }

    @Test func `rounds the converted number as its style says`() {
        let distance = Measurement(value: 1.609344, unit: UnitLength.kilometers)
        func text(_ number: FloatingPointFormatStyle<Double>) -> String {
            distance.formatted(
                .measurement(width: .wide, usage: .road, numberFormatStyle: number).locale(locale("en_US"))
            )
        }

        #expect(text(.number.precision(.fractionLength(0))) == "1 mile")
        // The unit agrees with the digits.
        #expect(text(.number.precision(.fractionLength(2))) == "1.00 miles")
        #expect(text(.number.sign(strategy: .always())) == "+1 mile")
    }

    @Test func `carries what the style rounds up`() {
        let height = Measurement(value: 6 * 12 - 0.01, unit: UnitLength.inches)
        let style = Measurement<UnitLength>.FormatStyle(
            width: .abbreviated,
            locale: locale("en_US"),
            usage: .personHeight,
            numberFormatStyle: .number.precision(.fractionLength(0))
        )

        #expect(height.formatted(style) == "6 ft, 0 in")
    }

    @Test func `hides the scale of a temperature, after conversion`() {
        let warm = Measurement(value: 21.5, unit: UnitTemperature.celsius)
        let style = Measurement<UnitTemperature>.FormatStyle(
            width: .abbreviated,
            locale: locale("en_US"),
            usage: .weather,
            hidesScaleName: true
        )

        #expect(warm.formatted(style) == "71°")
        #expect(warm.formatted(style.locale(locale("de_DE"))) == "22°")
        #expect(warm.formatted(.measurement(width: .abbreviated, usage: .weather).locale(locale("en_US"))) == "71°F")
    }

    @Test func `writes units of the app as their symbols`() {
        let span = UnitLength(symbol: "span", converter: UnitConverterLinear(coefficient: 2))
        let size = Measurement(value: 2.5, unit: span)

        #expect(size.formatted(.measurement(width: .wide).locale(locale("de_DE"))) == "2,5 span")
    }

    @Test func `shows units without preferences as they are`() {
        let angle = Measurement(value: 3, unit: UnitAngle.degrees)

        #expect(angle.formatted(.measurement(width: .wide).locale(locale("en_US"))) == "3 degrees")
    }

    @Test func `writes amounts of data as bytes`() {
        let size = Measurement(value: 1.5, unit: UnitInformationStorage.gigabytes)

        #expect(size.formatted(.byteCount(style: .file).locale(locale("en_US"))) == "1.5 GB")
        let huge = Measurement(value: .infinity, unit: UnitInformationStorage.bytes)
        #expect(!huge.formatted(.byteCount(style: .file)).isEmpty)
    }

    @Test func `changes its parts`() {
        var style = Measurement<UnitTemperature>.FormatStyle(width: .wide, locale: locale("en_US"))
        style.width = .narrow
        style.usage = .asProvided
        style.numberFormatStyle = .number.precision(.fractionLength(1))
        #expect(style.format(Measurement(value: 21, unit: .celsius)) == "21.0°C")

        style.hidesScaleName = true
        style.locale = locale("de_DE")
        #expect(style.format(Measurement(value: 21, unit: .celsius)) == "21,0°")
    }

    @Test func `writes amounts of data in the units that are allowed`() {
        var style = Measurement<UnitInformationStorage>.FormatStyle.ByteCount(
            style: .memory,
            allowedUnits: .mb,
            spellsOutZero: false,
            includesActualByteCount: false,
            locale: locale("en_US")
        )
        let size = Measurement(value: 2, unit: UnitInformationStorage.mebibytes)
        #expect(style.format(size) == "2 MB")

        style.allowedUnits = .kb
        #expect(style.format(size) == "2,048 kB")
        (style.style, style.spellsOutZero, style.includesActualByteCount) = (.file, true, true)
        #expect(style.format(size).contains("2,097,152 bytes"))
    }

    @Test func `is decoded as it was encoded`() throws {
        let style = Measurement<UnitLength>.FormatStyle(width: .narrow, locale: locale("de_DE"), usage: .road)
        let data = try JSONEncoder().encode(style)

        #expect(try JSONDecoder().decode(Measurement<UnitLength>.FormatStyle.self, from: data) == style)
    }
}
