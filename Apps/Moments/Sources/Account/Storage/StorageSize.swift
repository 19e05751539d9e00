import Foundation
import MomentsFoundations

/// A formatter for numbers of bytes: "350 MB", "1.2 GB".
enum StorageSize {
    /// Returns the size with at most one digit after the point, in units of 1,000,000 or 1,000,000,000 bytes.
    static func text(of bytes: Int, by localizer: Localizer) -> String {
        let megabytes = Double(bytes) / 1_000_000
        // 999.96 would be rounded to 1,000.
        let isLarge = megabytes >= 999.95
        let number = isLarge ? megabytes / 1000 : megabytes
        let text = number.formatted(.number.precision(.fractionLength(0...1)).locale(localizer.locale))
        return localizer.string(isLarge ? "%@ GB" : "%@ MB", text, bundle: .module)
    }
}
