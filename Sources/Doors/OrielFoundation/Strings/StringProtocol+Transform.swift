public import Foundation

extension StringProtocol {
    /// Returns the text after a transform, such as into Latin letters or without diacritics; nil if ICU has no such
    /// transform.
    ///
    ///     let latin = "Москва".applyingTransform(.toLatin, reverse: false)  // "Moskva"
    ///
    /// - Parameter reverse: Applies the inverse transform.
    public func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String? {
        NSString(string: String(self)).applyingTransform(transform, reverse: reverse)
    }
}

extension StringTransform {
    /// From Latin to Greek letters.
    public static let latinToGreek = StringTransform(rawValue: "Latin-Greek")
}
