import Foundation

/// A rule that keeps dates in ID order: a later record never has an earlier date, even if the clock is set back.
enum TimeOrder {
    /// Returns the date of a record that follows one dated `last`, in milliseconds since 1970.
    ///
    /// - Parameter chosen: The date requested by demo data.
    /// - Throws: `StoreError.invalid` if `chosen` is before `last`.
    static func milliseconds(chosen: Date?, now: Date, after last: Int64?) throws -> Int64 {
        guard let chosen = chosen?.milliseconds else { return max(now.milliseconds, last ?? .min) }
        guard chosen >= last ?? .min else {
            throw StoreError.invalid("The date \(Date(milliseconds: chosen)) is before the date of an earlier record.")
        }
        return chosen
    }
}
