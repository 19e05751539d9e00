import ListKit
import MomentsFoundations
import MomentsModel
import SwiftUI

extension EntranceFailure {
    /// Returns the failure's text for people.
    ///
    /// - Parameter now: The date from which the time left of a suspension counts.
    func text(locale: Locale, now: Date = Date()) -> Text {
        switch self {
        case .wrongCredentials: Text("Wrong handle or password.")
        case .handleTaken: Text("This handle is already taken.")
        case .invitationInvalid: Text("This invitation was used or revoked, or has expired. Ask for a new one.")
        case .resetInvalid: Text("This link was used or replaced, or has expired. Ask for a new one.")
        case .onlyPasswordSet: Text("Your new password is set. Sign in with it.")
        case .suspended(let remaining, let message): Self.suspension(remaining, message, in: locale, now: now)
        case .limited(let wait?):
            Text("Too many attempts. Please try again in \(WaitingTime.text(of: wait, in: locale)).")
        case .limited(nil): Text("Too many attempts. Please wait a moment, then try again.")
        case .unavailable: Text("The server cannot be reached. Please try again in a moment.")
        case .notKept: Text("Your browser did not save the sign-in. Please try again.")
        case .other(let error): error.text
        }
    }

    /// The end in the person's language, as a date unless it is near. Then the reason, in the words of staff.
    private static func suspension(_ remaining: Duration?, _ message: String?, in locale: Locale, now: Date) -> Text {
        let sentence =
            switch remaining {
            case nil: Text("This account is suspended.")
            case let wait? where wait < .seconds(2 * 86_400):
                Text("This account is suspended. You can sign in again in \(WaitingTime.text(of: wait, in: locale)).")
            case let wait?:
                Text("This account is suspended until \(now + TimeInterval(wait.components.seconds), format: day).")
            }
        guard let reason = message.flatMap(SuspensionMessage.reason) else { return sentence }
        return sentence + Text(verbatim: "\n\(reason)")
    }

    private static let day = Date.FormatStyle.dateTime.year().month(.wide).day()
}
