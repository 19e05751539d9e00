import Foundation

// Texts as published apps take them apart, with Foundation alone.

extension String {
    var wordCount: Int {
        var count = 0
        enumerateSubstrings(in: startIndex..., options: [.byWords, .localized]) { _, _, _, _ in count += 1 }
        return count
    }

    var sentences: [String] {
        var sentences: [String] = []
        enumerateSubstrings(in: startIndex..<endIndex, options: .bySentences) { sentence, _, _, _ in
            if let sentence { sentences.append(sentence.trimmingCharacters(in: .whitespaces)) }
        }
        return sentences
    }

    var initials: String {
        var initials = ""
        enumerateSubstrings(in: startIndex..<endIndex, options: .byWords) { word, _, _, stop in
            initials += word?.prefix(1).uppercased() ?? ""
            if initials.count == 2 { stop = true }
        }
        return initials
    }

    /// The words as ranges of an attributed string, as highlighters and readers find them.
    var wordRanges: [NSRange] {
        let text = self as NSString
        var ranges: [NSRange] = []
        text.enumerateSubstrings(in: NSRange(location: 0, length: text.length), options: .byWords) { _, range, _, _ in
            ranges.append(range)
        }
        return ranges
    }

    var slug: String? {
        applyingTransform(.toLatin, reverse: false)?
            .applyingTransform(.stripDiacritics, reverse: false)?
            .lowercased()
            .replacingOccurrences(of: " ", with: "-")
    }
}

/// The links of a message, as chats show them.
enum MessageLinks {
    static func links(in message: String) throws -> [URL] {
        let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
        let whole = NSRange(message.startIndex..., in: message)
        return detector.matches(in: message, options: [], range: whole).compactMap(\.url)
    }

    static func styled(_ message: String) throws -> AttributedString {
        var text = AttributedString(message)
        let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
        for match in detector.matches(in: message, range: NSRange(location: 0, length: message.utf16.count)) {
            guard let range = Range(match.range, in: text), let url = match.url else { continue }
            text[range].link = url
        }
        return text
    }

    static func phoneNumber(in message: String) throws -> String? {
        let types: NSTextCheckingResult.CheckingType = [.phoneNumber, .date]
        let detector = try NSDataDetector(types: types.rawValue)
        return detector.firstMatch(in: message, range: NSRange(message.startIndex..., in: message))?.phoneNumber
    }
}

/// The headings of a document, as readers of Markdown list them.
enum MarkdownOutline {
    static func headings(of markdown: String) throws -> [String] {
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .full)
        let text = try AttributedString(markdown: markdown, options: options)
        var headings: [String] = []
        for (intent, range) in text.runs[\.presentationIntent] {
            guard let intent else { continue }
            for component in intent.components {
                if case .header(let level) = component.kind {
                    headings.append("\(level) \(String(text[range].characters))")
                }
            }
        }
        return headings
    }

    static func indentation(of intent: PresentationIntent) -> Int { intent.indentationLevel }
}
