/// An action that is limited in number.
enum LimitedAction: String, Codable, Sendable, CaseIterable {
    case signIn, signUp, invitation, password, publish, like, comment, friendRequest, upload, draft, linkCard, export,
        report, change

    /// The message for a person who has exceeded the limit.
    var refusal: String {
        switch self {
        case .signIn: "Too many sign-in attempts."
        case .signUp: "Too many sign-up attempts."
        case .invitation: "Too many checks of invitations."
        case .password: "Too many attempts that involve a password."
        case .publish: "You have published too many moments in a short time."
        case .like: "You have liked too many moments in a short time."
        case .comment: "You have written too many comments in a short time."
        case .friendRequest: "You have sent too many friend requests in a short time."
        case .upload: "You have uploaded too many photos in a short time."
        case .draft: "You have saved too many drafts in a short time."
        case .linkCard: "You have published too many links in a short time."
        case .export: "You have downloaded your data too often in a short time."
        case .report: "You have reported too much in a short time."
        case .change: "You have made too many changes in a short time."
        }
    }
}
