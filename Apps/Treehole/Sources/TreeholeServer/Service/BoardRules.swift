import Foundation
import ServerKit
import TreeholeModel

/// The rules for texts that members send.
enum BoardRules {
    /// - Throws: `.invalid`.
    static func post(_ input: PublishPostInput) throws(ServiceError) -> BoardStore.NewPost {
        let text = PlainText.lines(input.text)
        guard PlainText.fits(text, Limits.postText) else {
            throw .invalid("A post can have at most \(Limits.postText) characters.", reason: "TEXT_TOO_LONG")
        }
        let choices = input.choices.map(PlainText.line)
        guard choices.isEmpty || Limits.choices.contains(choices.count) else {
            throw .invalid("A vote needs 2 to 8 choices.", reason: "CHOICES")
        }
        for choice in choices where choice.isEmpty || !PlainText.fits(choice, Limits.choiceText) {
            throw .invalid("A choice needs 1 to \(Limits.choiceText) characters.", reason: "CHOICES")
        }
        guard Set(choices).count == choices.count else {
            throw .invalid("Two choices of a vote are the same.", reason: "CHOICES")
        }
        guard !text.isEmpty || input.picture != nil || !choices.isEmpty else {
            throw .invalid("A post needs text, a picture or a vote.", reason: "EMPTY")
        }
        return BoardStore.NewPost(
            text: text,
            tag: try tag(input.tag),
            choices: choices,
            isSensitive: input.isSensitive
        )
    }

    /// Returns a tag without `#`; nil for an empty one.
    ///
    /// - Throws: `.invalid`.
    static func tag(_ text: String?) throws(ServiceError) -> String? {
        guard let text else { return nil }
        let line = PlainText.line(text)
        let tag = line.hasPrefix("#") ? PlainText.line(String(line.dropFirst())) : line
        guard PlainText.fits(tag, Limits.tag) else {
            throw .invalid("A tag can have at most \(Limits.tag) characters.", reason: "TAG_TOO_LONG")
        }
        return PlainText.isInvisible(tag) ? nil : tag
    }

    /// - Throws: `.invalid`.
    static func comment(_ text: String) throws(ServiceError) -> String {
        let text = PlainText.lines(text)
        guard !text.isEmpty else { throw .invalid("A comment needs text.", reason: "EMPTY") }
        guard PlainText.fits(text, Limits.commentText) else {
            throw .invalid("A comment can have at most \(Limits.commentText) characters.", reason: "TEXT_TOO_LONG")
        }
        return text
    }

    /// - Throws: `.invalid`.
    static func note(_ text: String) throws(ServiceError) -> String {
        let text = PlainText.lines(text)
        guard PlainText.fits(text, Limits.reportNote) else {
            throw .invalid("A note can have at most \(Limits.reportNote) characters.", reason: "TEXT_TOO_LONG")
        }
        return text
    }

    /// Returns settings without empty entries and entries that occur twice.
    ///
    /// - Throws: `.invalid`.
    static func settings(_ settings: MemberSettings) throws(ServiceError) -> MemberSettings {
        var kept = settings
        kept.blockedTags = []
        for text in settings.blockedTags {
            if let tag = try tag(text), !kept.blockedTags.contains(tag) { kept.blockedTags.append(tag) }
        }
        kept.blockedWords = []
        for text in settings.blockedWords {
            let word = PlainText.line(text)
            guard PlainText.fits(word, Limits.blockedWord) else {
                throw .invalid("A word can have at most \(Limits.blockedWord) characters.", reason: "WORD_TOO_LONG")
            }
            if !PlainText.isInvisible(word), !kept.blockedWords.contains(word) { kept.blockedWords.append(word) }
        }
        guard max(kept.blockedTags.count, kept.blockedWords.count) <= Limits.blocked else {
            throw .invalid(
                "At most \(Limits.blocked) tags and \(Limits.blocked) words can be blocked.",
                reason: "BLOCKED"
            )
        }
        return kept
    }

    /// - Throws: `.invalid`.
    static func search(_ search: PostSearch?) throws(ServiceError) -> PostSearch {
        guard var search else { return PostSearch() }
        if let text = search.text {
            guard PlainText.fits(text, Limits.searchText) else {
                throw .invalid("A search can have at most \(Limits.searchText) characters.", reason: "TEXT_TOO_LONG")
            }
            search.text = PlainText.line(text)
        }
        search.tag = try tag(search.tag)
        return search
    }
}
