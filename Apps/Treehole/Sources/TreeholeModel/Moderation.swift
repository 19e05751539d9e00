public import Foundation

/// The reason of a report.
public enum ReportReason: String, Codable, Sendable, CaseIterable {
    case insult = "INSULT"
    case spam = "SPAM"
    case personalData = "PERSONAL_DATA"
    case danger = "DANGER"
    case other = "OTHER"
}

/// A reported post or comment in the queue of moderators.
public struct Report: Identifiable, Hashable, Codable, Sendable {
    public var id: Int
    public var postID: Int
    /// The floor of the reported comment; nil if the post itself was reported.
    public var floor: Int?
    /// The text of the post or comment.
    public var text: String
    public var reason: ReportReason
    /// The words of the person who reported; may be empty.
    public var note = ""
    /// How many people have reported the same.
    public var count = 1
    public var createdDate: Date
}

/// What a moderator decides about a report.
public enum Verdict: String, Codable, Sendable, CaseIterable {
    /// Nothing is wrong.
    case dismiss = "DISMISS"
    /// Hide the post or comment.
    case hide = "HIDE"
    /// Hide it, and keep its writer from writing for seven days. Nobody learns who it is.
    case ban = "BAN"
}
