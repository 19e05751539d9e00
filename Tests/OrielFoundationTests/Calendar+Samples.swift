import Foundation

extension Calendar {
    /// The Gregorian calendar of a language, in GMT.
    static func sample(_ identifier: String = "en") -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: identifier)
        calendar.timeZone = .gmt
        return calendar
    }
}
