import Foundation

/// Bounds of numbers and dates that a browser sends as text: typed into a field with a format, or stored for
/// `@AppStorage`.
///
/// An app calculates with these values, and an overflow would end the process with all its sessions. The bounds leave
/// room for calculations.
package enum ClaimedValue {
    /// The integers that JavaScript represents exactly; 1,000 times these bounds still fit an `Int`.
    private static let numbers = -9_007_199_254_740_991...9_007_199_254_740_991
    /// From the year 1 to the year 9999.
    private static let dates =
        Date(timeIntervalSince1970: -62_135_596_800)...Date(timeIntervalSince1970: 253_402_300_799)

    /// Returns whether a number or a date is within bounds; true for other values.
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
