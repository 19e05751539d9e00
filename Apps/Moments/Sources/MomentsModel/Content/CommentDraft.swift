/// A comment that is being written.
public struct CommentDraft: Hashable, Codable, Sendable {
    public var text: String
    /// The comment it answers.
    public var replyTo: CommentID?

    public init(text: String = "", replyTo: CommentID? = nil) {
        self.text = text
        self.replyTo = replyTo
    }

    /// Whether there is nothing in it worth keeping.
    public var isEmpty: Bool { text.allSatisfy(\.isWhitespace) && replyTo == nil }
}
