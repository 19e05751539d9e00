import MomentsModel

/// Rules for drafts.
enum DraftRules {
    /// How long a draft and its photos are kept after the last save: 30 days.
    static let lifetime: Duration = .seconds(30 * 86_400)
    /// The maximum number of comment drafts per person; a further one replaces the oldest.
    static let commentDrafts = 50

    /// A draft may be longer than what can be published: people shorten a text before they publish it.
    static let momentText = TextRule(what: "draft", maximumCharacters: Limits.momentText * 2, mayBeEmpty: true)
    static let link = TextRule(what: "draft link", maximumCharacters: Limits.link * 2, mayBeEmpty: true)
    static let commentText = TextRule(what: "draft", maximumCharacters: Limits.commentText * 2, mayBeEmpty: true)
}

extension NewMomentDraft {
    /// - Throws: `StoreError.invalid`.
    func check() throws {
        try DraftRules.momentText.check(text)
        if let url { try DraftRules.link.check(url) }
        guard photos.count <= Limits.photosPerMoment else {
            throw StoreError.invalid("The draft has too many photos; the limit is \(Limits.photosPerMoment).")
        }
        for photo in photos { try TextRule.photoDescription.check(photo.altText) }
        try audience.checkSize()
    }
}

extension NewCommentDraft {
    /// - Throws: `StoreError.invalid`.
    func check() throws { try DraftRules.commentText.check(text) }
}
