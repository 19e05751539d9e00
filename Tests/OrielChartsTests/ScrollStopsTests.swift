import Foundation
import OrielCore
import Testing

@testable import OrielCharts

@MainActor
@Suite struct ScrollStopsTests {
    private let scale = PositionScale(domain: .numbers(0...100), type: .linear, start: 0, end: 1000)

    private func stops(_ behavior: ValueAlignedChartScrollTargetBehavior) throws -> ChartScrollStops {
        let calendar = Calendar(identifier: .gregorian)
        return try #require(behavior._alignment.stops(on: scale, calendar: calendar, page: 200, length: 1000))
    }

    @Test func `a short swipe stops at a value, a long one at a major value`() throws {
        let stops = try stops(.valueAligned(unit: 1, majorAlignment: .unit(10)))

        #expect(stops.stop(from: 120, to: 144) == 140)
        #expect(stops.stop(from: 120, to: 96) == 100)
        #expect(stops.stop(from: 120, to: 278) == 300)
        #expect(stops.stop(from: 320, to: 170) == 200)
    }

    @Test func `a limit ends a swipe at the next major value`() throws {
        let stops = try stops(.valueAligned(unit: 1, majorAlignment: .unit(10), limitBehavior: .always))

        #expect(stops.stop(from: 100, to: 470) == 200)
        #expect(stops.stop(from: 400, to: 50) == 300)
    }

    @Test func `pages are as long as the plot`() throws {
        let stops = try stops(.valueAligned(unit: 1, majorAlignment: .page))
        let limited = try self.stops(.valueAligned(unit: 1, majorAlignment: .page, limitBehavior: .always))

        #expect(stops.stop(from: 30, to: 112) == 110)
        #expect(stops.stop(from: 30, to: 400) == 430)
        #expect(limited.stop(from: 30, to: 700) == 230)
    }

    @Test func `a limit without major values is the length of the plot, and the content has an end`() throws {
        let stops = try stops(.valueAligned(unit: 1, limitBehavior: .always))

        #expect(stops.stop(from: 100, to: 900) == 300)
        #expect(stops.stop(from: 700, to: 990) == 800)
        #expect(stops.stop(from: 40, to: -90) == 0)
    }

    @Test func `browsers stop at the nearest value themselves`() {
        let alignment = ValueAlignedChartScrollTargetBehavior.valueAligned(unit: 1)._alignment

        #expect(alignment.stops(on: scale, calendar: Calendar(identifier: .gregorian), page: 9, length: 9) == nil)
    }
}
