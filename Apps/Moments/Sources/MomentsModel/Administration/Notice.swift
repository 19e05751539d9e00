public import Foundation

/// A message of the people who run the server, shown above the timeline until the viewer closes it.
public struct Notice: Identifiable, Hashable, Codable, Sendable {
    public var id: NoticeID
    public var kind: NoticeKind
    /// The announcement, or the text of what was removed; may be empty for a moment without text.
    public var text: String
    public var createdDate: Date
    /// When it disappears for everybody; nil if it stays until each person closes it.
    public var untilDate: Date?

    public init(id: NoticeID, kind: NoticeKind, text: String, createdDate: Date, untilDate: Date? = nil) {
        self.id = id
        self.kind = kind
        self.text = text
        self.createdDate = createdDate
        self.untilDate = untilDate
    }
}

/// What a notice says.
public enum NoticeKind: String, Codable, Sendable, CaseIterable {
    /// A text of the admins for everybody.
    case announcement = "ANNOUNCEMENT"
    /// Staff have removed a moment of the viewer.
    case momentRemoved = "MOMENT_REMOVED"
    /// Staff have removed a comment of the viewer.
    case commentRemoved = "COMMENT_REMOVED"
}
