import Foundation
import Testing

@testable import MomentsDemo

@Suite struct DemoAgeTests {
    @Test(arguments: [
        ("4m", DemoAge.minutes(4)), ("5h", .minutes(300)), ("0m", .minutes(0)),
        ("142d 18:20", .days(142, hour: 18, minute: 20)), ("1d 0:05", .days(1, hour: 0, minute: 5)),
    ])
    func `an age is read`(text: String, age: DemoAge) {
        #expect(DemoAge(text) == age)
    }

    @Test(arguments: ["", "4", "m", "-4m", "4m 18:20", "3d", "0d 18:20", "3d 24:00", "3d 18:60", "3d 18", "3w 18:20"])
    func `anything else is none`(text: String) {
        #expect(DemoAge(text) == nil)
    }

    @Test func `days count from today and have a time of day`() throws {
        let date = DemoAge.days(1, hour: 18, minute: 20).date(before: today, in: calendar)

        let parts = calendar.dateComponents([.hour, .minute], from: date)
        #expect(parts.hour == 18 && parts.minute == 20)
        #expect(calendar.isDate(date, inSameDayAs: today.addingTimeInterval(-86_400)))
    }

    @Test func `minutes count from now`() {
        #expect(DemoAge.minutes(90).date(before: today, in: calendar) == today.addingTimeInterval(-5400))
    }
}
