import Foundation
import OrielCore

/// How legends and tables write values: in the language, the calendar and the time zone of the chart.
struct PlotValueFormat {
    var locale: Locale
    var calendar: Calendar
    var timeZone: TimeZone

    func text(of value: _PlotValue) -> String {
        switch value {
        case .category(let name): return name
        case .number(let number): return number.formatted(.number.locale(locale))
        case .date(let date):
            let style = Date.FormatStyle(
                date: .abbreviated,
                time: .omitted,
                locale: locale,
                calendar: calendar,
                timeZone: timeZone
            )
            return date.formatted(style)
        }
    }
}

extension PlotValueFormat {
    @MainActor
    init(_ environment: EnvironmentValues) {
        self.init(locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
    }
}
