import ServerKit

/// An action that is limited in number.
enum LimitedAction: String, Sendable, CaseIterable {
    case signIn, publish, comment, mark, report, code, change

    /// The limit, and the message for a person who has exceeded it.
    var limit: (rate: Rate, refusal: String) {
        switch self {
        case .signIn: (Rate(10, per: .seconds(60)), "Too many attempts to sign in.")
        case .publish: (Rate(10, per: .seconds(1800)), "You have written too many posts in a short time.")
        case .comment: (Rate(30, per: .seconds(120)), "You have written too many comments in a short time.")
        case .mark: (Rate(120, per: .seconds(60)), "You have starred or voted too often in a short time.")
        case .report: (Rate(20, per: .seconds(3600)), "You have reported too much in a short time.")
        case .code: (Rate(20, per: .seconds(3600)), "You have created too many codes in a short time.")
        case .change: (Rate(120, per: .seconds(60)), "You have made too many changes in a short time.")
        }
    }
}
