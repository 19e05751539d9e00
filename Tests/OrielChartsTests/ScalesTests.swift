import Foundation
import Testing

@testable import OrielCharts

@Suite struct ScalesTests {
    private func numbers(_ low: Double, _ high: Double, _ type: ScaleType = .linear) -> PositionScale {
        PositionScale(domain: .numbers(low...high), type: type, start: 200, end: 0)
    }

    @Test func `numbers are spread from start to end, and back`() {
        let scale = numbers(0, 50)

        #expect([0, 25, 50].map { scale.position(of: .number($0)) } == [200, 100, 0])
        #expect(scale.value(at: 150) == .number(12.5))
        #expect(scale.position(of: .category("a")) == nil && scale.position(of: .number(.nan)) == nil)
    }

    @Test func `what is far outside has a place that a browser can draw`() {
        #expect(numbers(0, 1e-9).position(of: .number(1e300)) == -100_000)
    }

    @Test(arguments: [
        (ScaleType.log, 1.0, 1_000.0, 10.0, 1.0 / 3), (.squareRoot, 0, 100, 25, 0.5),
        (.power(exponent: 2), 0, 10, 5, 0.25),
        (.symmetricLog, -99, 99, 0, 0.5),
    ])
    func `other scales spread otherwise, and back`(
        type: ScaleType,
        low: Double,
        high: Double,
        value: Double,
        fraction: Double
    ) throws {
        let scale = PositionScale(domain: .numbers(low...high), type: type, start: 0, end: 100)

        let place = try #require(scale.position(of: .number(value)))

        #expect(abs(Double(place) - 100 * fraction) < 1e-9)
        #expect(abs((scale.value(at: place)?.number ?? .nan) - value) < 1e-6)
    }

    @Test func `a logarithmic scale has no place for zero`() {
        #expect(numbers(1, 10, .log).position(of: .number(0)) == nil)
    }

    @Test func `categories have bands`() {
        let scale = PositionScale(domain: .categories(["a", "b"]), type: .linear, start: 0, end: 100)

        #expect(scale.position(of: .category("a")) == 25 && scale.position(of: .category("c")) == nil)
        #expect(scale.space(of: PlotChannel(label: .init("x"), value: .category("b"))) == 50...100)
        #expect(scale.value(at: 99) == .category("b") && scale.value(at: 100) == nil && scale.value(at: -1) == nil)
    }

    // MARK: - Domains

    private func domain(
        _ values: [_PlotValue],
        _ domain: _ScaleDomain? = nil,
        type: ScaleType? = nil,
        count: Int? = 5
    ) -> AxisDomain? {
        AxisDomain(of: values, settings: AxisScaleSettings(domain: domain, type: type), desiredCount: count)
    }

    @Test func `numbers include zero and end at ticks`() {
        #expect(domain([.number(12), .number(97)]) == .numbers(0...100))
        #expect(domain([.number(-12), .number(-97)]) == .numbers(-100...0))
        #expect(
            domain([.number(12), .number(97)], AutomaticScaleDomain.automatic(includesZero: false)._domain)
                == .numbers(0...100)
        )
        #expect(
            domain([.number(92), .number(97)], AutomaticScaleDomain.automatic(includesZero: false)._domain)
                == .numbers(92...97)
        )
        #expect(domain([.number(0)]) == .numbers(0...1))
        #expect(domain([.number(3), .number(700)], type: .log) == .numbers(1...1_000))
    }

    @Test func `dates are as they are, and one alone has a day`() {
        let date = Date(timeIntervalSinceReferenceDate: 1_000_000)

        #expect(domain([.date(date), .date(date + 10)]) == .dates(1_000_000...1_000_010))
        #expect(domain([.date(date)]) == .dates(956_800...1_043_200))
    }

    @Test func `categories keep their order`() {
        #expect(domain([.category("b"), .category("a"), .category("b")]) == .categories(["b", "a"]))
        #expect(domain([.category("b")], ["a", "b"]._domain) == .categories(["a", "b"]))
    }

    @Test func `an app can change the domain found`() {
        let changed = AutomaticScaleDomain.automatic(dataType: Double.self) { $0[1] = 150 }

        #expect(domain([.number(80)], changed._domain) == .numbers(0...150))
        #expect(domain([.number(80)], (10...20)._domain) == .numbers(10...20))
        #expect(domain([]) == nil)
    }

    // MARK: - Values

    private enum Size: String, Plottable {
        case small, large
    }

    @Test func `values of an app are plotted by their raw values`() {
        #expect(Size.large.plotValue == .category("large"))
        #expect(Size(plotValue: .category("small")) == .small && Size(plotValue: .category("x")) == nil)
        #expect(Int(plotValue: .number(2.6)) == 3 && Int(plotValue: .number(1e300)) == nil)
        #expect(Int8(plotValue: .number(300)) == nil && Int(plotValue: .category("1")) == nil)
        #expect(Decimal(1.5).plotValue == .number(1.5))
        #expect(UInt(plotValue: .number(-4)) == nil)
    }
}
