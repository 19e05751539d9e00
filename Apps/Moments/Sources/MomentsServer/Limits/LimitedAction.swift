/// An action that is limited in number.
enum LimitedAction: String, Codable, Sendable, CaseIterable {
    case signIn, signUp, password, publish, like, comment, friendRequest, upload, draft, change

    /// The message for a person who has exceeded the limit.
    var refusal: String {
        switch self {
        case .signIn: "There were too many attempts to sign in."
        case .signUp: "There were too many attempts to sign up."
        case .password: "There were too many attempts to change a password."
        case .publish: "You have published a lot in a short time."
        case .like: "You have liked a lot in a short time."
        case .comment: "You have commented a lot in a short time."
        case .friendRequest: "You have asked many people in a short time."
        case .upload: "You have uploaded many photos in a short time."
        case .draft: "You have written a lot in a short time."
        case .change: "You have changed a lot in a short time."
        }
    }
}
