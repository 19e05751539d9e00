import Administration
import Foundation
import MomentsModel
import Testing

struct FiguresContentTests {
    /// Days that end with that of the date, with the numbers of moments.
    private func days(_ moments: [Int], active: Int? = 4) -> [DailyFigures] {
        moments.enumerated().map { index, count in
            DailyFigures(
                date: Date(timeIntervalSince1970: Double(20_000 + index) * 86_400),
                people: 10 + index,
                activePeople: active,
                moments: count
            )
        }
    }

    private func card(_ measure: FiguresMeasure, in content: FiguresContent) -> FiguresCard? {
        content.cards.first { $0.measure == measure }
    }

    @Test func `a card has today's number, and the change against the range before`() throws {
        let figures = days(Array(repeating: 2, count: 30) + Array(repeating: 3, count: 30))

        let content = FiguresContent(figures, range: .month)

        let moments = try #require(card(.moments, in: content))
        #expect(moments.today == 3)
        #expect(abs(try #require(moments.change) - 0.5) < 1e-9)
        // What there is: at the end of each range.
        let people = try #require(card(.people, in: content))
        #expect(people.today == 69)
        #expect(abs(try #require(people.change) - (69.0 / 39 - 1)) < 1e-9)
    }

    @Test func `without a whole range before, or with an empty one, there is no change`() {
        let short = FiguresContent(days(Array(repeating: 2, count: 59)), range: .month)
        #expect(short.cards.allSatisfy { $0.change == nil })

        let new = FiguresContent(days(Array(repeating: 0, count: 30) + Array(repeating: 3, count: 30)), range: .month)
        #expect(card(.moments, in: new)?.change == nil)
    }

    @Test func `what is not known has no card and no chart`() {
        let content = FiguresContent(days([1, 2], active: nil), range: .month)

        #expect(card(.activePeople, in: content) == nil)
        #expect(!content.series.contains { $0.measure == .activePeople })
    }

    @Test func `a year has a bar for each whole week, the last of which ends today`() throws {
        let content = FiguresContent(days(Array(repeating: 1, count: 20)), range: .year)

        let moments = try #require(content.series.first { $0.measure == .moments })
        #expect(moments.step == 7 && moments.points.map(\.value) == [7, 7])
        #expect(moments.points.last?.date == content.days[13].date)
        let people = try #require(content.series.first { $0.measure == .people })
        #expect(people.step == 1 && people.points.count == 20)
    }

    @Test func `a chart of few days shows a week, and one of many no more than those`() throws {
        let first = try #require(FiguresContent(days([1]), range: .month).series.first)
        #expect(first.dates.upperBound.timeIntervalSince(first.dates.lowerBound) == 8 * 86_400)

        let month = try #require(FiguresContent(days(Array(repeating: 1, count: 30)), range: .month).series.first)
        #expect(month.dates.upperBound.timeIntervalSince(month.dates.lowerBound) == 30 * 86_400)
    }

    @Test func `a server without figures has no content`() {
        let content = FiguresContent([], range: .month)

        #expect(content.days.isEmpty && content.cards.isEmpty && content.series.isEmpty)
    }
}
