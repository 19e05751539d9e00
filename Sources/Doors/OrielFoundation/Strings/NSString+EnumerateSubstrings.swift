public import Foundation

extension NSString {
    /// Calls a closure for each word, sentence, line, paragraph or character in a part of a text, as the method of `String`.
    ///
    ///     let text: NSString = "One fish, two fish"
    ///     var words: [String] = []
    ///     text.enumerateSubstrings(in: NSRange(location: 0, length: text.length), options: .byWords) { word, _, _, _ in
    ///         if let word { words.append(word) }
    ///     }
    ///
    /// Swift prefers it to Foundation's own method, whose closure does not escape. That method stops the process at words and
    /// sentences, and takes all of a line of which the range contains a part.
    ///
    /// - Parameter block: Receives the substring, its range, its range with what follows it up to the next one, and a
    ///   variable that ends the enumeration when it is set to true.
    public func enumerateSubstrings(
        in range: NSRange,
        options opts: EnumerationOptions = [],
        using block: @escaping (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let text = substring(with: range)
        func place(_ part: Range<String.Index>) -> NSRange {
            let start = part.lowerBound.utf16Offset(in: text)
            let end = part.upperBound.utf16Offset(in: text)
            return NSRange(location: range.location + start, length: end - start)
        }
        text.enumerateSubstrings(in: text.startIndex..., options: opts) { part, range, enclosing, stop in
            var shouldStop: ObjCBool = false
            block(part, place(range), place(enclosing), &shouldStop)
            stop = shouldStop.boolValue
        }
    }
}
