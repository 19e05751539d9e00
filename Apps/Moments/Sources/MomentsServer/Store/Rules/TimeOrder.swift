import Foundation

/// Sees to it that what comes later is never dated earlier, whatever the clock does.
enum TimeOrder {
    /// When something happened that comes after `last`.
    ///
    /// - Parameter chosen: The date demo data asks for.
    /// - Throws: `StoreError.invalid` if that would go back.
    static func milliseconds(chosen: Date?, now: Date, after last: Int64?) throws -> Int64 {
        guard let chosen = chosen?.milliseconds else { return max(now.milliseconds, last ?? .min) }
        guard chosen >= last ?? .min else {
            throw StoreError.invalid("The date \(Date(milliseconds: chosen)) is before that of what is there already.")
        }
        return chosen
    }
}
