internal import Foundation
internal import _FoundationICU

/// Calls to ICU, the library of locale data in Foundation.
enum ICU {
    /// Returns a locale's identifier as ICU expects it, such as "ar@numbers=arab".
    static func identifier(of locale: Locale) -> String { locale.identifier(.icu) }

    /// Whether a function of ICU has succeeded; warnings are negative.
    static func isSuccess(_ status: UErrorCode) -> Bool { status.rawValue <= U_ZERO_ERROR.rawValue }

    /// Returns the text that a function of ICU writes, or nil if the function fails.
    ///
    /// - Parameter write: Writes to a buffer of the given capacity, and returns the length of the whole text.
    static func text(_ write: (UnsafeMutablePointer<UInt16>, Int32, inout UErrorCode) -> Int32) -> String? {
        var capacity: Int32 = 256
        // A buffer that was too short is replaced by one of the reported length.
        for _ in 0..<2 {
            var status = U_ZERO_ERROR
            var length: Int32 = 0
            let text = withUnsafeTemporaryAllocation(of: UInt16.self, capacity: Int(capacity)) { buffer -> String? in
                length = write(buffer.baseAddress!, capacity, &status)
                guard status.rawValue <= U_ZERO_ERROR.rawValue, length <= capacity else { return nil }
                return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
            }
            if let text { return text }
            guard length > capacity else { return nil }
            capacity = length
        }
        return nil
    }
}
