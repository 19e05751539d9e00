import MomentsModel
import MomentsRepositories

/// The state of the editor of a published text.
public struct MomentTextDraft: Equatable, Sendable {
    public var text: String
    public var isSaving = false
    /// The error of the last attempt to save.
    public var failure: RepoError?
    let original: String
    /// Whether the moment has something to show without a text.
    let canBeEmpty: Bool

    init(_ moment: Moment) {
        text = moment.title
        original = moment.title
        canBeEmpty = moment.url != nil || !moment.images.isEmpty
    }

    /// The number of characters left, negative if over the limit; nil while 500 or more are left.
    public var remaining: Int? {
        let remaining = Limits.momentText - text.count
        return remaining < 500 ? remaining : nil
    }

    /// Indicates whether the text is a new one that the moment can have.
    public var canSave: Bool {
        let isBlank = text.allSatisfy(\.isWhitespace)
        return !isSaving && text != original && text.count <= Limits.momentText && (canBeEmpty || !isBlank)
    }
}
