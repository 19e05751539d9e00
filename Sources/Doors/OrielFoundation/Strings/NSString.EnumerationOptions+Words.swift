public import Foundation

// Foundation on Linux has these two, but they are unavailable. Its own methods, which code that is generic over texts calls,
// would take their bits for lines. These contain the bits of both paragraphs and characters, so that they stop with a message
// instead.
extension NSString.EnumerationOptions {
    /// The words of a text, without spaces and punctuation marks. For the methods of `String`, `Substring` and `NSString`.
    public static let byWords = NSString.EnumerationOptions(rawValue: 0b0111)
    /// The sentences of a text, each with the spaces after it. For the methods of `String`, `Substring` and `NSString`.
    public static let bySentences = NSString.EnumerationOptions(rawValue: 0b1011)
    /// The places where a text cursor can be, which are those between characters.
    public static let byCaretPositions = NSString.EnumerationOptions.byComposedCharacterSequences
}
