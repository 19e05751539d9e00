import Foundation
import MomentsModel

/// A rule for stored texts.
///
/// A character may consist of any number of code points, so a limit on characters alone would allow megabytes.
struct TextRule {
    let what: String
    let maximumCharacters: Int
    var mayBeEmpty = false
    /// Whether it is shown in a line with other texts, which it must not break or reorder.
    var isLine = false
    /// The reason in the errors; see `StoreError.reason`.
    var reason: String?
    var maximumBytes: Int { maximumCharacters * 16 }

    static let name = TextRule(what: "name", maximumCharacters: Limits.name, isLine: true)
    static let momentText = TextRule(what: "text", maximumCharacters: Limits.momentText, mayBeEmpty: true)
    static let commentText = TextRule(what: "comment", maximumCharacters: Limits.commentText)
    static let link = TextRule(what: "link", maximumCharacters: Limits.link)
    static let photoDescription = TextRule(
        what: "photo description",
        maximumCharacters: Limits.photoDescription,
        mayBeEmpty: true
    )
    static let tagName = TextRule(
        what: "name of a tag",
        maximumCharacters: Limits.tagName,
        isLine: true,
        reason: "TAG_NAME"
    )
    static let suspensionReason = TextRule(
        what: "reason",
        maximumCharacters: Limits.suspensionReason,
        mayBeEmpty: true
    )
    static let announcement = TextRule(what: "announcement", maximumCharacters: Limits.announcement)
    static let preferenceKey = TextRule(what: "preference name", maximumCharacters: 100)
    static let preferenceValue = TextRule(what: "preference value", maximumCharacters: 20_000, mayBeEmpty: true)

    /// - Throws: `StoreError.invalid`.
    func check(_ text: String) throws {
        guard !text.utf8.contains(0) else { throw invalid("contains a null character") }
        guard !isLine || text.unicodeScalars.allSatisfy(\.isWithinLine) else {
            throw invalid("contains a line break or another control character")
        }
        guard mayBeEmpty || !text.isBlank else { throw invalid("is empty") }
        guard text.utf8.count <= maximumBytes, text.count <= maximumCharacters else {
            throw invalid("is too long; the limit is \(maximumCharacters) characters")
        }
    }

    private func invalid(_ problem: String) -> StoreError {
        .invalid("The \(what) \(problem).", reason: reason)
    }
}

extension String {
    /// Whether the text has no visible characters.
    var isBlank: Bool { unicodeScalars.allSatisfy(\.isInvisible) }
}

extension Unicode.Scalar {
    fileprivate var isInvisible: Bool {
        properties.isWhitespace || properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control
    }

    fileprivate var isWithinLine: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        default: !properties.isBidiControl
        }
    }
}
