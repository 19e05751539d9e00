import Foundation
import OrielCore
import Testing

private let american = Locale(identifier: "en_US")

private func text(_ key: LocalizedStringKey, locale: Locale = american, _ translations: [String: String] = [:])
    -> String
{
    key.resolved(locale: locale) { translations[$0] }
}

private struct Mark: LocalizedStringKeyArgument, Equatable {
    var name: String
    func text(in locale: Locale) -> String { "[\(name)]" }
}

extension LocalizedStringKey.StringInterpolation {
    fileprivate mutating func appendInterpolation(mark name: String) {
        appendArgument(.custom(Mark(name: name)))
    }
}

private struct Point {
    var x = 1
}

@Suite struct LocalizedStringKeyTests {
    @Test func `a plain literal is its own key and format`() {
        let key: LocalizedStringKey = "100% %@"

        #expect(key.key == "100% %@")
        #expect(key.arguments.isEmpty)
        #expect(text(key) == "100% %@")
        #expect(text(LocalizedStringKey("a%%b")) == "a%%b")
    }

    @Test func `each type has its specifier`() {
        let keys: [(LocalizedStringKey, String)] = [
            ("\("a")", "%@"), ("\(1)", "%lld"), ("\(Int8(1))", "%d"), ("\(Int32(1))", "%d"), ("\(Int64(1))", "%lld"),
            ("\(UInt(1))", "%llu"), ("\(UInt16(1))", "%u"), ("\(UInt64(1))", "%llu"),
            ("\(1.5)", "%lf"), ("\(Float(1))", "%f"), ("\(CGFloat(1))", "%lf"),
            ("\(2, specifier: "%03d")", "%03d"), ("\(true)", "%@"), ("\(1, format: .number)", "%@"),
            ("\("abc".prefix(1))", "%@"),
        ]

        for (key, format) in keys { #expect(key.key == format) }
    }

    @Test func `literals and arguments become one format`() {
        let key: LocalizedStringKey = "Hello \("Ada"), \(3) of 5 (60%)"

        #expect(key.key == "Hello %@, %lld of 5 (60%%)")
        #expect(key.arguments == [.string("Ada"), .signed(3)])
        #expect(text(key) == "Hello Ada, 3 of 5 (60%)")
    }

    @Test func `a translation may turn the order round`() {
        let translations = ["%@ likes %@": "%2$@ wird von %1$@ gemocht"]

        #expect(text("\("Ada") likes \("Bob")", translations) == "Bob wird von Ada gemocht")
    }

    @Test func `a translation of a plain key is used as it is`() {
        #expect(text("Done", ["Done": "100% fertig"]) == "100% fertig")
    }

    @Test func `numbers are written in the way of the locale`() {
        #expect(text("\(1_234_567)") == "1,234,567")
        #expect(text("\(-1234)") == "-1,234")
        #expect(text("\(999)") == "999")
        #expect(text("\(1234.5)") == "1,234.500000")
        #expect(text("\(1_234_567)", locale: Locale(identifier: "de_DE")) == "1.234.567")
        #expect(text("\(1.5)", locale: Locale(identifier: "de_DE")) == "1,500000")
        #expect(text("\(12_345_678)", locale: Locale(identifier: "en_IN")) == "1,23,45,678")
        #expect(text("\(1234)", locale: Locale(identifier: "es_ES")) == "1234")
        #expect(text("\(Int64.min)") == "-9,223,372,036,854,775,808")
        #expect(text("\(UInt64.max)") == "18,446,744,073,709,551,615")
    }

    @Test(arguments: [
        "en_US", "de_DE", "fr_FR", "en_IN", "hi_IN", "ar_EG", "zh_Hans_CN", "pl_PL", "de_CH", "sv_SE", "ee_GH",
    ])
    func `whole numbers are written as ICU writes them`(identifier: String) {
        let locale = Locale(identifier: identifier)

        for number in [0, 7, -12, 999, 1000, 12_345, 1_234_567, -9_876_543_210] {
            #expect(text("\(number)", locale: locale) == number.formatted(.number.locale(locale)))
        }
    }

    @Test func `a specifier rounds, pads and signs`() {
        #expect(text("\(3.14159, specifier: "%.2f")") == "3.14")
        #expect(text("\(1234.567, specifier: "%.1f")") == "1,234.6")
        #expect(text("\(7, specifier: "%03d")|") == "007|")
        #expect(text("\(-7, specifier: "%05lld")|") == "-0007|")
        #expect(text("\(7, specifier: "%4d")|\(7, specifier: "%-4d")|") == "   7|7   |")
        #expect(text("\(7, specifier: "%+d")") == "+7")
        #expect(text("\(255, specifier: "%x") \(255, specifier: "%#X") \(8, specifier: "%o")") == "ff 0XFF 10")
        #expect(text("\(12_345.678, specifier: "%.2e")") == "1.23e+04")
        #expect(text("\(0.5, specifier: "%g")") == "0.5")
        #expect(text("\(65, specifier: "%c")") == "A")
    }

    @Test func `a translation may pad and cut`() {
        #expect(text("\("Ada")|", ["%@|": "%6@|"]) == "   Ada|")
        #expect(text("\("Ada")|", ["%@|": "%.2@|"]) == "Ad|")
    }

    @Test func `a translation with the wrong specifiers does no harm`() {
        #expect(text("\("Ada")", ["%@": "%d!"]) == "Ada!")
        #expect(text("\(3)", ["%lld": "%@ Dinge"]) == "3 Dinge")
        #expect(text("\(3)", ["%lld": "%lld %lld"]) == "3 (null)")
        #expect(text("\(3)", ["%lld": "%5$@"]) == "(null)")
        #expect(text("\(2.9)", ["%lf": "%d"]) == "2")
        #expect(text("\(3)", ["%lld": "100 % Rabatt und %"]) == "100 % Rabatt und %")
    }

    @Test func `infinite numbers are words`() {
        #expect(text("\(Double.nan) \(-Double.infinity)") == "nan -inf")
        #expect(text("\(1e300)", ["%lf": "%d"]).hasPrefix("1,000,000,"))
    }

    @Test func `long numbers are written whole`() {
        #expect(text("\(1.0, specifier: "%.999f")").count == 1001)
        #expect(text("\(-Double.greatestFiniteMagnitude, specifier: "%.99999f")").hasPrefix("-179,769,313,"))
        #expect(text("\(1.0, specifier: "%a")") == "0x1p+0")
    }

    @Test func `any value shows its description`() {
        // The compiler warns about an optional in the literal itself.
        func key<T>(_ value: T) -> LocalizedStringKey { "\(value)" }

        #expect(text(key(Int?.some(3))) == "Optional(3)")
        #expect(text(key(String?.none)) == "nil")
        #expect(text("\(Point())") == "Point(x: 1)")
        #expect(text("\([1, 2])") == "[1, 2]")
        #expect(text("\(true)") == "true")
    }

    @Test func `a format style follows the locale`() {
        let key: LocalizedStringKey = "\(0.25, format: .percent)"

        #expect(text(key) == "25%")
        #expect(text(key, locale: Locale(identifier: "de_DE")) == "25\u{a0}%")
    }

    @Test func `objects and Foundation values go through their formatter`() {
        let formatter = NumberFormatter()
        formatter.locale = american
        formatter.minimumFractionDigits = 2

        #expect(text("\(NSNumber(value: 1), formatter: formatter)") == "1.00")
        #expect(text("\(URL(filePath: "/a"))") == "file:///a")
    }

    @Test func `a range of dates is an interval`() {
        let start = Date(timeIntervalSince1970: 0)
        let key: LocalizedStringKey = "\(start ... start.addingTimeInterval(86_400 * 40))"
        let interval: LocalizedStringKey = "\(DateInterval(start: start, duration: 86_400 * 40))"

        #expect(text(key).contains("1970"))
        #expect(text(key).contains("–"))
        #expect(text(key) == text(interval))
        #expect(key == interval)
    }

    @Test func `keys are equal when format and arguments are`() {
        let name = "Ada"
        let same: LocalizedStringKey = "Hello \("Ada")"

        #expect(same == "Hello \(name)")
        #expect(same != "Hello \("Bob")")
        #expect(LocalizedStringKey("a") == "a")
        #expect(("\(1, format: .number)" as LocalizedStringKey) == "\(1, format: .number)")
        #expect(("\(1, format: .number)" as LocalizedStringKey) != "\(2, format: .number)")
        #expect(("\(1)" as LocalizedStringKey) != "\(1, format: .number)")
    }

    @Test func `custom arguments stay whole in segments and become text otherwise`() throws {
        let key: LocalizedStringKey = "a \(mark: "x") b\(mark: "y")"
        let segments = key.segments(locale: american) { _ in nil }

        #expect(text(key) == "a [x] b[y]")
        #expect(key == "a \(mark: "x") b\(mark: "y")")
        try #require(segments.count == 4)
        guard case .argument(let argument) = segments[1], case .text(let between) = segments[2] else {
            Issue.record("expected an argument and a text, got \(segments)")
            return
        }
        #expect(argument as? Mark == Mark(name: "x"))
        #expect(between == " b")
    }
}
