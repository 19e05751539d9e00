internal import Foundation

/// The words or the sentences of a text.
struct TextSegments {
    private let text: Substring
    private let options: NSString.EnumerationOptions
    private let segments: [ICU.Segment]

    /// Divides a text; nil if the options ask for neither words nor sentences.
    init?(_ text: Substring, options: NSString.EnumerationOptions) {
        self.text = text
        self.options = options
        let locale = options.contains(.localized) ? Locale.current : Locale(identifier: "")
        if options.contains(.byWords) {
            segments = ICU.words(in: Array(text.utf16), locale: locale)
        } else if options.contains(.bySentences) {
            segments = ICU.sentences(in: Array(text.utf16), locale: locale)
        } else {
            return nil
        }
    }

    /// Calls a closure for each word or sentence, until it sets its last argument to true.
    func enumerate(_ body: (String?, Range<String.Index>, Range<String.Index>, inout Bool) -> Void) {
        var stop = false
        for part in options.contains(.reverse) ? parts.reversed() : parts {
            let isNeeded = !options.contains(.substringNotRequired)
            body(isNeeded ? String(text[part.range]) : nil, part.range, part.enclosing, &stop)
            if stop { return }
        }
    }

    private typealias Part = (range: Range<String.Index>, enclosing: Range<String.Index>)

    /// The words or sentences, with what follows each. What precedes the first belongs to it.
    private var parts: [Part] {
        var parts: [Part] = []
        var start = text.startIndex
        let takesAll = !options.contains(.byWords)
        for segment in segments {
            let end = text.utf16.index(start, offsetBy: segment.range.count)
            if takesAll || segment.isWord {
                parts.append((start..<end, (parts.isEmpty ? text.startIndex : start)..<end))
            } else if let last = parts.last {
                parts[parts.count - 1] = (last.range, last.enclosing.lowerBound..<end)
            }
            start = end
        }
        return parts
    }
}
