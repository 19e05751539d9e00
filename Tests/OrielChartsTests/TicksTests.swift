import Foundation
import Testing

@testable import OrielCharts

@Suite struct NumberTicksTests {
    @Test(arguments: [
        (0.0...100.0, 5, 20.0), (0...7, 5, 1), (0...60, 5, 10), (0...1, 5, 0.2), (0...0.03, 4, 0.01), (-40...40, 4, 20),
        (0...1_234_567, 5, 250_000), (3...3, 5, 1),
    ])
    func `steps are round`(range: ClosedRange<Double>, count: Int, step: Double) {
        #expect(abs(NumberTicks.step(for: range, desiredCount: count) - step) < 1e-9)
    }

    @Test func `a step is not below the smallest one asked for`() {
        #expect(NumberTicks.step(for: 0...10, desiredCount: 10, minimum: 3) == 5)
        #expect(NumberTicks.step(for: 0...0, desiredCount: 10, minimum: 3) == 3)
    }

    @Test func `values have no errors of rounding`() {
        #expect(NumberTicks.values(in: 0...0.5, step: 0.1) == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
        #expect(NumberTicks.values(in: -5...12, step: 5) == [-5, 0, 5, 10])
        #expect(NumberTicks.values(in: 0...1e9, step: 1e-3) == [])
        #expect(NumberTicks.values(in: 0 ... .infinity, step: 1) == [])
    }

    @Test func `ends are rounded outwards`() {
        #expect(NumberTicks.rounded(0...97, desiredCount: 5) == 0...100)
        #expect(NumberTicks.rounded(-3...97, desiredCount: 5) == -20...100)
        #expect(NumberTicks.rounded(0...100, desiredCount: 5) == 0...100)
    }

    @Test func `logarithmic values are powers of ten, and more where those would be few`() {
        #expect(NumberTicks.logarithmic(in: 1...100_000, desiredCount: 6) == [1, 10, 100, 1_000, 10_000, 100_000])
        #expect(NumberTicks.logarithmic(in: 1...10, desiredCount: 5) == [1, 2, 5, 10])
        #expect(NumberTicks.logarithmic(in: 1...1e12, desiredCount: 4).count <= 5)
    }

    @Test func `bins contain all values`() {
        let bins = NumberBins(data: [1.5, 2, 9.5, 3, 7], desiredCount: 5)

        #expect(bins.thresholds == [0, 2, 4, 6, 8, 10])
        #expect([1.5, 2, 9.5, 10, -3, 30].map { bins.index(for: $0) } == [0, 1, 4, 4, 0, 4])
        #expect(bins.map(\.isClosed) == [false, false, false, false, true])
        #expect(bins[1].contains(2) && !bins[1].contains(4) && bins[4].contains(10))
        #expect(NumberBins(range: 0...10, desiredCount: 100).thresholds == Array(0...10))
        #expect(NumberBins(data: [Double]()).isEmpty)
        #expect(NumberBins(size: 4, range: 1...9).thresholds == [0, 4, 8, 12])
    }
}

@Suite struct DateTicksTests {
    private let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        return calendar
    }()

    private func date(_ text: String) throws -> Date {
        try Date("\(text)Z", strategy: .iso8601)
    }

    @Test(arguments: [
        ("2026-01-10T00:00:00", "2026-06-20T00:00:00", Calendar.Component.month, 1),
        ("2026-01-01T00:00:00", "2026-01-08T00:00:00", .day, 1),
        ("2026-01-01T08:00:00", "2026-01-01T20:00:00", .hour, 3),
        ("2016-01-01T00:00:00", "2026-01-01T00:00:00", .year, 2),
        ("2026-01-01T00:00:00", "2026-01-01T00:05:00", .minute, 1),
    ])
    func `units suit the range`(from: String, to: String, unit: Calendar.Component, count: Int) throws {
        let ticks = DateTicks.automatic(for: try date(from)...date(to), desiredCount: 5, calendar: calendar)

        #expect(ticks == DateTicks(unit: unit, count: count, calendar: calendar))
    }

    @Test func `ticks are at the starts of units`() throws {
        let ticks = DateTicks(unit: .month, calendar: calendar)

        let dates = ticks.dates(in: try date("2026-01-31T12:00:00")...date("2026-05-01T00:00:00"))

        #expect(
            dates == (try ["2026-02-01", "2026-03-01", "2026-04-01", "2026-05-01"].map { try date("\($0)T00:00:00") })
        )
    }

    @Test func `several units are counted from a larger one`() throws {
        let hours = DateTicks(unit: .hour, count: 6, calendar: calendar)
        let years = DateTicks(unit: .year, count: 5, calendar: calendar)

        let day = try date("2026-03-01T05:00:00")...date("2026-03-01T23:00:00")
        let decade = try date("2018-01-01T00:00:00")...date("2026-01-01T00:00:00")

        #expect(hours.dates(in: day).map { calendar.component(.hour, from: $0) } == [6, 12, 18])
        #expect(years.dates(in: decade).map { calendar.component(.year, from: $0) } == [2020, 2025])
    }

    @Test func `a range of ages has few ticks`() {
        let ticks = DateTicks(unit: .second, calendar: calendar).dates(in: .distantPast ... .distantFuture)

        #expect(ticks.count <= NumberTicks.maximumCount + 1)
    }

    @Test func `bins are units`() throws {
        let bins = DateBins(
            unit: .month,
            range: try date("2026-01-10T00:00:00")...date("2026-03-20T00:00:00"),
            calendar: calendar
        )

        #expect(bins.count == 3)
        #expect(bins.index(for: try date("2026-02-15T00:00:00")) == 1)
    }
}
