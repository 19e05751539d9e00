import Foundation
import ServerKit
import TreeholeModel

/// The rules for texts that members send. All functions throw `.invalid`.
enum BoardRules {
    static func post(_ input: NewPost) throws(ServiceError) -> NewPost {
        var post = input
        post.text = try PlainText.limited(PlainText.lines(input.text), Limits.postText, "A post")
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
        guard !post.text.isEmpty || input.picture != nil || !choices.isEmpty else {
            throw .invalid("A post needs text, a picture or a vote.", reason: "EMPTY")
        }
        post.choices = choices
        post.tag = try tag(input.tag)
        return post
    }

    /// Returns a tag without `#`; nil for an empty one.
    static func tag(_ text: String?) throws(ServiceError) -> String? {
        guard let text else { return nil }
        let line = PlainText.line(text)
        let tag = line.hasPrefix("#") ? PlainText.line(String(line.dropFirst())) : line
        return PlainText.isInvisible(try PlainText.limited(tag, Limits.tag, "A tag", reason: "TAG_TOO_LONG"))
            ? nil : tag
    }

    static func comment(_ text: String) throws(ServiceError) -> String {
        let text = PlainText.lines(text)
        guard !text.isEmpty else { throw .invalid("A comment needs text.", reason: "EMPTY") }
        return try PlainText.limited(text, Limits.commentText, "A comment")
    }

    static func note(_ text: String) throws(ServiceError) -> String {
        try PlainText.limited(PlainText.lines(text), Limits.reportNote, "A note")
    }

    /// Returns settings without empty entries and entries that occur twice.
    static func settings(_ settings: MemberSettings) throws(ServiceError) -> MemberSettings {
        var kept = settings
        kept.blockedTags = []
        for text in settings.blockedTags {
            if let tag = try tag(text), !kept.blockedTags.contains(tag) { kept.blockedTags.append(tag) }
        }
        kept.blockedWords = []
        for text in settings.blockedWords {
            let word = try PlainText.limited(
                PlainText.line(text),
                Limits.blockedWord,
                "A word",
                reason: "WORD_TOO_LONG"
            )
            if !PlainText.isInvisible(word), !kept.blockedWords.contains(word) { kept.blockedWords.append(word) }
        }
        guard max(kept.blockedTags.count, kept.blockedWords.count) <= Limits.blocked else {
            let limit = Limits.blocked
            throw .invalid("At most \(limit) tags and \(limit) words can be blocked.", reason: "BLOCKED")
        }
        return kept
    }

    static func search(_ search: PostSearch?) throws(ServiceError) -> PostSearch {
        guard var search else { return PostSearch() }
        search.text = try search.text.map { (text) throws(ServiceError) in
            PlainText.line(try PlainText.limited(text, Limits.searchText, "A search"))
        }
        search.tag = try tag(search.tag)
        return search
    }
}
