/// A comment that is being written.
public struct CommentDraft: Hashable, Codable, Sendable {
    public var text: String
    /// The comment it replies to.
    public var replyTo: CommentID?

    public init(text: String = "", replyTo: CommentID? = nil) {
        self.text = text
        self.replyTo = replyTo
    }

    /// True if the draft has no content worth saving.
    public var isEmpty: Bool { text.allSatisfy(\.isWhitespace) && replyTo == nil }
}
