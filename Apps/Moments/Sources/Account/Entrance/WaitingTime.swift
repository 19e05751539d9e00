import Foundation

/// A formatter for waiting times: "40 seconds", "3 minutes", "2 days".
enum WaitingTime {
    /// Returns the waiting time rounded up, so that it is never too short.
    static func text(of duration: Duration, in locale: Locale) -> String {
        let (seconds, fraction) = duration.components
        let whole = max(1, seconds + (fraction > 0 ? 1 : 0))
        let (length, unit): (Int64, Duration.UnitsFormatStyle.Unit) =
            switch whole {
            case ..<90: (1, .seconds)
            case ..<5400: (60, .minutes)
            case ..<172_800: (3600, .hours)
            default: (86_400, .days)
            }
        let rounded = (whole + length - 1) / length * length
        return Duration.seconds(rounded).formatted(.units(allowed: [unit], width: .wide).locale(locale))
    }
}
