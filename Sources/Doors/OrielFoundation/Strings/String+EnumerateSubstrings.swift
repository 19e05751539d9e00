public import Foundation

extension String {
    /// Calls a closure for each word, sentence, line, paragraph or character in a part of a text.
    ///
    ///     let text = "One fish, two fish"
    ///     var words: [String] = []
    ///     text.enumerateSubstrings(in: text.startIndex..., options: .byWords) { word, _, _, _ in
    ///         if let word { words.append(word) }
    ///     }
    ///
    /// Foundation on Linux has lines, paragraphs and characters only. Words and sentences are those of ICU: by the rules of
    /// Unicode, or by those of the current locale with `.localized`.
    ///
    /// - Parameter body: Receives the substring, its range, its range with what follows it up to the next one, and a
    ///   variable that ends the enumeration when it is set to true.
    public func enumerateSubstrings<R: RangeExpression>(
        in range: R,
        options opts: EnumerationOptions = [],
        _ body:
            @escaping (
                _ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>, inout Bool
            ) -> Void
    ) where R.Bound == String.Index {
        guard let segments = TextSegments(self[range.relative(to: self)], options: opts) else {
            enumerateByFoundation(self, in: range, options: opts, body)
            return
        }
        segments.enumerate(body)
    }
}

extension Substring {
    /// Calls a closure for each word, sentence, line, paragraph or character in a part of a text, as that of `String`.
    public func enumerateSubstrings<R: RangeExpression>(
        in range: R,
        options opts: String.EnumerationOptions = [],
        _ body:
            @escaping (
                _ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>, inout Bool
            ) -> Void
    ) where R.Bound == String.Index {
        guard let segments = TextSegments(self[range.relative(to: self)], options: opts) else {
            enumerateByFoundation(self, in: range, options: opts, body)
            return
        }
        segments.enumerate(body)
    }
}

/// In a generic function, only the method of Foundation is visible.
private func enumerateByFoundation<Text: StringProtocol, R: RangeExpression>(
    _ text: Text,
    in range: R,
    options: String.EnumerationOptions,
    _ body: @escaping (String?, Range<String.Index>, Range<String.Index>, inout Bool) -> Void
) where R.Bound == String.Index {
    text.enumerateSubstrings(in: range, options: options, body)
}
