internal import Foundation
internal import _FoundationICU

extension ICU {
    /// A part of a text between two boundaries.
    struct Segment {
        /// In UTF-16 code units of the text.
        let range: Range<Int>
        /// False for what is between words: spaces and punctuation marks.
        let isWord: Bool
    }

    /// Divides a text into words and what is between them. Chinese, Japanese and Thai words come from dictionaries.
    static func words(in text: [UInt16], locale: Locale) -> [Segment] { segments(of: text, UBRK_WORD, locale) }

    /// Divides a text into sentences, each with the spaces after it.
    static func sentences(in text: [UInt16], locale: Locale) -> [Segment] { segments(of: text, UBRK_SENTENCE, locale) }

    private static func segments(of text: [UInt16], _ type: UBreakIteratorType, _ locale: Locale) -> [Segment] {
        guard !text.isEmpty, let length = Int32(exactly: text.count) else { return [] }
        return text.withUnsafeBufferPointer { text in
            var status = U_ZERO_ERROR
            let iterator = swift_ubrk_open(type, identifier(of: locale), text.baseAddress, length, &status)
            defer { swift_ubrk_close(iterator) }
            guard isSuccess(status) else { return [] }
            var segments: [Segment] = []
            var start = swift_ubrk_first(iterator)
            while true {
                let end = swift_ubrk_next(iterator)
                // The end of the text is reported as -1.
                guard end > start else { return segments }
                let isWord = swift_ubrk_getRuleStatus(iterator) >= Int32(UBRK_WORD_NONE_LIMIT.rawValue)
                segments.append(Segment(range: Int(start)..<Int(end), isWord: isWord))
                start = end
            }
        }
    }
}
