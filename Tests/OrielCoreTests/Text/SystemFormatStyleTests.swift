import Foundation
import Testing

@testable import OrielCore

struct SystemFormatStyleTests {
    private let start = Date(timeIntervalSinceReferenceDate: 0)
    private let english = Locale(identifier: "en_US")

    private func at(_ seconds: TimeInterval) -> Date { start.addingTimeInterval(seconds) }

    private func text<F: FormatStyle>(_ format: F, _ seconds: TimeInterval) -> String
    where F.FormatInput == Date, F.FormatOutput == AttributedString {
        String(format.locale(english).format(at(seconds)).characters)
    }

    @Test(arguments: [
        (-5.0, "0:00.00"), (0, "0:00.00"), (5.43, "0:05.43"), (83.5, "1:23.50"), (3723.456, "1:02:03.45"),
    ])
    func `a stopwatch counts up`(seconds: TimeInterval, expected: String) {
        #expect(text(.stopwatch(startingAt: start), seconds) == expected)
    }

    @Test func `a stopwatch has at most some fields`() {
        #expect(text(.stopwatch(startingAt: start, showsHours: false), 3723) == "62:03.00")
        #expect(text(.stopwatch(startingAt: start, maxFieldCount: 2), 3723) == "1:02")
        #expect(text(.stopwatch(startingAt: start, maxPrecision: .seconds(1)), 3723) == "1:02:03")
        #expect(text(.stopwatch(startingAt: start, maxPrecision: .seconds(60)), 3723) == "1:02")
    }

    @Test(arguments: [(-1.0, "3:00"), (0.0, "3:00"), (0.5, "3:00"), (1, "2:59"), (179.5, "0:01"), (200, "0:00")])
    func `a timer counts down inside its interval`(seconds: TimeInterval, expected: String) {
        #expect(text(.timer(countingDownIn: start..<at(180)), seconds) == expected)
    }

    @Test func `a timer counts up`() {
        #expect(text(.timer(countingUpIn: start..<at(180)), 61.9) == "1:01")
        #expect(text(.timer(countingUpIn: start..<at(180)), 999) == "3:00")
    }

    @Test func `the next change of a timer is the next second`() {
        let down = SystemFormatStyle.Timer(countingDownIn: start..<at(180))
        let up = SystemFormatStyle.Timer(countingUpIn: start..<at(180))

        for style in [down, up] {
            #expect(style.discreteInput(after: at(-3)) == start)
            #expect(style.discreteInput(after: at(0.25)) == at(1))
            #expect(style.discreteInput(after: at(1)) == at(2))
            #expect(style.discreteInput(after: at(180)) == nil)
            #expect(style.discreteInput(before: at(1.5)) == at(1))
        }
    }

    @Test(arguments: [
        (-125.0, "-2min, 5sec"), (0, "0sec"), (125, "2min, 5sec"), (7500, "2hr, 5min"), (90_000, "1day, 1hr"),
    ])
    func `an offset has a sign`(seconds: TimeInterval, expected: String) {
        #expect(text(.offset(to: start), seconds).filter { $0 != " " } == expected.filter { $0 != " " })
    }

    @Test func `an offset shows the allowed fields`() {
        #expect(text(.offset(to: start, allowedFields: [.hour], maxFieldCount: 1), 7500) == "2 hours")
        #expect(text(.offset(to: start, allowedFields: [.week], maxFieldCount: 1), 86_400 * 15) == "2 weeks")
        #expect(text(.offset(to: start, allowedFields: [.minute], sign: .always()), 60).hasPrefix("+1"))
    }

    @Test func `a near date is a distance, and a far one is written out`() {
        let format = SystemFormatStyle.DateReference(to: start, maxFieldCount: 1, thresholdField: .day)

        #expect(text(format, -60) == "in 1 minute")
        #expect(text(format, 7200) == "2 hours ago")
        #expect(text(format, 90_000).contains("2001") || text(format, 90_000).contains("2000"))
        #expect(String(format.locale(Locale(identifier: "zh-Hans")).format(at(7200)).characters).hasSuffix("前"))
    }

    @Test func `a source has its value at a time`() {
        #expect(TimeDataSource<Date>.currentDate.value(at(3)) == at(3))
        #expect(TimeDataSource<Duration>.durationOffset(to: start).value(at(3)) == .seconds(3))
        #expect(TimeDataSource<Range<Date>>.dateRange(startingAt: start).value(at(3)) == start..<at(3))
        #expect(TimeDataSource<Range<Date>>.dateRange(endingAt: at(9)).value(at(3)) == at(3)..<at(9))
        #expect(TimeDataSource<Range<Date>>.dateRange(endingAt: start).value(at(3)) == start..<start)
    }
}
