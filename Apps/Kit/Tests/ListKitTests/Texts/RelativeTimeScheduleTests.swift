import Foundation
import MomentsFoundations
import MomentsTesting
import Testing

@testable import ListKit

struct RelativeTimeScheduleTests {
    private let schedule = RelativeTimeSchedule(date: .sample)

    /// Returns the time of the next change, in seconds after the date.
    private func change(after age: TimeInterval) -> TimeInterval {
        schedule.change(after: Date.sample + age).timeIntervalSince(.sample)
    }

    @Test(
        arguments: [
            (-30, 60), (0, 60), (60, 90), (90, 150), (100, 150), (3509, 3510), (3510, 3570), (3570, 5400), (5400, 9000),
            (80_000, 81_000), (81_000, 84_600),
        ] as [(TimeInterval, TimeInterval)]
    )
    func `minutes and hours change by the half`(age: TimeInterval, next: TimeInterval) {
        #expect(change(after: age) == next)
    }

    @Test func `days change at midnight`() {
        let next = schedule.change(after: Date.sample + 30 * 3600)

        #expect(Calendar.current.startOfDay(for: next) == next)
        #expect((0...25).contains(next.timeIntervalSince(.sample) / 3600 - 30))
    }

    @Test func `each entry comes after the one before, whatever the date`() {
        for fraction in stride(from: 0.0, to: 1, by: 0.013) {
            let entries = RelativeTimeSchedule(date: Date.sample + fraction).entries(from: .sample, mode: .normal)
            let dates = Array(entries.prefix(120))

            #expect(zip(dates, dates.dropFirst()).allSatisfy { $0 < $1 })
        }
    }

    @Test(arguments: ["en", "zh-Hans"])
    func `the text stays the same from one entry to the next`(language: String) {
        let entries = Array(schedule.entries(from: .sample, mode: .normal).prefix(110))
        for (start, end) in zip(entries, entries.dropFirst()) {
            // The formatter rounds to seconds first.
            let texts = [start + 0.01, end - 0.6].map { now in
                Localizer(locale: Locale(identifier: language), clock: .fixed(now)).relative(.sample)
            }

            #expect(texts[0] == texts[1])
        }
    }
}
