import Foundation

/// A formatter for waiting times: "40 seconds", "3 minutes".
enum WaitingTime {
    /// Returns the waiting time rounded up, so that it is never too short.
    static func text(of duration: Duration, in locale: Locale) -> String {
        let (seconds, fraction) = duration.components
        let whole = max(1, seconds + (fraction > 0 ? 1 : 0))
        let rounded: Int64 =
            switch whole {
            case ..<90: whole
            case ..<5400: (whole + 59) / 60 * 60
            default: (whole + 3599) / 3600 * 3600
            }
        let unit: Duration.UnitsFormatStyle.Unit = rounded < 90 ? .seconds : rounded < 5400 ? .minutes : .hours
        return Duration.seconds(rounded).formatted(.units(allowed: [unit], width: .wide).locale(locale))
    }
}
