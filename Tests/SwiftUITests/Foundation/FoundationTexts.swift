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

    var slug: String? {
        applyingTransform(.toLatin, reverse: false)?
            .applyingTransform(.stripDiacritics, reverse: false)?
            .lowercased()
            .replacingOccurrences(of: " ", with: "-")
    }
}
