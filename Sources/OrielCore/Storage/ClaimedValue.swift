import Foundation

/// Bounds of numbers and dates that a browser claims by text: what is typed into a field with a format, or kept for `@AppStorage`.
///
/// An app reckons with what it is given, and an overflow would end the process with everybody's pages. So such a value is one
/// that leaves room to reckon.
package enum ClaimedValue {
    /// The whole numbers that JavaScript counts exactly; a thousand times as much still fits an `Int`.
    private static let numbers = -9_007_199_254_740_991...9_007_199_254_740_991
    /// From the year 1 to the year 9999.
    private static let dates =
        Date(timeIntervalSince1970: -62_135_596_800)...Date(timeIntervalSince1970: 253_402_300_799)

    /// Whether a number or a date is within bounds; other values always are.
    package static func isInBounds(_ value: Any) -> Bool {
        switch value {
        case let number as any BinaryInteger: Int(exactly: number).map(numbers.contains) ?? false
        case let number as any BinaryFloatingPoint: isInBounds(Double(number))
        case let number as Decimal: isInBounds(NSDecimalNumber(decimal: number).doubleValue)
        case let number as NSNumber: isInBounds(number.doubleValue)
        case let date as Date: dates.contains(date)
        default: true
        }
    }

    private static func isInBounds(_ number: Double) -> Bool { abs(number) <= Double(numbers.upperBound) }
}
